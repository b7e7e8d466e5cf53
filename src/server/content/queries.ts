import { sql } from "kysely";
import type { QuestionCounts } from "#core/game/setup.ts";
import type { Candidate, Pair } from "#core/game/draw.ts";
import { DIFFICULTIES, type Difficulty } from "#core/game/board.ts";
import type { Db } from "#server/platform/database.ts";

/** How many questions a draw sees of each difficulty, on either side of where it starts reading. */
const CANDIDATES_PER_SIDE = 4;

export interface Category {
  readonly id: number;
  readonly slug: string;
  readonly nameAr: string;
  readonly nameEn: string;
  readonly descriptionAr: string;
  readonly descriptionEn: string;
  readonly groupId: string;
  readonly imageUrl: string;
  readonly counts: QuestionCounts;
}

export async function listCategories(db: Db): Promise<readonly Category[]> {
  const rows = await db
    .selectFrom("categories")
    .selectAll()
    .where("retired_at", "is", null)
    .orderBy("position")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    nameAr: row.name_ar,
    nameEn: row.name_en,
    descriptionAr: row.description_ar,
    descriptionEn: row.description_en,
    groupId: row.group_id,
    imageUrl: row.image_url,
    counts: { easy: row.easy_count, normal: row.normal_count, hard: row.hard_count },
  }));
}

export interface CategoryProgress {
  readonly categoryId: number;
  readonly nameAr: string;
  readonly counts: QuestionCounts;
  readonly gamesPlayed: number;
}

/** Question counts of categories beside the games a person made with them; of all categories without `categoryIds`. */
export async function listProgress(
  db: Db,
  { userId, categoryIds }: { userId: string | null; categoryIds?: readonly number[] },
): Promise<readonly CategoryProgress[]> {
  let query = db
    .selectFrom("categories")
    .leftJoin("user_category_progress as progress", (join) =>
      join.onRef("progress.category_id", "=", "categories.id").on("progress.user_id", "=", userId),
    )
    .select(["categories.id", "name_ar", "easy_count", "normal_count", "hard_count", "progress.games_played"])
    .where("retired_at", "is", null)
    .orderBy("position");
  if (categoryIds) query = query.where("categories.id", "in", [...categoryIds]);
  const rows = await query.execute();
  return rows.map((row) => ({
    categoryId: row.id,
    nameAr: row.name_ar,
    counts: { easy: row.easy_count, normal: row.normal_count, hard: row.hard_count },
    gamesPlayed: row.games_played ?? 0,
  }));
}

/**
 * Questions a person has not had, up to eight of each category and difficulty.
 *
 * Read from a random place of the draw order onwards and around its end, so that the cost does not grow with the bank.
 */
export async function listCandidates(
  db: Db,
  { userId, categoryIds, chance }: { userId: string; categoryIds: readonly number[]; chance: () => number },
): Promise<readonly (Candidate & { readonly categoryId: number })[]> {
  const buckets = categoryIds.flatMap((categoryId) =>
    DIFFICULTIES.map((difficulty) => ({ category_id: categoryId, difficulty, start: chance() })),
  );
  const { rows } = await sql<{ id: number; category_id: number; difficulty: Difficulty }>`
    select candidate.id, bucket.category_id, bucket.difficulty
    from jsonb_to_recordset(${JSON.stringify(buckets)}::jsonb)
      as bucket (category_id integer, difficulty text, start double precision)
    left join user_category_progress progress
      on progress.user_id = ${userId} and progress.category_id = bucket.category_id
    cross join lateral (
      (select id from questions
        where category_id = bucket.category_id and difficulty = bucket.difficulty and retired_at is null
          and draw_key >= bucket.start and id <> all(coalesce(progress.used_question_ids, '{}'))
        order by draw_key limit ${sql.lit(CANDIDATES_PER_SIDE)})
      union all
      (select id from questions
        where category_id = bucket.category_id and difficulty = bucket.difficulty and retired_at is null
          and draw_key < bucket.start and id <> all(coalesce(progress.used_question_ids, '{}'))
        order by draw_key limit ${sql.lit(CANDIDATES_PER_SIDE)})
    ) as candidate`.execute(db);
  return rows.map(({ id, category_id, difficulty }) => ({ id, categoryId: category_id, difficulty }));
}

/** The pairs to keep apart among some questions. */
export async function listPairs(db: Db, questionIds: readonly number[]): Promise<readonly Pair[]> {
  const { rows } = await sql<{ question_id: number; other_id: number }>`
    select question_id, other_id from question_pairs
    where question_id = any(${[...questionIds]}::integer[]) and other_id = any(${[...questionIds]}::integer[])`.execute(
    db,
  );
  return rows.map(({ question_id, other_id }) => [question_id, other_id]);
}

/** Counts drawable questions of a category, by difficulty, beside the given ones; `null` for an unknown category. */
export async function countQuestions(
  db: Db,
  { nameAr, exceptIds }: { nameAr: string; exceptIds: readonly number[] },
): Promise<QuestionCounts | null> {
  const { rows } = await sql<{ easy: number; normal: number; hard: number }>`
    select
      count(*) filter (where difficulty = 'easy') as easy,
      count(*) filter (where difficulty = 'normal') as normal,
      count(*) filter (where difficulty = 'hard') as hard
    from categories
    left join questions on questions.category_id = categories.id and questions.retired_at is null
      and questions.id <> all(${[...exceptIds]}::integer[])
    where categories.name_ar = ${nameAr} and categories.retired_at is null
    group by categories.id`.execute(db);
  return rows[0] ?? null;
}
