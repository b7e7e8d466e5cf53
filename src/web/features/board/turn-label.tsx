import type { GameState } from "#core/game/state.ts";
import { Bdi } from "#web/ui/bdi.tsx";
import { GAME_TEXTS } from "./game-texts.ts";
import { TeamMark } from "./team-mark.tsx";
import { TwoScripts } from "./two-scripts.tsx";

/** Whose turn it is, in the header of the question's screens. */
export const TurnLabel = ({ state: { teams, turn } }: { state: GameState }) => (
  <p className="turn-label" data-team={turn}>
    <TwoScripts text={{ ...GAME_TEXTS.teamTurn, en: `${GAME_TEXTS.teamTurn.en}: ` }} lead="ar" />
    <TeamMark winner={turn} className="team-mark" />
    <Bdi title={teams[turn].name} className="turn-label-name">
      {teams[turn].name}
    </Bdi>
  </p>
);
