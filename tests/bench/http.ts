import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { readCategories } from "#db/content/read-categories.ts";
import { findSessionUser } from "#server/auth/find-session-user.ts";
import { loadContent } from "#server/content/load-content.ts";
import { createGame } from "#server/games/create-game.ts";
import { playMove } from "#server/games/play-move.ts";
import { viewGame } from "#server/games/view-game.ts";
import type { Db } from "#server/platform/database.ts";
import type { Move } from "#core/game/moves.ts";
import { TEST_SECRET } from "#tests/support/environment.ts";
import { startPostgresServer } from "#tests/support/postgres-server.ts";
import { type ProductServer, startProductServer } from "#tests/support/product-server.ts";
import { createDatabase, type NamedDatabase } from "./databases.ts";
import { type Figure, median, type Part } from "./figures.ts";
import type { LoadClient, LoadJob, LoadResult } from "./load.ts";
import { givenPerson, givenSession, type SignedIn } from "./people.ts";
import { type BareResult, runPgbench } from "./pgbench.ts";
import { recordStatements, scriptStatement, type Statement, type Variables } from "./statements.ts";

const CLIENTS = 16;
const ROUNDS = 3;
const WARM_MS = 1_000;
const MEASURE_MS = 8_000;
/** Long enough for the server's hot code to be compiled before anything counts. */
const FIRST_WARM_MS = 5_000;
const AWARDED_TILES = 12;
/** Above every question's id, so that a recorded number is either a version or a question. */
const RECORDED_VERSION = 1_000_000;
/** A transaction of the moves' script opens, reveals and awards. */
const CALLS_PER_SCRIPT = { move: 3, read: 1 } as const;
const GOALS = { move: 0.5, read: 0.2 } as const;

type Kind = LoadJob["kind"];

interface Seat extends SignedIn {
  readonly gameId: string;
}

const readVersion = async (db: Db, gameId: string): Promise<number> =>
  (await db.selectFrom("games").select("version").where("id", "=", gameId).executeTakeFirstOrThrow()).version;

/** A signed-in person with a game of their own. */
async function givenSeat(db: Db): Promise<Seat> {
  const person = await givenSession(db, await givenPerson(db));
  const { gameId } = await createGame(
    { db, chance: Math.random },
    {
      id: randomUUID(),
      userId: person.userId,
      gameName: "ليلة العائلة",
      teamNames: ["فريق A+ (2)", "الصقور"],
      categoryIds: [1, 2, 3, 4, 5, 6],
      language: "ar",
    },
  );
  return { ...person, gameId };
}

const givenSeats = async (db: Db): Promise<readonly Seat[]> => {
  const seats: Seat[] = [];
  while (seats.length < CLIENTS) seats.push(await givenSeat(db));
  return seats;
};

/** Plays a third of a game, as a board is usually loaded in the middle of one. */
async function playOn(db: Db, { gameId, userId }: Seat): Promise<void> {
  const play = async (move: Move) =>
    playMove(db, { gameId, userId, id: randomUUID(), version: await readVersion(db, gameId), move });
  for (let tile = 0; tile < AWARDED_TILES; tile += 1) {
    await play({ type: "openTile", tile });
    await play({ type: "revealAnswer", tile });
    await play({ type: "awardTile", tile, winner: tile % 2 === 0 ? 0 : 1 });
  }
}

/** The load begins with an untouched board. */
async function resetGames(db: Db, seats: readonly Seat[]): Promise<void> {
  for (const { gameId, userId } of seats) {
    const version = await readVersion(db, gameId);
    await playMove(db, { gameId, userId, id: randomUUID(), version, move: { type: "resetGame" } });
  }
}

const cookieValue = ({ cookie }: Seat): string => decodeURIComponent(cookie.slice(cookie.indexOf("=") + 1));

const lookUpSession = (db: Db, seat: Seat) =>
  findSessionUser({ db, authSecret: TEST_SECRET, now: () => new Date() }, cookieValue(seat));

const knownOf = (seat: Seat): Variables => ({ token: seat.token, user_id: seat.userId, game_id: seat.gameId });

/** The statements of loading a board, in the order the server sends them. */
async function readScript(url: string, seat: Seat): Promise<readonly string[]> {
  const statements = await recordStatements(url, async (db) => {
    await lookUpSession(db, seat);
    await viewGame(db, { gameId: seat.gameId, userId: seat.userId });
  });
  return statements.map((statement) => `${scriptStatement(statement, knownOf(seat))};`);
}

/**
 * The statements of opening a tile, revealing its answer and awarding it, in the order the server sends them.
 *
 * The statement that reads the game hands its state and version on to the one that stores them, as in the server, and
 * also makes the next move's id, which pgbench cannot.
 */
async function moveScript(url: string, seat: Seat, db: Db): Promise<readonly string[]> {
  await db.updateTable("games").set({ version: RECORDED_VERSION }).where("id", "=", seat.gameId).execute();
  const moves: readonly Move[] = [
    { type: "openTile", tile: 0 },
    { type: "revealAnswer", tile: 0 },
    { type: "awardTile", tile: 0, winner: 0 },
  ];
  const lines: string[] = [];
  for (const [index, move] of moves.entries()) {
    const version = RECORDED_VERSION + index;
    const moveId = randomUUID();
    let variables: Variables = { ...knownOf(seat), version, move_id: moveId, [move.type]: JSON.stringify(move) };
    const statements = await recordStatements(url, async (recorded) => {
      await lookUpSession(recorded, seat);
      const request = { gameId: seat.gameId, userId: seat.userId, id: moveId, version, move };
      const { state } = await playMove(recorded, request);
      variables = { ...variables, game_state: JSON.stringify(state), question_id: state.questionIds[0] };
    });
    lines.push(...statements.map((statement) => moveLine(statement, variables)));
  }
  return lines;
}

function moveLine(statement: Statement, variables: Variables): string {
  const line = scriptStatement(statement, variables);
  const readsGame = line.startsWith("select") && /\bgames\.game_state\b/.test(line);
  return readsGame ? line.replace("select", "select gen_random_uuid() as move_id,").concat(" \\gset") : `${line};`;
}

/** What each pgbench client works with; read once, by its number. */
async function storeSeats(db: Db, kind: Kind, seats: readonly Seat[]): Promise<void> {
  await sql`create table if not exists bench_seats (
    kind text, client integer, token text, user_id uuid, game_id uuid, primary key (kind, client))`.execute(db);
  for (const [client, { token, userId, gameId }] of seats.entries()) {
    await sql`insert into bench_seats values (${kind}, ${client}, ${token}, ${userId}, ${gameId})`.execute(db);
  }
}

const withSeat = (kind: Kind, lines: readonly string[]): string =>
  `\\if :isReady = 0
select seat.token, seat.user_id, seat.game_id, gen_random_uuid() as move_id,
  game_state -> 'questionIds' ->> 0 as question_id,
  '{"type":"openTile","tile":0}' as "openTile", '{"type":"revealAnswer","tile":0}' as "revealAnswer",
  '{"type":"awardTile","tile":0,"winner":0}' as "awardTile"
  from bench_seats seat join games on games.id = seat.game_id
  where kind = '${kind}' and client = :client_id \\gset
\\set isReady 1
\\endif
${lines.join("\n")}
`;

/** Runs the load generator in a process of its own. */
function runLoad(job: LoadJob): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, "load.ts"));
    child.once("message", (answer: { result: LoadResult } | { error: string }) =>
      "result" in answer ? resolve(answer.result) : reject(new Error(answer.error)),
    );
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the load generator ended with ${code}`)));
    child.send(job);
  });
}

/** Runs the moves' script and sees that every move was stored: pgbench takes a statement that changes nothing for done. */
async function runBareMoves(db: Db, seats: readonly Seat[], run: () => Promise<BareResult>): Promise<BareResult> {
  const gameIds = seats.map(({ gameId }) => gameId);
  const countMoves = async () => {
    const versions = await db.selectFrom("games").select("version").where("id", "in", gameIds).execute();
    return versions.reduce((sum, { version }) => sum + version, 0);
  };
  const before = await countMoves();
  const result = await run();
  const stored = (await countMoves()) - before;
  const sent = result.transactions * CALLS_PER_SCRIPT.move;
  if (stored < sent) throw new Error(`pgbench stored ${stored} of ${sent} moves`);
  return result;
}

interface Opponents {
  readonly kind: Kind;
  readonly runHttp: (measure: { warmMs: number; measureMs: number }) => Promise<LoadResult>;
  readonly runBare: () => Promise<BareResult>;
}

/** Lets both run in turn, so that a slow moment of the machine meets both. */
async function compare({ kind, runHttp, runBare }: Opponents): Promise<{ figure: Figure; notes: string[] }> {
  await runHttp({ warmMs: FIRST_WARM_MS, measureMs: 100 });
  const rounds: { readonly http: LoadResult; readonly bare: number }[] = [];
  while (rounds.length < ROUNDS) {
    const http = await runHttp({ warmMs: WARM_MS, measureMs: MEASURE_MS });
    const { perSecond } = await runBare();
    rounds.push({ http, bare: perSecond * CALLS_PER_SCRIPT[kind] });
  }
  const http = median(rounds.map((round) => round.http.perSecond));
  const bare = median(rounds.map((round) => round.bare));
  const ratios = rounds.map((round) => (round.http.perSecond / round.bare).toFixed(2)).join(", ");
  return {
    figure: {
      name: kind === "move" ? "playing a move, HTTP to bare SQL" : "loading a board, HTTP to bare SQL",
      value: http / bare,
      unit: "×",
      goal: GOALS[kind],
      better: "higher",
      detail: `${Math.round(http)}/s against ${Math.round(bare)}/s; by round ${ratios}`,
    },
    notes: rounds.map(
      (round) =>
        `${kind}: HTTP ${Math.round(round.http.perSecond)}/s (p50 ${round.http.p50Ms.toFixed(1)} ms, p99 ${round.http.p99Ms.toFixed(1)} ms, ` +
        `${Math.round(round.http.answerBytes)} bytes), pgbench ${Math.round(round.bare)}/s`,
    ),
  };
}

async function prepare(database: NamedDatabase) {
  const { db, url } = database;
  await loadContent(db, readCategories());
  const readers = await givenSeats(db);
  for (const seat of readers) await playOn(db, seat);
  const players = await givenSeats(db);
  const barePlayers = await givenSeats(db);
  const model = await givenSeat(db);
  const scripts = { read: await readScript(url, model), move: await moveScript(url, model, db) };
  await storeSeats(db, "read", readers);
  await storeSeats(db, "move", barePlayers);
  await sql`vacuum analyze`.execute(db);
  return { readers, players, barePlayers, scripts };
}

/** Compares calls over HTTP with the same SQL under pgbench. */
export async function measureHttp(): Promise<Part> {
  const postgres = await startPostgresServer({ durable: true });
  const dataDir = mkdtempSync(join(tmpdir(), "majlis-bench-"));
  let database: NamedDatabase | null = null;
  let server: ProductServer | null = null;
  try {
    database = await createDatabase(postgres.url, "bench_http", 4);
    const { db, url } = database;
    const { readers, players, barePlayers, scripts } = await prepare(database);
    server = await startProductServer({
      dataDir,
      env: { DATABASE_URL: url, AUTH_SECRET: TEST_SECRET, LOG_LEVEL: "warn" },
    });
    const { hostname, port } = new URL(server.url);
    const loadOf = (kind: Kind, seats: readonly Seat[]) => async (measure: { warmMs: number; measureMs: number }) => {
      const clients: LoadClient[] = [];
      for (const { cookie, gameId } of seats) clients.push({ cookie, gameId, version: await readVersion(db, gameId) });
      return runLoad({ kind, host: hostname, port: Number(port), clients, ...measure });
    };
    const bareOf = (kind: Kind) => () =>
      runPgbench({ url, script: withSeat(kind, scripts[kind]), clients: CLIENTS, seconds: MEASURE_MS / 1000 });
    const move = await compare({
      kind: "move",
      runHttp: async (measure) => {
        await resetGames(db, players);
        return loadOf("move", players)(measure);
      },
      runBare: () => runBareMoves(db, barePlayers, bareOf("move")),
    });
    const read = await compare({ kind: "read", runHttp: loadOf("read", readers), runBare: bareOf("read") });
    return {
      title: "Calls over HTTP against the same SQL alone",
      method: [
        `The product's own server process (NODE_ENV production, ten database connections) beside a private PostgreSQL with its ordinary durable settings, both on the loopback address; ${CLIENTS} keep-alive connections, each of a signed-in person with a game of their own.`,
        "A move: one tile after the other is opened, revealed and awarded, every move under a new id and the right version. A board: a game a third of which is played.",
        `Compared with pgbench (prepared statements, ${CLIENTS} clients) sending exactly the statements that the server's code sends for the same calls, session look-up included; they are recorded from that code in the same run.`,
        `${ROUNDS} rounds of ${MEASURE_MS / 1000} s each, HTTP and pgbench in turn; medians.`,
      ],
      figures: [move.figure, read.figure],
      notes: [...move.notes, ...read.notes, ...scripts.move, ...scripts.read],
    };
  } finally {
    await server?.stop();
    await database?.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
