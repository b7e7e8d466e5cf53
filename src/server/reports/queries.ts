import { sql } from "kysely";
import type { TileState } from "#core/game/state.ts";
import type { Db } from "#server/platform/database.ts";

export interface ReportedQuestion {
  readonly questionId: number;
  readonly revision: number;
  readonly categoryName: string;
  readonly questionAr: string;
  readonly answerAr: string;
  readonly mediaUrl: string | null;
  readonly tileState: TileState;
}

/** The question behind a tile of an own game, with its answer: for the editors, never for the browser. */
export async function findReportedQuestion(
  db: Db,
  { gameId, userId, tile }: { gameId: string; userId: string; tile: number },
): Promise<ReportedQuestion | null> {
  const { rows } = await sql<{
    id: number;
    revision: number;
    name_ar: string;
    question_ar: string;
    answer_ar: string;
    media_url: string | null;
    tile_state: TileState;
  }>`
    select questions.id, questions.revision, categories.name_ar, question_ar, answer_ar, media_url,
      games.game_state -> 'tiles' -> ${tile}::integer as tile_state
    from games
    join questions on questions.id = (games.game_state -> 'questionIds' ->> ${tile}::integer)::integer
    join categories on categories.id = questions.category_id
    where games.id = ${gameId} and games.user_id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    questionId: row.id,
    revision: row.revision,
    categoryName: row.name_ar,
    questionAr: row.question_ar,
    answerAr: row.answer_ar,
    mediaUrl: row.media_url,
    tileState: row.tile_state,
  };
}

/** @returns false when a report with this id is stored already */
export async function insertReport(
  db: Db,
  report: {
    id: string;
    userId: string;
    gameId: string;
    questionId: number;
    questionRevision: number;
    tileValue: number;
    description: string;
    seen: unknown;
  },
): Promise<boolean> {
  const inserted = await db
    .insertInto("question_reports")
    .values({
      id: report.id,
      user_id: report.userId,
      game_id: report.gameId,
      question_id: report.questionId,
      question_revision: report.questionRevision,
      tile_value: report.tileValue,
      description: report.description,
      seen: JSON.stringify(report.seen),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}
