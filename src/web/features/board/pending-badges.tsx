import { CopyPlus, ShieldBan, Sparkles } from "lucide-react";
import type { PendingPower } from "#core/game/state.ts";
import { GAME_TEXTS, type TwoScripts as Text } from "./game-texts.ts";
import { TwoScripts } from "./two-scripts.tsx";

const BADGES = {
  double: { text: GAME_TEXTS.doubled, icon: <Sparkles aria-hidden="true" /> },
  block: { text: GAME_TEXTS.blocksOther, icon: <ShieldBan aria-hidden="true" /> },
  twoAnswers: { text: GAME_TEXTS.mayAnswerTwice, icon: <CopyPlus aria-hidden="true" /> },
} as const satisfies Record<PendingPower, { text: Text; icon: unknown }>;

/** A team's powers that count for this question. */
export const PendingBadges = ({ powers }: { powers: readonly PendingPower[] }) =>
  powers.length === 0 ? null : (
    <ul className="badges">
      {powers.map((power) => (
        <li key={power} className="badge">
          {BADGES[power].icon}
          <TwoScripts text={BADGES[power].text} />
        </li>
      ))}
    </ul>
  );
