import type { ReactNode } from "react";
import { TEAMS, type GameState, type TeamIndex } from "#core/game/state.ts";
import { formatScore } from "#web/lib/format.ts";
import { Emblem } from "#web/ui/logo.tsx";
import { PendingBadges } from "./pending-badges.tsx";
import { GAME_TEXTS } from "./game-texts.ts";
import { TeamMark } from "./team-mark.tsx";

interface Props {
  state: GameState;
  /** What a team can do here. */
  renderControl?: (team: TeamIndex) => ReactNode;
}

/** Both teams beside a question or an answer, with what counts for it. */
export const SidePanel = ({ state: { teams, turn }, renderControl }: Props) => (
  <aside className="side">
    <Emblem className="side-logo" />
    {TEAMS.map((index) => {
      const { name, score, pendingPowers } = teams[index];
      return (
        <section
          key={index}
          className="side-team"
          data-team={index}
          data-turn={turn === index || undefined}
          aria-label={name}
        >
          <div className="side-team-name">
            <TeamMark winner={index} className="team-mark" />
            <h2 dir="auto" title={name} className="team-name-text">
              {name}
            </h2>
          </div>
          <output className="team-points" aria-live="off" aria-label={GAME_TEXTS.score.en}>
            {formatScore(score)}
          </output>
          <PendingBadges powers={pendingPowers} />
          {renderControl?.(index)}
        </section>
      );
    })}
  </aside>
);
