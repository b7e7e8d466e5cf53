import { TILE_COUNT } from "#core/game/board.ts";
import type { GameState } from "#core/game/state.ts";

/**
 * Whether a stored state is whole: a damaged row must lead to the specified error, not to a broken board.
 *
 * Only what would break a screen is looked at; this runs with every move.
 */
export function isGameState(stored: unknown): stored is GameState {
  if (typeof stored !== "object" || stored === null) return false;
  const { teams, tiles, questionIds } = stored as Partial<Record<keyof GameState, unknown>>;
  return hasLength(teams, 2) && hasLength(tiles, TILE_COUNT) && hasLength(questionIds, TILE_COUNT);
}

const hasLength = (value: unknown, length: number): boolean => Array.isArray(value) && value.length === length;
