import { isDeepStrictEqual } from "node:util";
import { applyMove, play, trailOf, type Move, type MoveError } from "#core/game/moves.ts";
import { isRevealed, type GameState } from "#core/game/state.ts";
import type { Result } from "#core/result.ts";
import type { TileAnswer } from "#contract/game-schemas.ts";
import type { Db } from "#server/platform/database.ts";
import { ApiError } from "#server/platform/errors.ts";
import { findGameToPlay, listMoves, storeMove } from "./queries.ts";
import { readAnswer } from "./read-answer.ts";
import { isGameState } from "./stored-state.ts";
import { viewGame } from "./view-game.ts";

export interface MoveToPlay {
  readonly gameId: string;
  readonly userId: string;
  /** Made by the browser, one for every press. */
  readonly id: string;
  /** The version the host saw. */
  readonly version: number;
  readonly move: Move;
}

export interface PlayedMove {
  readonly version: number;
  readonly state: GameState;
  readonly answer: TileAnswer | null;
}

/**
 * Plays a move by the rules on the newest version and stores it with the state it leads to.
 *
 * A repeated id answers with the game as it is by now, without playing again. No lock is held between reading and storing: the storing
 * statement itself checks the version, so that of two parallel moves one is stored and the other is stale.
 *
 * @throws ApiError for another person's game, a stale version (with the fresh game) and a move the rules refuse
 */
export async function playMove(db: Db, request: MoveToPlay): Promise<PlayedMove> {
  const { gameId, userId, id, version, move } = request;
  const game = await findGameToPlay(db, { gameId, userId, moveId: id });
  if (!game) throw new ApiError("GAME_NOT_FOUND");
  if (!isGameState(game.state)) throw new ApiError("GAME_STATE_MISSING");
  if (game.repeated) {
    if (!isDeepStrictEqual(game.repeated.move, move)) throw new ApiError("REQUEST_ID_REUSED");
    return answerOf(db, { version: game.version, state: game.state, move });
  }
  if (game.version !== version) throw await staleVersion(db, request);

  const played = await playOn(db, { gameId, version, state: game.state, move });
  if (!played.ok) throw new ApiError("MOVE_REFUSED", { reason: played.refusal });

  const isStored = await storeMove(db, { gameId, version, moveId: id, move, state: played.value });
  if (isStored) return answerOf(db, { version: version + 1, state: played.value, move });

  // Lost a race: either to this same move, sent twice, or to another one.
  const raced = await findGameToPlay(db, { gameId, userId, moveId: id });
  if (raced?.repeated && isGameState(raced.state) && isDeepStrictEqual(raced.repeated.move, move)) {
    return answerOf(db, { version: raced.version, state: raced.state, move });
  }
  throw await staleVersion(db, request);
}

/** Only undo needs the log; every other move is decided on the state alone. */
async function playOn(
  db: Db,
  { gameId, version, state, move }: { gameId: string; version: number; state: GameState; move: Move },
): Promise<Result<GameState, MoveError>> {
  if (move.type !== "undo") return play(state, move);
  const undone = applyMove({ state, trail: trailOf(await listMoves(db, { gameId, version })) }, move);
  return undone.ok ? { ok: true, value: undone.value.state } : undone;
}

async function staleVersion(db: Db, { gameId, userId }: MoveToPlay): Promise<ApiError> {
  return new ApiError("STALE_VERSION", { game: await viewGame(db, { gameId, userId }) });
}

async function answerOf(
  db: Db,
  { version, state, move }: { version: number; state: GameState; move: Move },
): Promise<PlayedMove> {
  const tile = move.type === "revealAnswer" || move.type === "awardTile" ? move.tile : null;
  const isShown = tile !== null && isRevealed(state.tiles[tile]);
  return { version, state, answer: isShown ? await readAnswer(db, { state, tile }) : null };
}
