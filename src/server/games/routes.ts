import type { FastifyInstance } from "fastify";
import { checkSetup } from "#core/game/setup.ts";
import { getCompleteGameData, getQuestionDetails } from "#contract/categories.ts";
import {
  createGame as createGameEndpoint,
  getAnswer,
  getGame,
  listGames as listGamesEndpoint,
  playMove as playMoveEndpoint,
} from "#contract/games.ts";
import type { Db } from "#server/platform/database.ts";
import { ApiError } from "#server/platform/errors.ts";
import { registerEndpoint } from "#server/platform/route.ts";
import { createGame } from "./create-game.ts";
import { findQuestionDetails } from "./find-question-details.ts";
import { listGames } from "./list-games.ts";
import { playMove } from "./play-move.ts";
import { getTileAnswer } from "./read-answer.ts";
import { toSpecGameState } from "./spec-game-state.ts";
import { viewGame } from "./view-game.ts";

export interface GameDeps {
  readonly db: Db;
  /** A number from 0 up to, not including, 1. */
  readonly chance: () => number;
}

export function registerGameRoutes(app: FastifyInstance, deps: GameDeps): void {
  const { db } = deps;

  registerEndpoint(app, listGamesEndpoint, ({ user, query }) =>
    listGames(db, { userId: user.id, before: query.before ? new Date(query.before) : null }),
  );

  registerEndpoint(app, createGameEndpoint, ({ user, body }) => {
    const setup = checkSetup(body);
    if (!setup.ok) throw new ApiError("SETUP_REFUSED", { reason: setup.refusal });
    return createGame(deps, { ...setup.value, id: body.id, userId: user.id, language: body.language ?? "ar" });
  });

  registerEndpoint(app, getGame, ({ user, params }) => viewGame(db, { gameId: params.gameId, userId: user.id }));

  registerEndpoint(app, playMoveEndpoint, async ({ user, params, body }) => {
    const { version, state, answer } = await playMove(db, { ...body, gameId: params.gameId, userId: user.id });
    // The wire's arrays are mutable types of the same data.
    return { version, state: state as never, answer };
  });

  registerEndpoint(app, getAnswer, ({ user, params }) =>
    getTileAnswer(db, { gameId: params.gameId, userId: user.id, tile: params.tile }),
  );

  registerEndpoint(app, getCompleteGameData, async ({ user, body }) => {
    const { state, name, categories } = await viewGame(db, { gameId: body.p_game_id, userId: user.id });
    return { success: true as const, gameState: toSpecGameState(state, { gameName: name, categories }), error: null };
  });

  registerEndpoint(app, getQuestionDetails, ({ user, body }) =>
    findQuestionDetails(db, { userId: user.id, categoryName: body.p_category_name, questionId: body.p_question_id }),
  );
}
