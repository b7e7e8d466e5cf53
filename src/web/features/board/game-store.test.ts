import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GameView, TileAnswer } from "#contract/game-schemas.ts";
import { applyMove, type Move } from "#core/game/moves.ts";
import type { Winner } from "#core/game/state.ts";
import { award, newGame, undo } from "#tests/support/game.ts";
import { createGameStore, type GameStore, type GameStoreDeps, type MoveOutcome } from "./game-store.ts";
import type { QueuedMove } from "./move-queue.ts";

const GAME_ID = "11111111-1111-4111-8111-111111111111";

const answerOf = (tile: number): TileAnswer => ({
  tile,
  answerAr: `جواب ${tile}`,
  answerEn: `Answer ${tile}`,
  acceptAr: [],
  noteAr: null,
  sources: [],
  media: null,
});

const viewOf = ({ state, trail }: ReturnType<typeof newGame>, version: number): GameView =>
  // The wire's arrays are mutable types of the same data.
  JSON.parse(
    JSON.stringify({
      id: GAME_ID,
      code: "ACDEFG",
      name: "x",
      createdAt: "",
      version,
      state,
      trail,
      categories: [],
      questions: [],
    }),
  ) as GameView;

class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  readonly game: GameView | undefined;
  constructor(code: string, status: number, game?: GameView) {
    super(code);
    this.code = code;
    this.status = status;
    this.game = game;
  }
}

type Network = "works" | "cut" | "loses the answer";

/** A server of one game that plays by the rules, behind a network that can be cut, with a clock that stands still. */
function givenServer() {
  let game = newGame();
  let version = 0;
  const stored = new Map<string, { version: number; move: Move }>();
  const timers: { at: number; run: () => void }[] = [];
  const refused: string[] = [];
  const world = { network: "works" as Network, nowMs: 0, queue: [] as readonly QueuedMove[], sent: 0 };
  let ids = 0;

  const deps: GameStoreDeps = {
    fetchGame: async () => {
      if (world.network !== "works") throw new Refusal("OFFLINE", 0);
      return viewOf(game, version);
    },
    sendMove: async (_id, request): Promise<MoveOutcome> => {
      if (world.network === "cut") throw new Refusal("OFFLINE", 0);
      world.sent += 1;
      const repeated = stored.get(request.id);
      if (!repeated) {
        if (request.version !== version) throw new Refusal("STALE_VERSION", 409, viewOf(game, version));
        const played = applyMove(game, request.move);
        if (!played.ok) throw new Refusal("MOVE_REFUSED", 422);
        game = played.value;
        version += 1;
        stored.set(request.id, { version, move: request.move });
      }
      if (world.network === "loses the answer") throw new Refusal("OFFLINE", 0);
      const { move } = request;
      const isShown = move.type === "revealAnswer" || move.type === "awardTile";
      return {
        version,
        state: viewOf(game, version).state,
        answer: isShown ? answerOf(move.tile) : null,
      };
    },
    fetchAnswer: async (_id, tile) => answerOf(tile),
    toFailure: (error) => {
      if (!(error instanceof Refusal)) throw error;
      return { code: error.code, status: error.status, ...(error.game ? { game: error.game } : {}) };
    },
    newId: () => `id-${(ids += 1)}`,
    nowMs: () => world.nowMs,
    chance: () => 0.5,
    schedule: (run, afterMs) => {
      const timer = { at: world.nowMs + afterMs, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
    readQueue: () => world.queue,
    writeQueue: (_id, queue) => {
      world.queue = queue;
    },
    announce: () => undefined,
    onRefused: (_move, code) => refused.push(code),
  };

  return {
    world,
    refused,
    open: (initial?: GameView): GameStore => {
      const store = createGameStore(GAME_ID, deps, initial);
      store.subscribe(() => undefined);
      return store;
    },
    state: () => game.state,
    version: () => version,
    /** Another device plays a move. */
    playElsewhere: (move: Move) => {
      const played = applyMove(game, move);
      if (!played.ok) throw new Error(played.refusal);
      game = played.value;
      version += 1;
    },
    /** Lets time pass and everything that was waiting run. */
    pass: async (ms: number) => {
      await settled();
      world.nowMs += ms;
      for (
        let due = timers.find(({ at }) => at <= world.nowMs);
        due;
        due = timers.find(({ at }) => at <= world.nowMs)
      ) {
        timers.splice(timers.indexOf(due), 1);
        due.run();
        await settled();
      }
    },
  };
}

/** Everything that needs no time has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const ready = (store: GameStore) => {
  const status = store.getStatus();
  if (status.status !== "ready") throw new Error(status.status);
  return status;
};
const scores = (store: GameStore) => ready(store).game.state.teams.map(({ score }) => score);
const up = (team: 0 | 1): Move => ({ type: "adjustScore", team, direction: "up" });

describe("playing", () => {
  test("shows a move at once and keeps what the server confirms", async () => {
    const server = givenServer();
    const store = server.open();
    await settled();
    store.play(award(2, 0));
    expect(scores(store)).toEqual([600, 0]);
    expect(ready(store).unsavedMoves).toBe(1);
    await settled();
    expect(ready(store)).toMatchObject({ unsavedMoves: 0, game: { version: 1, trail: [award(2, 0)] } });
    expect(server.world.queue).toEqual([]);
  });

  test("says what the rules refuse and sends nothing", async () => {
    const server = givenServer();
    const store = server.open();
    await settled();
    expect(store.play(undo)).toEqual({ ok: false, refusal: "NOTHING_TO_UNDO" });
    await settled();
    expect(server.world.sent).toBe(0);
  });

  test("needs nothing from the server when the page brought the game", () => {
    const server = givenServer();
    const store = server.open(viewOf(newGame(), 0));
    expect(ready(store).game.version).toBe(0);
  });

  test("a move made in the step in which sending ends is sent too", async () => {
    const server = givenServer();
    const store = server.open();
    const stop = store.subscribe(() => {
      stop();
      void Promise.resolve().then(() => store.play(up(1)));
    });
    await settled();
    await settled();
    expect(server.version()).toBe(1);
    expect(ready(store).unsavedMoves).toBe(0);
  });

  test("plays a stale move again on the fresh game (R2)", async () => {
    const server = givenServer();
    const store = server.open();
    await settled();
    server.playElsewhere(up(1));
    store.play(up(0));
    await settled();
    expect(scores(store)).toEqual([200, 200]);
    expect(server.version()).toBe(2);
  });

  test("takes a move back that the newer game refuses for good, and says so", async () => {
    const server = givenServer();
    const store = server.open();
    await settled();
    server.playElsewhere(award(2, 1));
    store.play(award(2, 0));
    expect(scores(store)).toEqual([600, 0]);
    await settled();
    expect(scores(store)).toEqual([0, 600]);
    expect(server.refused).toEqual(["MOVE_REFUSED"]);
  });
});

describe("without a network", () => {
  test("moves wait and arrive in their order, once", async () => {
    const server = givenServer();
    const store = server.open();
    await settled();
    server.world.network = "cut";
    store.play({ type: "usePower", team: 0, power: "double" });
    store.play(award(2, 0));
    store.play(award(1, 1));
    store.play(undo);
    await settled();
    expect(scores(store)).toEqual([1200, 0]);
    expect(ready(store)).toMatchObject({ unsavedMoves: 4, isOffline: true });
    server.world.network = "works";
    await server.pass(5_000);
    expect(ready(store)).toMatchObject({ unsavedMoves: 0, isOffline: false });
    expect(server.version()).toBe(4);
    expect(server.state()).toEqual(ready(store).game.state);
  });

  test("a move whose answer was lost counts once (F12)", async () => {
    const server = givenServer();
    const store = server.open();
    await settled();
    server.world.network = "loses the answer";
    store.play(up(0));
    await settled();
    expect(server.version()).toBe(1);
    server.world.network = "works";
    await server.pass(5_000);
    expect(scores(store)).toEqual([200, 0]);
    expect(server.version()).toBe(1);
  });

  test("is sent again after 2.5 s, then ever later, up to 30 s (R3)", async () => {
    const server = givenServer();
    const store = server.open();
    await settled();
    server.world.network = "loses the answer";
    store.play(up(0));
    await settled();
    await server.pass(2_499);
    expect(server.world.sent).toBe(1);
    await server.pass(1);
    expect(server.world.sent).toBe(2);
    for (let tries = 0; tries < 10; tries += 1) await server.pass(30_000);
    expect(server.world.sent).toBe(12);
  });

  test("a move that is unsaved for 10 s is called late (R3)", async () => {
    const server = givenServer();
    const store = server.open();
    await settled();
    server.world.network = "cut";
    store.play(up(0));
    await server.pass(9_999);
    expect(ready(store).isSavingLate).toBe(false);
    await server.pass(1);
    expect(ready(store).isSavingLate).toBe(true);
  });

  test("unsent moves are there after a reload, on the newest game (F16)", async () => {
    const server = givenServer();
    const store = server.open();
    await settled();
    server.world.network = "cut";
    store.play(up(0));
    await settled();
    server.playElsewhere(up(1));
    server.world.network = "works";
    const reloaded = server.open();
    await settled();
    expect(scores(reloaded)).toEqual([200, 200]);
    expect(server.version()).toBe(2);
  });

  test("a game that cannot be loaded is loaded when the network is back", async () => {
    const server = givenServer();
    server.world.network = "cut";
    const store = server.open();
    await settled();
    expect(store.getStatus()).toEqual({ status: "failed", code: "OFFLINE" });
    server.world.network = "works";
    store.wake();
    await settled();
    expect(ready(store).game.version).toBe(0);
  });
});

describe("answers", () => {
  test("stay hidden, then come with the move that reveals them", async () => {
    const server = givenServer();
    const store = server.open();
    await settled();
    expect(store.getAnswer(3)).toEqual({ status: "hidden" });
    store.play({ type: "revealAnswer", tile: 3 });
    expect(store.getAnswer(3)).toEqual({ status: "loading" });
    await settled();
    expect(store.getAnswer(3)).toEqual({ status: "ready", answer: answerOf(3) });
  });

  test("of tiles revealed before are fetched when wanted", async () => {
    const server = givenServer();
    server.playElsewhere({ type: "revealAnswer", tile: 4 });
    const store = server.open();
    await settled();
    store.requestAnswer(4);
    await settled();
    expect(store.getAnswer(4)).toEqual({ status: "ready", answer: answerOf(4) });
  });
});

test("two browsers and any network end in the state of the server (F17)", async () => {
  const step = fc.record({
    who: fc.constantFrom(0, 1),
    network: fc.constantFrom<Network>("works", "works", "cut", "loses the answer"),
    move: fc.oneof(
      fc.record({
        type: fc.constant("awardTile" as const),
        tile: fc.nat(35),
        winner: fc.constantFrom<Winner>(0, 1, "noOne"),
      }),
      fc.constantFrom<Move>(up(0), up(1), undo, { type: "resetGame" }, { type: "usePower", team: 0, power: "double" }),
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const server = givenServer();
      const stores = [server.open(), server.open()];
      await settled();
      for (const { who, network, move } of steps) {
        server.world.network = network;
        stores[who]?.play(move);
        await server.pass(700);
      }
      server.world.network = "works";
      for (let round = 0; round < 12; round += 1) await server.pass(40_000);
      for (const store of stores) {
        await store.refresh();
        await settled();
        expect(ready(store).game.state).toEqual(server.state());
        expect(ready(store).unsavedMoves).toBe(0);
      }
    }),
    { numRuns: 60 },
  );
});
