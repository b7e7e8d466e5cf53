import { PLACEHOLDER_BELOW } from "#core/game/board.ts";
import { trailOf } from "#core/game/moves.ts";
import type { BoardCategory, BoardQuestion, GameView } from "#contract/game-schemas.ts";
import { mediaOf } from "#server/content/media.ts";
import type { Db } from "#server/platform/database.ts";
import { ApiError } from "#server/platform/errors.ts";
import { findBoard } from "./queries.ts";
import { isGameState } from "./stored-state.ts";

/**
 * Everything a game's screens need to draw themselves, except answers.
 *
 * @throws ApiError when the game is not the person's, or its stored state cannot be read
 */
export async function viewGame(db: Db, { gameId, userId }: { gameId: string; userId: string }): Promise<GameView> {
  const game = await findBoard(db, { gameId, userId });
  if (!game) throw new ApiError("GAME_NOT_FOUND");
  const { state } = game;
  if (!isGameState(state)) throw new ApiError("GAME_STATE_MISSING");

  const categories = new Map(game.categories.map((category) => [category.id, category]));
  const texts = new Map(game.texts.map((text) => [text.id, text]));
  return {
    id: game.id,
    code: game.code,
    name: game.name,
    createdAt: game.createdAt.toISOString(),
    version: game.version,
    // The wire's arrays are mutable types of the same data.
    state: state as GameView["state"],
    trail: trailOf(game.moves) as GameView["trail"],
    categories: game.categoryIds.map((id) => categories.get(id) ?? missingCategory(id)),
    questions: state.questionIds.map((id, tile): BoardQuestion => {
      const text = texts.get(id);
      if (!text) return { id: PLACEHOLDER_BELOW - 1 - tile, textAr: "", textEn: "", media: null };
      return { id, textAr: text.textAr, textEn: text.textEn, media: mediaOf(text.mediaUrl) };
    }),
  };
}

/** A category is never deleted; should one be gone all the same, the rest of the game stays playable. */
const missingCategory = (id: number): BoardCategory => ({ id, nameAr: "—", nameEn: "—", imageUrl: "/art/missing.svg" });
