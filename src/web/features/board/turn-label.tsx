import type { GameState } from "#core/game/state.ts";
import { Bdi } from "#web/ui/bdi.tsx";
import { GAME_TEXTS } from "./game-texts.ts";
import { TeamMark } from "./team-mark.tsx";

/** Whose turn it is, in the header of the question's screens. */
export const TurnLabel = ({ state: { teams, turn } }: { state: GameState }) => (
  <p className="turn-label" data-team={turn}>
    <span>{GAME_TEXTS.teamTurn.en}: </span>
    <TeamMark winner={turn} className="team-mark" />
    <Bdi className="turn-label-name">{teams[turn].name}</Bdi>
  </p>
);
