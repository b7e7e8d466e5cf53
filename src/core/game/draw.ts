import {
  CATEGORY_COUNT,
  DIFFICULTIES,
  difficultyOfTile,
  QUESTIONS_PER_DIFFICULTY,
  TILE_COUNT,
  TILES_PER_CATEGORY,
  type Difficulty,
} from "./board.ts";

/** A question that may be drawn: the person has not had it yet. */
export interface Candidate {
  readonly id: number;
  readonly difficulty: Difficulty;
}

export interface CategoryCandidates {
  readonly categoryId: number;
  readonly candidates: readonly Candidate[];
}

/** Two questions that must not meet in one game: one gives the other away, or asks the same. */
export type Pair = readonly [number, number];

/** The questions of all tiles, or the category that cannot give two of each difficulty. */
export type Draw =
  | { readonly ok: true; readonly questionIds: readonly number[] }
  | { readonly ok: false; readonly refusal: "NOT_ENOUGH_QUESTIONS"; readonly categoryId: number };

interface Bucket {
  readonly categoryId: number;
  readonly difficulty: Difficulty;
  readonly pool: readonly number[];
}

/**
 * Chooses 2 easy, 2 normal and 2 hard questions for each of six categories, in the order of the tiles.
 *
 * No two questions of `pairs` are drawn together. The buckets with the fewest candidates choose first, so that the
 * others can still avoid their rivals. In its last games a category gives its paired questions away first, so that
 * two rivals are not all that is left.
 *
 * @param chance a number from 0 up to, not including, 1
 */
export function drawQuestions(
  categories: readonly CategoryCandidates[],
  pairs: readonly Pair[],
  chance: () => number,
): Draw {
  const rivals = rivalsOf(pairs);
  const drawn = new Set<number>();
  const chosen = new Map<string, readonly number[]>();

  for (const { categoryId, difficulty, pool } of bucketsOf(categories, rivals, chance)) {
    const picks: number[] = [];
    for (const id of pool) {
      if (picks.length === QUESTIONS_PER_DIFFICULTY) break;
      if (drawn.has(id) || [...(rivals.get(id) ?? [])].some((rival) => drawn.has(rival))) continue;
      drawn.add(id);
      picks.push(id);
    }
    if (picks.length < QUESTIONS_PER_DIFFICULTY) return { ok: false, refusal: "NOT_ENOUGH_QUESTIONS", categoryId };
    chosen.set(bucketKey(categoryId, difficulty), picks);
  }

  const questionIds = categories.slice(0, CATEGORY_COUNT).flatMap(({ categoryId }) =>
    Array.from({ length: TILES_PER_CATEGORY }, (_, slot) => {
      const column = Math.floor(slot / DIFFICULTIES.length);
      return chosen.get(bucketKey(categoryId, difficultyOfTile(slot)))?.[column];
    }),
  );
  return { ok: true, questionIds: questionIds.filter((id) => id !== undefined).slice(0, TILE_COUNT) };
}

function bucketsOf(categories: readonly CategoryCandidates[], rivals: Rivals, chance: () => number): readonly Bucket[] {
  return categories
    .flatMap(({ categoryId, candidates }) =>
      DIFFICULTIES.map((difficulty) => {
        const ids = candidates.filter((candidate) => candidate.difficulty === difficulty).map(({ id }) => id);
        const pool = shuffled(ids, chance);
        const isNearlyUsedUp = pool.length <= 2 * QUESTIONS_PER_DIFFICULTY;
        return {
          categoryId,
          difficulty,
          pool: isNearlyUsedUp ? pool.toSorted((a, b) => Number(rivals.has(b)) - Number(rivals.has(a))) : pool,
        };
      }),
    )
    .toSorted((a, b) => a.pool.length - b.pool.length);
}

const bucketKey = (categoryId: number, difficulty: Difficulty): string => `${categoryId} ${difficulty}`;

type Rivals = ReadonlyMap<number, ReadonlySet<number>>;

function rivalsOf(pairs: readonly Pair[]): Rivals {
  const rivals = new Map<number, Set<number>>();
  for (const [one, other] of pairs) {
    rivals.set(one, (rivals.get(one) ?? new Set()).add(other));
    rivals.set(other, (rivals.get(other) ?? new Set()).add(one));
  }
  return rivals;
}

/** A fair order: each id gets a chance of its own to sort by. */
function shuffled(ids: readonly number[], chance: () => number): readonly number[] {
  return ids
    .map((id) => ({ id, order: chance() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ id }) => id);
}
