/** The shape of every board (game specification, section 9). */
export const CATEGORY_COUNT = 6;
export const TILES_PER_CATEGORY = 6;
export const TILE_COUNT = CATEGORY_COUNT * TILES_PER_CATEGORY;
export const QUESTIONS_PER_DIFFICULTY = 2;

/** Ids of questions that stand in for a missing one lie below this (game specification, section 3). */
export const PLACEHOLDER_BELOW = -1000;

export const DIFFICULTIES = ["easy", "normal", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Board points of a question; the other reading of the specification, 100/200/300, is not used. */
export const TILE_VALUES = { easy: 200, normal: 400, hard: 600 } as const satisfies Record<Difficulty, number>;

/**
 * Difficulty of a tile: a category's first three tiles are its left column, the next three its right one, and each
 * column runs easy, normal, hard.
 *
 * @param tile 0 to 35, category by category
 */
export function difficultyOfTile(tile: number): Difficulty {
  return DIFFICULTIES[tile % DIFFICULTIES.length] ?? "easy";
}

/** Board points of a tile: 200, 400 or 600. */
export const valueOfTile = (tile: number): number => TILE_VALUES[difficultyOfTile(tile)];

/** Position of the tile's category on the board, 0 to 5. */
export const categoryOfTile = (tile: number): number => Math.floor(tile / TILES_PER_CATEGORY);

export const isTile = (tile: number): boolean => Number.isInteger(tile) && tile >= 0 && tile < TILE_COUNT;
