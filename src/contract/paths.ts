import type { Method } from "./endpoint.ts";

/**
 * Method and path of every endpoint the browser calls, without its schemas: zod stays out of the browser's script.
 * A test holds that they equal the endpoints' own.
 */
export const PATHS = {
  getMe: ["GET", "/api/v1/me"],
  listGames: ["GET", "/api/v1/games"],
  createGame: ["POST", "/api/v1/games"],
  getGame: ["GET", "/api/v1/games/:gameId"],
  playMove: ["POST", "/api/v1/games/:gameId/moves"],
  getAnswer: ["GET", "/api/v1/games/:gameId/tiles/:tile/answer"],
  reportQuestion: ["POST", "/api/v1/games/:gameId/tiles/:tile/reports"],
  getTrivaCategories: ["POST", "/rest/v1/rpc/get_triva_categories"],
  getAllCategoriesRemainingGames: ["POST", "/rest/v1/rpc/get_all_categories_remaining_games"],
} as const satisfies Record<string, readonly [Method, `/${string}`]>;

export type CallName = keyof typeof PATHS;
