import { TILE_COUNT } from "#core/game/board.ts";
import { applyMove, type Game, type Move } from "#core/game/moves.ts";
import { startGame, type Power, type TeamIndex, type Winner } from "#core/game/state.ts";

const QUESTION_IDS: readonly number[] = Array.from({ length: TILE_COUNT }, (_, tile) => 1000 + tile);

/** A game just made, with made-up question ids. */
export const newGame = (teamNames: readonly [string, string] = ["Alpha", "Beta"]): Game => ({
  state: startGame(teamNames, QUESTION_IDS),
  trail: [],
});

/** Plays moves one after the other; a refused one is a mistake of the test. */
export function playAll(game: Game, ...moves: readonly Move[]): Game {
  return moves.reduce((current, move) => {
    const next = applyMove(current, move);
    if (!next.ok) throw new Error(`${move.type} was refused: ${next.refusal}`);
    return next.value;
  }, game);
}

export const award = (tile: number, winner: Winner): Move => ({ type: "awardTile", tile, winner });
export const use = (team: TeamIndex, power: Power): Move => ({ type: "usePower", team, power });
export const undo: Move = { type: "undo" };
