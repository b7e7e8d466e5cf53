import { sql } from "kysely";
import type { z } from "zod";
import type { getQuestionDetails } from "#contract/categories.ts";
import { TILE_VALUES, type Difficulty } from "#core/game/board.ts";
import { isRevealed, type TileState } from "#core/game/state.ts";
import type { Db } from "#server/platform/database.ts";
import { ApiError } from "#server/platform/errors.ts";

/** Names a browser shows before it knows better; no category is called so (game specification, section 5). */
const NOT_A_CATEGORY = new Set(["", "Loading", "..."]);

/**
 * A question of one of the person's own games, by the specification's names; the answer and its media only once a tile
 * with it is revealed.
 *
 * @throws ApiError for a category or id that cannot be one, and for questions the person never drew
 */
export async function findQuestionDetails(
  db: Db,
  { userId, categoryName, questionId }: { userId: string; categoryName: string; questionId: number },
): Promise<z.infer<typeof getQuestionDetails.response>> {
  if (NOT_A_CATEGORY.has(categoryName.trim())) throw new ApiError("BAD_REQUEST", { field: "p_category_name" });
  if (questionId <= 0) throw new ApiError("BAD_REQUEST", { field: "p_question_id" });

  const { rows } = await sql<{
    question_ar: string;
    answer_ar: string;
    difficulty: Difficulty;
    media_url: string | null;
    answer_media_url: string | null;
    tile: TileState;
  }>`
    select question_ar, answer_ar, difficulty, media_url, answer_media_url,
      games.game_state -> 'tiles' -> (place.position::integer - 1) as tile
    from questions
    join categories on categories.id = questions.category_id and categories.name_ar = ${categoryName.trim()}
    join user_category_progress progress on progress.category_id = categories.id and progress.user_id = ${userId}
      and questions.id = any(progress.used_question_ids)
    join games on games.user_id = ${userId} and categories.id = any(games.category_ids)
    cross join lateral jsonb_array_elements(games.game_state -> 'questionIds') with ordinality as place (id, position)
    where questions.id = ${questionId} and place.id = to_jsonb(questions.id)`.execute(db);
  const [row] = rows;
  if (!row) throw new ApiError("QUESTION_NOT_FOUND");

  const isShown = isRevealed(row.tile);
  return {
    question: row.question_ar,
    answer: isShown ? row.answer_ar : null,
    difficulty: row.difficulty,
    points: TILE_VALUES[row.difficulty],
    video_url: row.media_url,
    answer_url: isShown ? row.answer_media_url : null,
  };
}
