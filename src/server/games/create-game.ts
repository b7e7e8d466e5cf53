import { drawQuestions } from "#core/game/draw.ts";
import { TILES_PER_CATEGORY } from "#core/game/board.ts";
import { GAME_COST_POINTS, makeGameCode, remainingGames, type GameSetup } from "#core/game/setup.ts";
import { startGame, type QuestionLanguage } from "#core/game/state.ts";
import { listCandidates, listPairs, listProgress } from "#server/content/queries.ts";
import { withTransaction, type Db, type Tx } from "#server/platform/database.ts";
import { ApiError } from "#server/platform/errors.ts";
import { bookPoints } from "#server/points/ledger.ts";
import { findGameById, insertGame, lockBalance, recordProgress, type GameRow } from "./queries.ts";

/** A code is taken once in millions; more misses than this mean that something else is wrong. */
const CODE_TRIES = 8;

export interface NewGame extends GameSetup {
  /** Made by the browser and kept until it is answered; it becomes the game's id. */
  readonly id: string;
  readonly userId: string;
  readonly language: QuestionLanguage;
}

export interface CreatedGame {
  readonly gameId: string;
  readonly code: string;
  readonly points: number;
}

/**
 * Creates a game, draws its 36 questions and takes its point: all of it or nothing.
 *
 * The person's row is held first, so that parallel creations with one point make one game. A repeated id answers with
 * the game it made.
 *
 * @throws ApiError for too few points, unknown or used up categories, and an id that made another game
 */
export async function createGame(
  { db, chance }: { db: Db; chance: () => number },
  game: NewGame,
): Promise<CreatedGame> {
  return withTransaction(db, async (tx) => {
    const balance = await lockBalance(tx, game.userId);
    const existing = await findGameById(tx, game.id);
    if (existing) return repeatedCreation(existing, game, balance);
    if (balance < GAME_COST_POINTS) throw new ApiError("INSUFFICIENT_POINTS");

    await requireAvailable(tx, game);
    const questionIds = await draw(tx, game, chance);
    const code = await insertUnderFreeCode(tx, game, questionIds, chance);
    await recordProgress(tx, {
      userId: game.userId,
      drawn: game.categoryIds.map((categoryId, index) => ({
        categoryId,
        questionIds: questionIds.slice(index * TILES_PER_CATEGORY, (index + 1) * TILES_PER_CATEGORY),
      })),
    });
    const booked = await bookPoints(tx, {
      userId: game.userId,
      delta: -GAME_COST_POINTS,
      reason: "game",
      reference: game.id,
    });
    if (!booked.ok) throw new ApiError(booked.refusal);
    return { gameId: game.id, code, points: balance - GAME_COST_POINTS };
  });
}

/** Another person's game is never given away: its id simply cannot be used again. */
function repeatedCreation(existing: GameRow, game: NewGame, balance: number): CreatedGame {
  const isSameRequest =
    existing.userId === game.userId &&
    existing.name === game.gameName &&
    existing.teamNames.join("\n") === game.teamNames.join("\n") &&
    existing.categoryIds.join() === game.categoryIds.join();
  if (!isSameRequest) throw new ApiError("REQUEST_ID_REUSED");
  return { gameId: existing.id, code: existing.code, points: balance };
}

async function requireAvailable(tx: Tx, { userId, categoryIds }: NewGame): Promise<void> {
  const progress = await listProgress(tx, { userId, categoryIds });
  const known = new Map(progress.map((category) => [category.categoryId, category]));
  const unknownIds = categoryIds.filter((id) => !known.has(id));
  if (unknownIds.length > 0) throw new ApiError("CATEGORY_NOT_FOUND", { categories: unknownIds });

  const tooSmall = progress.filter(({ counts }) => remainingGames(counts, 0) === 0);
  if (tooSmall.length > 0)
    throw new ApiError("NOT_ENOUGH_QUESTIONS", { categories: tooSmall.map((c) => c.categoryId) });

  const usedUp = progress.filter(({ counts, gamesPlayed }) => remainingGames(counts, gamesPlayed) === 0);
  if (usedUp.length > 0) throw new ApiError("CATEGORY_EXHAUSTED", { categories: usedUp.map((c) => c.categoryId) });
}

async function draw(tx: Tx, { userId, categoryIds }: NewGame, chance: () => number): Promise<readonly number[]> {
  const candidates = await listCandidates(tx, { userId, categoryIds, chance });
  const pairs = await listPairs(
    tx,
    candidates.map(({ id }) => id),
  );
  const drawn = drawQuestions(
    categoryIds.map((categoryId) => ({
      categoryId,
      candidates: candidates.filter((candidate) => candidate.categoryId === categoryId),
    })),
    pairs,
    chance,
  );
  if (!drawn.ok) throw new ApiError(drawn.refusal, { categories: [drawn.categoryId] });
  return drawn.questionIds;
}

async function insertUnderFreeCode(
  tx: Tx,
  { id, userId, gameName, teamNames, categoryIds, language }: NewGame,
  questionIds: readonly number[],
  chance: () => number,
): Promise<string> {
  const state = startGame(teamNames, questionIds, language);
  for (let tries = 0; tries < CODE_TRIES; tries += 1) {
    const code = makeGameCode(chance);
    if (await insertGame(tx, { id, userId, code, name: gameName, teamNames, categoryIds, state })) return code;
  }
  throw new Error("No free game code was found.");
}
