import { z } from "zod";
import { QUESTION_LANGUAGES } from "#core/game/state.ts";
import { defineEndpoint } from "./endpoint.ts";
import { gameName, moment, teamName, tileIndex, uuid } from "./fields.ts";
import { gameState, gameSummary, gameView, move, tileAnswer } from "./game-schemas.ts";

const ofGame = z.strictObject({ gameId: uuid });
const ofTile = z.strictObject({ gameId: uuid, tile: tileIndex });

export const listGames = defineEndpoint({
  method: "GET",
  path: "/api/v1/games",
  access: "signedIn",
  summary: "The caller's games, newest first, 24 at a time.",
  query: z.strictObject({ before: moment.exactOptional() }),
  response: z.strictObject({ games: z.array(gameSummary), nextBefore: moment.nullable() }),
  refusals: [],
});

/** Makes a game and takes its point in one transaction. `id` is the game's own, so that a repeat makes no second game. */
export const createGame = defineEndpoint({
  method: "POST",
  path: "/api/v1/games",
  access: "signedIn",
  summary: "Creates a game from six categories for 1 point.",
  body: z.strictObject({
    id: uuid,
    gameName,
    teamNames: z.tuple([teamName, teamName]),
    categoryIds: z.array(z.int().positive()).max(24),
    language: z.enum(QUESTION_LANGUAGES).exactOptional(),
  }),
  response: z.strictObject({ gameId: uuid, code: z.string(), points: z.int().nonnegative() }),
  refusals: [
    "SETUP_REFUSED",
    "INSUFFICIENT_POINTS",
    "CATEGORY_NOT_FOUND",
    "CATEGORY_EXHAUSTED",
    "NOT_ENOUGH_QUESTIONS",
    "REQUEST_ID_REUSED",
  ],
});

export const getGame = defineEndpoint({
  method: "GET",
  path: "/api/v1/games/:gameId",
  access: "signedIn",
  summary: "One game with its board's questions, without answers.",
  params: ofGame,
  response: gameView,
  refusals: ["GAME_NOT_FOUND", "GAME_STATE_MISSING"],
});

/**
 * Plays one move on the version the caller saw.
 *
 * A version that is not the game's newest is refused with the fresh game; a repeated id is played once, and answers with the game as it is.
 */
export const playMove = defineEndpoint({
  method: "POST",
  path: "/api/v1/games/:gameId/moves",
  access: "signedIn",
  summary: "Plays a move, under an id of the caller's.",
  params: ofGame,
  body: z.strictObject({ id: uuid, version: z.int().nonnegative(), move }),
  response: z.strictObject({
    version: z.int(),
    state: gameState,
    /** With `revealAnswer` and `awardTile`: what the tile's answer is. */
    answer: tileAnswer.nullable(),
  }),
  refusals: ["GAME_NOT_FOUND", "GAME_STATE_MISSING", "STALE_VERSION", "REQUEST_ID_REUSED", "MOVE_REFUSED"],
});

export const getAnswer = defineEndpoint({
  method: "GET",
  path: "/api/v1/games/:gameId/tiles/:tile/answer",
  access: "signedIn",
  summary: "The answer of a tile whose answer was revealed.",
  params: ofTile,
  response: tileAnswer,
  refusals: ["GAME_NOT_FOUND", "GAME_STATE_MISSING", "NOT_REVEALED"],
});

/** Reports a question as wrong or unclear. What the person saw is looked up here, not taken from the body. */
export const reportQuestion = defineEndpoint({
  method: "POST",
  path: "/api/v1/games/:gameId/tiles/:tile/reports",
  access: "signedIn",
  summary: "Reports a tile's question to the editors.",
  params: ofTile,
  body: z.strictObject({ id: uuid, text: z.string().max(1000) }),
  response: z.strictObject({ reportId: uuid }),
  refusals: ["GAME_NOT_FOUND", "GAME_STATE_MISSING"],
});
