import { valueOfTile } from "#core/game/board.ts";
import { isRevealed } from "#core/game/state.ts";
import type { Db } from "#server/platform/database.ts";
import { ApiError } from "#server/platform/errors.ts";
import { findReportedQuestion, insertReport } from "./queries.ts";
import type { ChatRelay } from "./chat-relay.ts";

/** Stands where a person wrote nothing (game specification, section 5). */
const NO_DESCRIPTION = "(no description provided)";

export interface Report {
  /** Made by the browser; a repeat of it is the same report. */
  readonly id: string;
  readonly userId: string;
  readonly gameId: string;
  readonly tile: number;
  readonly text: string;
}

/**
 * Stores what a person says about a question, beside what they saw of it, and tells the editors' chat.
 *
 * Question and answer are looked up here, so that nobody reports words that were never shown. The chat hears of it
 * after it is stored, and not hearing is no failure.
 */
export async function reportQuestion(
  { db, relay }: { db: Db; relay: ChatRelay },
  report: Report,
): Promise<{ reportId: string }> {
  const { id, userId, gameId, tile } = report;
  const found = await findReportedQuestion(db, { gameId, userId, tile });
  if (!found) throw new ApiError("GAME_NOT_FOUND");

  const description = report.text.trim() || NO_DESCRIPTION;
  const value = valueOfTile(tile);
  const seen = {
    category: found.categoryName,
    question: found.questionAr,
    answer: isRevealed(found.tileState) ? found.answerAr : null,
    mediaUrl: found.mediaUrl,
  };
  const isNew = await insertReport(db, {
    id,
    userId,
    gameId,
    questionId: found.questionId,
    questionRevision: found.revision,
    tileValue: value,
    description,
    seen,
  });
  if (isNew) {
    relay.send({
      title: "Question report",
      description,
      fields: [
        { name: "Question ID", value: String(found.questionId) },
        { name: "Game ID", value: gameId },
        { name: "Category", value: found.categoryName },
        { name: "Value", value: String(value) },
        { name: "Question", value: found.questionAr },
        { name: "Answer", value: found.answerAr },
        ...(found.mediaUrl ? [{ name: "Question Video", value: found.mediaUrl }] : []),
      ],
    });
  }
  return { reportId: id };
}
