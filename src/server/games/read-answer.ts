import { isRevealed, type GameState } from "#core/game/state.ts";
import type { TileAnswer } from "#contract/game-schemas.ts";
import { mediaOf } from "#server/content/media.ts";
import { sourceLabel, type Source } from "#server/content/source-label.ts";
import type { Db } from "#server/platform/database.ts";
import { ApiError } from "#server/platform/errors.ts";
import { findAnswer, findGame } from "./queries.ts";
import { isGameState } from "./stored-state.ts";

/** The only place where an answer leaves the database: refuses a tile whose answer nobody asked for. */
export async function readAnswer(db: Db, { state, tile }: { state: GameState; tile: number }): Promise<TileAnswer> {
  const questionId = state.questionIds[tile];
  if (questionId === undefined) throw new ApiError("QUESTION_NOT_FOUND");
  if (!isRevealed(state.tiles[tile])) throw new ApiError("NOT_REVEALED");

  const answer = await findAnswer(db, questionId);
  if (!answer) throw new ApiError("QUESTION_NOT_FOUND");
  return {
    tile,
    answerAr: answer.answerAr,
    answerEn: answer.answerEn,
    acceptAr: [...answer.acceptAr],
    noteAr: answer.noteAr,
    // Checked by schema when the question was loaded.
    sources: (answer.source as readonly Source[]).map(sourceLabel),
    media: mediaOf(answer.mediaUrl),
  };
}

/**
 * The answer of one tile of an own game.
 *
 * @throws ApiError when the game is not the person's or the answer was not revealed
 */
export async function getTileAnswer(
  db: Db,
  { gameId, userId, tile }: { gameId: string; userId: string; tile: number },
): Promise<TileAnswer> {
  const game = await findGame(db, { gameId, userId });
  if (!game) throw new ApiError("GAME_NOT_FOUND");
  if (!isGameState(game.state)) throw new ApiError("GAME_STATE_MISSING");
  return readAnswer(db, { state: game.state, tile });
}
