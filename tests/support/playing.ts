import { randomUUID } from "node:crypto";
import type { LightMyRequestResponse } from "fastify";
import type { Move } from "#core/game/moves.ts";
import type { GameView } from "#contract/game-schemas.ts";
import type { App } from "#server/app.ts";
import type { Db } from "#server/platform/database.ts";
import { browserOf, signIn } from "./app.ts";
import { givenUser, type TestUser } from "./database.ts";

export interface Player extends TestUser {
  readonly send: ReturnType<typeof browserOf>;
}

/** A signed-in person with a browser. */
export async function givenPlayer(app: App, db: Db, options: { points?: number } = {}): Promise<Player> {
  const user = await givenUser(db, options);
  return { ...user, send: browserOf(app, await signIn(db, user)) };
}

/** The body of a new game with the first six categories, or others. */
export const newGameBody = (changes: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  gameName: "ليلة العائلة",
  teamNames: ["فريق A+ (2)", "الصقور"],
  categoryIds: [1, 2, 3, 4, 5, 6],
  ...changes,
});

export const createGame = (player: Player, changes: Record<string, unknown> = {}): Promise<LightMyRequestResponse> =>
  player.send("POST", "/api/v1/games", newGameBody(changes));

export async function givenGame(player: Player, changes: Record<string, unknown> = {}): Promise<GameView> {
  const created = await createGame(player, changes);
  if (created.statusCode !== 200) throw new Error(`no game was created: ${created.body}`);
  return readGame(player, created.json<{ gameId: string }>().gameId);
}

export const readGame = async (player: Player, gameId: string): Promise<GameView> =>
  (await player.send("GET", `/api/v1/games/${gameId}`)).json<GameView>();

export const playMove = (
  player: Player,
  gameId: string,
  version: number,
  move: Move,
  id: string = randomUUID(),
): Promise<LightMyRequestResponse> => player.send("POST", `/api/v1/games/${gameId}/moves`, { id, version, move });
