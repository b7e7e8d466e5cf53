import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { GameView, TileAnswer } from "#contract/game-schemas.ts";
import type { Move } from "#core/game/moves.ts";
import type { App } from "#server/app.ts";
import { givenApp, refusalOf } from "#tests/support/app.ts";
import { givenQuestionBank } from "#tests/support/content.ts";
import { useDatabase } from "#tests/support/database.ts";
import { award, undo, use } from "#tests/support/game.ts";
import { expectInvariants } from "#tests/support/invariants.ts";
import { givenGame, givenPlayer, playMove, readGame, type Player } from "#tests/support/playing.ts";

const database = useDatabase();
let app: App;
let player: Player;

beforeAll(async () => {
  await givenQuestionBank(database().db);
  app = await givenApp(database());
});

beforeEach(async () => {
  player = await givenPlayer(app, database().db);
});

interface Played {
  readonly version: number;
  readonly state: GameView["state"];
  readonly answer: TileAnswer | null;
}

/** Plays moves one after the other on their own versions. */
async function playAll(gameId: string, ...moves: readonly Move[]): Promise<Played> {
  let played: Played | null = null;
  for (const move of moves) {
    const { version } = await readGame(player, gameId);
    const answer = await playMove(player, gameId, version, move);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    played = answer.json<Played>();
  }
  if (!played) throw new Error("no move was played");
  return played;
}

/** Sees that a game is as it was before a refused call. */
const expectUnchanged = async (before: GameView) => expect(await readGame(player, before.id)).toEqual(before);

describe("playing a move", () => {
  test("answers the new version and state, and keeps them", async () => {
    const game = await givenGame(player);
    const played = await playAll(game.id, use(0, "double"), award(2, 0), award(0, 1));
    expect(played.version).toBe(3);
    expect(played.state.teams.map(({ score }) => score)).toEqual([1200, 200]);
    const read = await readGame(player, game.id);
    expect(read).toMatchObject({
      version: 3,
      state: played.state,
      trail: [use(0, "double"), award(2, 0), award(0, 1)],
    });
    await expectInvariants(database().db);
  });

  test("refuses a stale version with the fresh game and changes nothing (R2)", async () => {
    const game = await givenGame(player);
    await playAll(game.id, award(2, 0));
    const before = await readGame(player, game.id);
    const answer = await playMove(player, game.id, 0, award(3, 1));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error: { code: "STALE_VERSION", game: before } });
    await expectUnchanged(before);
  });

  test("of 20 parallel moves on one version stores one, and the others are stale", async () => {
    const game = await givenGame(player);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, tile) => playMove(player, game.id, 0, award(tile, 0))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ statusCode }) => statusCode !== 200).map(refusalOf))).toEqual(
      new Set(["STALE_VERSION"]),
    );
    expect((await readGame(player, game.id)).version).toBe(1);
    await expectInvariants(database().db);
  });

  test("plays a repeated id once, and answers it with the game as it is, also in parallel and after other moves (F12, F13)", async () => {
    const game = await givenGame(player);
    const id = randomUUID();
    const up: Move = { type: "adjustScore", team: 0, direction: "up" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => playMove(player, game.id, 0, up, id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    await playAll(game.id, award(0, 1));
    const late = await playMove(player, game.id, 0, up, id);
    const now = await readGame(player, game.id);
    expect(late.json<Played>()).toMatchObject({ version: 2, state: now.state });
    expect(now.state.teams.map(({ score }) => score)).toEqual([200, 200]);
  });

  test("refuses an id that stands for another move", async () => {
    const game = await givenGame(player);
    const id = randomUUID();
    await playMove(player, game.id, 0, award(0, 0), id);
    const before = await readGame(player, game.id);
    const answer = await playMove(player, game.id, 1, award(1, 0), id);
    expect([answer.statusCode, refusalOf(answer)]).toEqual([409, "REQUEST_ID_REUSED"]);
    await expectUnchanged(before);
  });

  test.each([
    ["TILE_NOT_ON_BOARD", award(36, 0)],
    ["TILE_NOT_ON_BOARD", { type: "openTile", tile: 99 }],
    ["TILE_ALREADY_AWARDED", award(5, 1)],
    ["POWER_ALREADY_USED", use(0, "twoAnswers")],
    ["SCORE_ALREADY_ZERO", { type: "adjustScore", team: 1, direction: "down" }],
    ["TEAM_BLOCKED", award(7, 1)],
  ] as const)("refuses what the rules refuse: %s", async (reason, move) => {
    const game = await givenGame(player);
    await playAll(game.id, use(0, "twoAnswers"), award(5, 0), use(0, "block"));
    const before = await readGame(player, game.id);
    const answer = await playMove(player, game.id, before.version, move);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { code: "MOVE_REFUSED", reason } });
    await expectUnchanged(before);
  });

  test.each([
    ["a version that is no number", { version: "0" }],
    ["a move of an unknown type", { move: { type: "setScore", team: 0, score: 9000 } }],
    ["a value beside the intent", { move: { type: "awardTile", tile: 1, winner: 0, points: 9000 } }],
    ["a tile that is no whole number", { move: { type: "openTile", tile: 1.5 } }],
    ["a third team", { move: { type: "setTurn", team: 2 } }],
    ["an id that is no uuid", { id: "1" }],
    ["an unknown key", { isCorrect: true }],
  ])("refuses %s with status 400 and changes nothing (T1, T6)", async (_what, changes) => {
    const before = await givenGame(player);
    const answer = await player.send("POST", `/api/v1/games/${before.id}/moves`, {
      id: randomUUID(),
      version: 0,
      move: award(1, 0),
      ...changes,
    });
    expect([answer.statusCode, refusalOf(answer)]).toEqual([400, "BAD_REQUEST"]);
    await expectUnchanged(before);
  });

  test("refuses broken JSON and a body of 1 MB", async () => {
    const before = await givenGame(player);
    const url = `/api/v1/games/${before.id}/moves`;
    const send = (payload: string) =>
      app.http.inject({
        method: "POST",
        url,
        payload,
        headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
      });
    const broken = await send('{"id":');
    const large = await send(JSON.stringify({ id: "x".repeat(1_000_000) }));
    expect([broken.statusCode, large.statusCode]).toEqual([401, 401]);

    const headers = { "content-type": "application/json" };
    const brokenMine = await player.send("POST", url, Buffer.from('{"id":'), headers);
    const largeMine = await player.send(
      "POST",
      url,
      Buffer.from(JSON.stringify({ id: "x".repeat(1_000_000) })),
      headers,
    );
    expect([brokenMine.statusCode, refusalOf(brokenMine)]).toEqual([400, "BAD_REQUEST"]);
    expect([largeMine.statusCode, refusalOf(largeMine)]).toEqual([413, "BODY_TOO_LARGE"]);
    await expectUnchanged(before);
  });

  test("answers for another person's game as for one that does not exist (S13)", async () => {
    const before = await givenGame(player);
    const other = await givenPlayer(app, database().db);
    const foreign = await playMove(other, before.id, 0, award(0, 0));
    const missing = await playMove(other, randomUUID(), 0, award(0, 0));
    const malformed = await playMove(other, "12", 0, award(0, 0));
    expect([foreign, missing, malformed].map((answer) => [answer.statusCode, refusalOf(answer)])).toEqual([
      [404, "GAME_NOT_FOUND"],
      [404, "GAME_NOT_FOUND"],
      [400, "BAD_REQUEST"],
    ]);
    await expectUnchanged(before);
  });
});

describe("undo", () => {
  test("goes back any number of steps from the log alone, and can be played on", async () => {
    const game = await givenGame(player);
    await playAll(game.id, use(1, "double"), award(0, 1), award(1, 0), {
      type: "adjustScore",
      team: 0,
      direction: "up",
    });
    const undone = await playAll(game.id, undo, undo, undo);
    expect(undone.state.teams.map(({ score }) => score)).toEqual([0, 0]);
    expect(undone.state.teams[1].pendingPowers).toEqual(["double"]);
    const again = await playAll(game.id, award(2, 1));
    expect(again.state.teams[1].score).toBe(1200);
    expect((await readGame(player, game.id)).trail).toEqual([use(1, "double"), award(2, 1)]);
    await expectInvariants(database().db);
  });

  test("is refused when there is nothing to take back", async () => {
    const game = await givenGame(player);
    const answer = await playMove(player, game.id, 0, undo);
    expect(answer.json()).toMatchObject({ error: { code: "MOVE_REFUSED", reason: "NOTHING_TO_UNDO" } });
  });
});

describe("answers", () => {
  test("leave the server with the move that reveals them and not before (T5)", async () => {
    const game = await givenGame(player);
    const url = `/api/v1/games/${game.id}/tiles/3/answer`;
    const early = await player.send("GET", url);
    expect([early.statusCode, refusalOf(early)]).toEqual([403, "NOT_REVEALED"]);
    const opened = await playAll(game.id, { type: "openTile", tile: 3 });
    expect(opened.answer).toBeNull();
    const revealed = await playAll(game.id, { type: "revealAnswer", tile: 3 });
    const { answer_ar } = await database()
      .db.selectFrom("questions")
      .select("answer_ar")
      .where("id", "=", game.state.questionIds[3] ?? 0)
      .executeTakeFirstOrThrow();
    expect(revealed.answer?.answerAr).toBe(answer_ar);
    expect((await player.send("GET", url)).json()).toEqual(revealed.answer);
    const other = await givenPlayer(app, database().db);
    expect((await other.send("GET", url)).statusCode).toBe(404);
  });

  test("come with their source in both languages", async () => {
    const game = await givenGame(player);
    const { answer } = await playAll(game.id, { type: "revealAnswer", tile: 0 });
    expect(answer?.sources.length).toBeGreaterThan(0);
    for (const { labelAr, labelEn } of answer?.sources ?? []) {
      expect(labelAr).not.toBe("");
      expect(labelEn).not.toBe("");
    }
  });

  test("of a whole game never appear in an answer before their tile is revealed (T5)", async () => {
    const game = await givenGame(player);
    const rows = await database()
      .db.selectFrom("questions")
      .select(["id", "answer_ar", "answer_en"])
      .where("id", "in", game.state.questionIds)
      .execute();
    const answers = new Map(rows.map((row) => [row.id, row]));
    // The texts alone: were an answer to come beside them, it would have to be found.
    const asked = JSON.stringify([
      ...game.questions.flatMap(({ textAr, textEn }) => [textAr, textEn]),
      ...game.categories.flatMap(({ nameAr, nameEn }) => [nameAr, nameEn]),
    ]);
    const isSilent = (text: string, tile: number) => {
      const row = answers.get(game.state.questionIds[tile] ?? 0);
      if (!row) throw new Error(`tile ${tile} has no question`);
      // Short answers such as a number stand in other texts too, and a question may name another one's answer; the
      // keys that carry answers never appear.
      const plain = JSON.stringify(row.answer_ar).slice(1, -1);
      const isTelling = row.answer_ar.length >= 12 && !asked.includes(plain);
      return !text.includes('"answerAr"') && !(isTelling && text.includes(plain));
    };
    for (let tile = 0; tile < 36; tile += 1) {
      const board = await player.send("GET", `/api/v1/games/${game.id}`);
      const opened = await playMove(player, game.id, board.json<GameView>().version, { type: "openTile", tile });
      const list = await player.send("GET", "/api/v1/games");
      for (const { body } of [board, opened, list]) expect(isSilent(body, tile)).toBe(true);
      await playAll(game.id, { type: "revealAnswer", tile }, award(tile, "noOne"));
    }
  });
});

describe("a damaged game", () => {
  test("answers that no state was found, and leaves the others alone (F36)", async () => {
    const game = await givenGame(player);
    await sql`update games set game_state = null where id = ${game.id}`.execute(database().db);
    const read = await player.send("GET", `/api/v1/games/${game.id}`);
    const played = await playMove(player, game.id, 0, award(0, 0));
    expect([read, played].map((answer) => [answer.statusCode, refusalOf(answer)])).toEqual([
      [409, "GAME_STATE_MISSING"],
      [409, "GAME_STATE_MISSING"],
    ]);
    const list = (await player.send("GET", "/api/v1/games")).json<{ games: { id: string; hasState: boolean }[] }>();
    expect(list.games.find(({ id }) => id === game.id)?.hasState).toBe(false);
    await sql`delete from games where id = ${game.id}`.execute(database().db).catch(() => undefined);
  });
});

describe("the specification's calls", () => {
  test("answer a game's state under its names", async () => {
    const game = await givenGame(player);
    await playAll(game.id, use(0, "double"), use(1, "callFriend"), award(1, 1), award(2, "noOne"));
    const answer = await player.send("POST", "/rest/v1/rpc/get_complete_game_data_ultra_fast", { p_game_id: game.id });
    expect(answer.json()).toMatchObject({
      success: true,
      error: null,
      gameState: {
        team1_score: 0,
        team2_score: 400,
        current_team: 0,
        team1_used_2x: true,
        team2_used_call: true,
        team1DoublePending: false,
        questions_answered: 2,
        team1_name: "فريق A+ (2)",
      },
    });
    const { saved_categories } = answer.json<{ gameState: { saved_categories: { saved_questions: unknown[] }[] } }>()
      .gameState;
    expect(saved_categories[0]?.saved_questions.slice(1, 3)).toEqual([
      {
        id: game.state.questionIds[1],
        points: 400,
        answered: true,
        correct: true,
        answered_by: "الصقور",
        teamAnswered: 1,
        isCorrect: true,
      },
      {
        id: game.state.questionIds[2],
        points: 600,
        answered: true,
        correct: false,
        answered_by: null,
        teamAnswered: -1,
        isCorrect: false,
      },
    ]);
  });

  test("give a question's answer only once its tile is revealed, and only of own games", async () => {
    const game = await givenGame(player);
    const other = await givenPlayer(app, database().db);
    const body = { p_category_name: game.categories[0]?.nameAr, p_question_id: game.state.questionIds[0] };
    const ask = (who: Player, changes: object = {}) =>
      who.send("POST", "/rest/v1/rpc/get_question_details", { ...body, ...changes });
    expect((await ask(player)).json()).toMatchObject({ answer: null, difficulty: "easy", points: 200 });
    await playAll(game.id, { type: "revealAnswer", tile: 0 });
    expect((await ask(player)).json<{ answer: string }>().answer).not.toBeNull();
    expect(refusalOf(await ask(other))).toBe("QUESTION_NOT_FOUND");
    expect(refusalOf(await ask(player, { p_category_name: "Loading" }))).toBe("BAD_REQUEST");
    expect(refusalOf(await ask(player, { p_question_id: 0 }))).toBe("BAD_REQUEST");
  });

  test("count what a category has beside given questions", async () => {
    const { db } = database();
    const category = await db
      .selectFrom("categories")
      .selectAll()
      .where("slug", "=", "pillars")
      .executeTakeFirstOrThrow();
    const easy = await db
      .selectFrom("questions")
      .select("id")
      .where("category_id", "=", category.id)
      .where("difficulty", "=", "easy")
      .limit(2)
      .execute();
    const ask = (name: string) =>
      player.send("POST", "/rest/v1/rpc/check_category_availability", {
        p_category_name: name,
        p_used_question_ids: easy.map(({ id }) => id),
      });
    expect((await ask(category.name_ar)).json()).toEqual({ easy_count: 10, normal_count: 12, hard_count: 12 });
    expect(refusalOf(await ask("لا توجد"))).toBe("CATEGORY_NOT_FOUND");
  });
});

describe("reporting a question", () => {
  test("stores what was said beside what was seen, once per id", async () => {
    const { db } = database();
    const game = await givenGame(player);
    const id = randomUUID();
    const url = `/api/v1/games/${game.id}/tiles/4/reports`;
    await player.send("POST", url, { id, text: "  الجواب غير دقيق " });
    await player.send("POST", url, { id, text: "  الجواب غير دقيق " });
    const stored = await db.selectFrom("question_reports").selectAll().where("game_id", "=", game.id).execute();
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({
      question_id: game.state.questionIds[4],
      tile_value: 400,
      description: "الجواب غير دقيق",
      seen: { answer: null, question: game.questions[4]?.textAr },
    });
  });

  test("says that nothing was described when the text is empty", async () => {
    const game = await givenGame(player);
    const id = randomUUID();
    await player.send("POST", `/api/v1/games/${game.id}/tiles/0/reports`, { id, text: "   " });
    const { description } = await database()
      .db.selectFrom("question_reports")
      .select("description")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(description).toBe("(no description provided)");
  });

  test("is refused for another person's game", async () => {
    const game = await givenGame(player);
    const other = await givenPlayer(app, database().db);
    const answer = await other.send("POST", `/api/v1/games/${game.id}/tiles/0/reports`, {
      id: randomUUID(),
      text: "x",
    });
    expect([answer.statusCode, refusalOf(answer)]).toEqual([404, "GAME_NOT_FOUND"]);
  });
});
