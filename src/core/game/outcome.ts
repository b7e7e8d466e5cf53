import { isAwarded, type GameState, type Team, type TeamIndex } from "./state.ts";

/** A team in the final list, with its place on the board. */
export interface RankedTeam extends Team {
  readonly index: TeamIndex;
}

export interface Outcome {
  readonly isFinished: boolean;
  /** Both top scores are equal. */
  readonly isDraw: boolean;
  /** Teams by score, highest first; at a draw in board order. */
  readonly ranking: readonly [RankedTeam, RankedTeam];
}

/** How a game stands: finished once all 36 tiles are awarded. */
export function outcomeOf({ tiles, teams }: GameState): Outcome {
  const first: RankedTeam = { ...teams[0], index: 0 };
  const second: RankedTeam = { ...teams[1], index: 1 };
  return {
    isFinished: tiles.every(isAwarded),
    isDraw: first.score === second.score,
    ranking: second.score > first.score ? [second, first] : [first, second],
  };
}

/** How many of the 36 tiles are awarded. */
export const awardedTileCount = ({ tiles }: GameState): number => tiles.filter(isAwarded).length;
