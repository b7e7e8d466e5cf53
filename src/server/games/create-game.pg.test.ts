import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { App } from "#server/app.ts";
import { givenApp, refusalOf } from "#tests/support/app.ts";
import { givenCategory, givenQuestionBank } from "#tests/support/content.ts";
import { readBalance, useDatabase } from "#tests/support/database.ts";
import { expectInvariants } from "#tests/support/invariants.ts";
import { createGame, givenGame, givenPlayer, newGameBody, readGame, type Player } from "#tests/support/playing.ts";

const database = useDatabase();
let app: App;

beforeAll(async () => {
  await givenQuestionBank(database().db);
  app = await givenApp(database());
});

const gamesOf = async ({ id }: Player) =>
  database().db.selectFrom("games").select("id").where("user_id", "=", id).execute();
const progressOf = async ({ id }: Player) =>
  database().db.selectFrom("user_category_progress").selectAll().where("user_id", "=", id).execute();

/** Sees that a refused creation left nothing behind. */
async function expectNothingChanged(player: Player, points: number) {
  expect(await gamesOf(player)).toEqual([]);
  expect(await progressOf(player)).toEqual([]);
  expect(await readBalance(database().db, player.id)).toMatchObject({ points, ledger: points });
}

describe("creating a game", () => {
  test("takes one point and gives 36 questions, two of each difficulty per category (T3)", async () => {
    const player = await givenPlayer(app, database().db, { points: 3 });
    const game = await givenGame(player);
    expect(game.questions).toHaveLength(36);
    expect(game.categories.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(game.code).toMatch(/^[A-Z0-9]{6}$/);
    expect(game.state.teams.map(({ name }) => name)).toEqual(["فريق A+ (2)", "الصقور"]);
    expect(await readBalance(database().db, player.id)).toMatchObject({ points: 2, ledger: 2 });
    await expectInvariants(database().db);
  });

  test("makes one game of 20 parallel requests with one point (F18)", async () => {
    const player = await givenPlayer(app, database().db, { points: 1 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => createGame(player)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ statusCode }) => statusCode !== 200).map(refusalOf))).toEqual(
      new Set(["INSUFFICIENT_POINTS"]),
    );
    expect(await gamesOf(player)).toHaveLength(1);
    expect((await readBalance(database().db, player.id)).points).toBe(0);
    await expectInvariants(database().db);
  });

  test("answers a repeated id with the same game and takes nothing more, also in parallel (F12, F13)", async () => {
    const player = await givenPlayer(app, database().db, { points: 5 });
    const body = newGameBody();
    const answers = await Promise.all(Array.from({ length: 5 }, () => player.send("POST", "/api/v1/games", body)));
    const late = await player.send("POST", "/api/v1/games", body);
    expect(new Set([...answers, late].map(({ body: text }) => text)).size).toBe(1);
    expect(await gamesOf(player)).toHaveLength(1);
    expect((await readBalance(database().db, player.id)).points).toBe(4);
  });

  test("refuses an id that made another game, one's own or another person's", async () => {
    const player = await givenPlayer(app, database().db, { points: 5 });
    const other = await givenPlayer(app, database().db);
    const body = newGameBody();
    await player.send("POST", "/api/v1/games", body);
    const changed = await player.send("POST", "/api/v1/games", { ...body, gameName: "Another" });
    const stolen = await other.send("POST", "/api/v1/games", body);
    expect([changed, stolen].map(refusalOf)).toEqual(["REQUEST_ID_REUSED", "REQUEST_ID_REUSED"]);
    expect([changed, stolen].map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    await expectNothingChanged(other, 1);
  });

  test("refuses without a point, with status 402", async () => {
    const player = await givenPlayer(app, database().db, { points: 0 });
    const answer = await createGame(player);
    expect([answer.statusCode, refusalOf(answer)]).toEqual([402, "INSUFFICIENT_POINTS"]);
    await expectNothingChanged(player, 0);
  });

  test("never repeats a question for a person until a category is used up, and then refuses it", async () => {
    const player = await givenPlayer(app, database().db, { points: 10 });
    const other = await givenPlayer(app, database().db);
    const categoryIds = [11, 12, 13, 14, 15, 16];
    const { rows } = await sql<{ games: number }>`
      select min(least(easy_count, normal_count, hard_count) / 2) as games from categories
      where id = any(${categoryIds}::integer[])`.execute(database().db);
    const games = rows[0]?.games ?? 0;
    const seen: number[] = [];
    for (let game = 0; game < games; game += 1) {
      const created = await givenGame(player, { categoryIds });
      seen.push(...created.state.questionIds);
    }
    expect(new Set(seen).size).toBe(36 * games);

    const refused = await createGame(player, { categoryIds });
    expect([refused.statusCode, refusalOf(refused)]).toEqual([409, "CATEGORY_EXHAUSTED"]);
    expect((await createGame(other, { categoryIds })).statusCode).toBe(200);
    await expectInvariants(database().db);
  });

  test("keeps pairs apart that give each other away", async () => {
    const { db } = database();
    const { rows: pairs } = await sql<{ question_id: number; other_id: number }>`select * from question_pairs`.execute(
      db,
    );
    const slugs = ["prophet-ibrahim", "cities-mosques", "pillars", "prophet-musa", "fasting-ramadan", "who-said-it"];
    const categories = await db.selectFrom("categories").select("id").where("slug", "in", slugs).execute();
    for (let round = 0; round < 12; round += 1) {
      const player = await givenPlayer(app, db, { points: 2 });
      for (let game = 0; game < 2; game += 1) {
        const { state } = await givenGame(player, { categoryIds: categories.map(({ id }) => id) });
        const met = pairs.filter(
          ({ question_id, other_id }) =>
            state.questionIds.includes(question_id) && state.questionIds.includes(other_id),
        );
        expect(met).toEqual([]);
      }
    }
  });

  test("names a category that has too few questions", async () => {
    const player = await givenPlayer(app, database().db);
    const small = await givenCategory(database().db, { slug: "small", easy: 2, normal: 1, hard: 2 });
    const answer = await createGame(player, { categoryIds: [1, 2, 3, 4, 5, small] });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error: { code: "NOT_ENOUGH_QUESTIONS", categories: [small] } });
    await expectNothingChanged(player, 1);
  });

  test("names a category that does not exist", async () => {
    const player = await givenPlayer(app, database().db);
    const answer = await createGame(player, { categoryIds: [1, 2, 3, 4, 5, 99_999] });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: { code: "CATEGORY_NOT_FOUND", categories: [99_999] } });
    await expectNothingChanged(player, 1);
  });

  test.each([
    ["SETUP_REFUSED", "GAME_NAME_MISSING", { gameName: "  " }],
    ["SETUP_REFUSED", "TEAM_NAME_MISSING", { teamNames: ["", "Beta"] }],
    ["SETUP_REFUSED", "CATEGORY_MISSING", { categoryIds: [1, 2, 3, 4, 5] }],
    ["SETUP_REFUSED", "TOO_MANY_CATEGORIES", { categoryIds: [1, 2, 3, 4, 5, 6, 7] }],
    ["SETUP_REFUSED", "CATEGORY_REPEATED", { categoryIds: [1, 2, 3, 4, 5, 5] }],
  ])("refuses an incomplete game with %s, %s", async (code, reason, changes) => {
    const player = await givenPlayer(app, database().db);
    const answer = await createGame(player, changes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { code, reason } });
    await expectNothingChanged(player, 1);
  });

  test.each([
    ["id", { id: "not-a-uuid" }],
    ["gameName", { gameName: "x".repeat(61) }],
    ["gameName", { gameName: "tab\tname" }],
    ["teamNames", { teamNames: ["only one"] }],
    ["categoryIds", { categoryIds: ["1", 2, 3, 4, 5, 6] }],
    ["points", { points: -5 }],
  ])("refuses a request whose %s is not of the documented form", async (field, changes) => {
    const player = await givenPlayer(app, database().db);
    const answer = await createGame(player, changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ error: { code: string; field: string } }>().error).toMatchObject({ code: "BAD_REQUEST" });
    expect(answer.json<{ error: { field: string } }>().error.field).toContain(field);
    await expectNothingChanged(player, 1);
  });

  test("does not let a guest create", async () => {
    const player = await givenPlayer(app, database().db);
    const answer = await app.http.inject({ method: "POST", url: "/api/v1/games", payload: newGameBody() });
    expect([answer.statusCode, refusalOf(answer)]).toEqual([401, "UNAUTHENTICATED"]);
    await expectNothingChanged(player, 1);
  });

  test("finds another code when one is taken", async () => {
    let draws = 0;
    let lastZero = Number.POSITIVE_INFINITY;
    const dice = await givenApp(database(), { chance: () => ((draws += 1) <= lastZero ? 0 : 0.5) });
    const first = await createGame(await givenPlayer(dice, database().db));
    // The second game draws as the first one did, up to its code, and otherwise only when that is taken.
    lastZero = draws;
    draws = 0;
    const second = await createGame(await givenPlayer(dice, database().db));
    expect([first, second].map((answer) => answer.json<{ code: string }>().code)).toEqual(["AAAAAA", "QQQQQQ"]);
    await dice.http.close();
  });
});

describe("a game's questions", () => {
  test("are not given to another person, who sees the same as for a game that does not exist (S13)", async () => {
    const owner = await givenPlayer(app, database().db);
    const other = await givenPlayer(app, database().db);
    const game = await givenGame(owner);
    const foreign = await other.send("GET", `/api/v1/games/${game.id}`);
    const missing = await other.send("GET", `/api/v1/games/${randomUUID()}`);
    expect(foreign.statusCode).toBe(404);
    const { requestId: _one, ...foreignError } = foreign.json<{ error: Record<string, string> }>().error;
    const { requestId: _other, ...missingError } = missing.json<{ error: Record<string, string> }>().error;
    expect(foreignError).toEqual(missingError);
    expect((await readGame(owner, game.id)).id).toBe(game.id);
  });
});
