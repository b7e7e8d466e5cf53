import { categoryOfTile, isTile, PLACEHOLDER_BELOW, TILES_PER_CATEGORY } from "#core/game/board.ts";
import type { BoardCategory, BoardQuestion, GameView } from "#contract/game-schemas.ts";
import type { QuestionErrorCode } from "./game-texts.ts";
import { ok, refuse, type Result } from "#core/result.ts";

export interface TileQuestion {
  readonly question: BoardQuestion;
  readonly category: BoardCategory | undefined;
}

/** Whether there is a question to ask behind a tile. */
export const isPlayable = (question: BoardQuestion | undefined): question is BoardQuestion =>
  question !== undefined && question.id >= PLACEHOLDER_BELOW;

/**
 * The question behind a tile, with the specification's reasons why there is none (section 5).
 *
 * @param tile as the address says it
 */
export function findTileQuestion(game: GameView, tile: number): Result<TileQuestion, QuestionErrorCode> {
  if (!isTile(tile)) return refuse("INVALID_QUESTION_ID");

  const position = categoryOfTile(tile);
  const category = game.categories[position];
  const question = game.questions[tile];
  if (!question) return refuse(category ? "QUESTION_NOT_FOUND" : "NO_CATEGORY");
  if (question.id <= 0) return refuse("INVALID_QUESTION_ID");

  const first = position * TILES_PER_CATEGORY;
  const questions = game.questions.slice(first, first + TILES_PER_CATEGORY);
  if (questions.filter(isPlayable).length < TILES_PER_CATEGORY) return refuse("TOO_FEW_QUESTIONS");
  if (category && isNameMissing(category.nameAr) && isNameMissing(category.nameEn)) return refuse("INVALID_CATEGORY");
  return ok({ question, category });
}

/** Names that stand in while the real one is being loaded are no names (game specification, section 5). */
const isNameMissing = (name: string): boolean => ["", "Loading", "..."].includes(name.trim());

/** A replaced character, UTF-8 read as a Western code page, or an Arabic text turned to question marks. */
const CORRUPTION = /\uFFFD|[\u00D8\u00D9][\u0080-\u00BF\u0152-\u2122]|\u00C3[\u0080-\u00BF]|\?{4,}/u;

/** Whether a text was damaged on its way. */
export const isCorrupted = (text: string): boolean => CORRUPTION.test(text);
