import type { EndpointOutput } from "#contract/endpoint.ts";
import type { GameView, TileAnswer } from "#contract/game-schemas.ts";
import type { playMove } from "#contract/games.ts";
import type { Game, Move, MoveError } from "#core/game/moves.ts";
import { isRevealed } from "#core/game/state.ts";
import { ok, type Result } from "#core/result.ts";
import { acknowledge, drop, enqueue, rebase, shownGame, type GameCopy, type QueuedMove } from "./move-queue.ts";

/** A move is sent again after 2.5 s, then ever later up to 30 s (quality R3). */
const RESEND_BASE_MS = 2_500;
const RESEND_FACTOR = 1.6;
const RESEND_MAX_MS = 30_000;
/** An unsaved move is mentioned after 10 s (quality R3). */
const LATE_AFTER_MS = 10_000;

export type GameStatus =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly code: string }
  | {
      readonly status: "ready";
      readonly game: GameView;
      readonly unsavedMoves: number;
      readonly isSavingLate: boolean;
      readonly isOffline: boolean;
      /** How many moves were taken back because the server refused them for good; a growing number is news. */
      readonly refusedMoves: number;
    };

export type AnswerStatus =
  | { readonly status: "hidden" | "loading" | "failed" }
  | { readonly status: "ready"; readonly answer: TileAnswer };

export type MoveOutcome = EndpointOutput<typeof playMove>;

/** How a call ended when it did not answer: a refusal's code with its fresh game, or no connection. */
export interface CallFailure {
  readonly code: string;
  readonly status: number;
  readonly game?: GameView;
}

/** What a store needs from outside; the browser's own in `use-game.ts`, fakes in tests. */
export interface GameStoreDeps {
  readonly fetchGame: (gameId: string) => Promise<GameView>;
  readonly sendMove: (gameId: string, body: { id: string; version: number; move: Move }) => Promise<MoveOutcome>;
  readonly fetchAnswer: (gameId: string, tile: number) => Promise<TileAnswer>;
  readonly toFailure: (error: unknown) => CallFailure;
  readonly newId: () => string;
  readonly nowMs: () => number;
  readonly chance: () => number;
  readonly schedule: (run: () => void, afterMs: number) => () => void;
  readonly readQueue: (gameId: string) => readonly QueuedMove[];
  readonly writeQueue: (gameId: string, queue: readonly QueuedMove[]) => void;
  /** Tells this person's other tabs that the game moved on. */
  readonly announce: (gameId: string, version: number) => void;
  /** A final refusal took back what was shown. */
  readonly onRefused: (move: Move, code: string) => void;
}

export interface GameStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getStatus: () => GameStatus;
  /** The game as the page brought it, without what waits to be sent: what the server drew. */
  readonly getInitialStatus: () => GameStatus;
  readonly getAnswer: (tile: number) => AnswerStatus;
  readonly play: (move: Move) => Result<Game, MoveError>;
  readonly refresh: () => Promise<void>;
  readonly requestAnswer: (tile: number) => void;
  /** The network came back: send now instead of at the next try. */
  readonly wake: () => void;
  /** Ends it: nothing is sent, written or shown any more. What was not sent stays stored. */
  readonly dispose: () => void;
}

/**
 * One game in this browser: shows every move at once by the core rule, sends moves one after the other, and keeps
 * them over a reload until the server has answered.
 *
 * @param initial the game as the page brought it, so that nothing is fetched before the first picture
 */
export function createGameStore(gameId: string, deps: GameStoreDeps, initial?: GameView): GameStore {
  const listeners = new Set<() => void>();
  const answers = new Map<number, AnswerStatus>();
  const wantedAnswers = new Set<number>();
  let copy: GameCopy | null = initial ? { confirmed: initial, queue: deps.readQueue(gameId) } : null;
  let failure: string | null = null;
  let isOffline = false;
  let isSending = false;
  let isLoading = false;
  let refusedMoves = 0;
  let isDisposed = false;
  let failedTries = 0;
  let cancelResend: (() => void) | null = null;
  let cancelLate: (() => void) | null = null;
  let status: GameStatus = describe();
  const initialStatus: GameStatus = initial
    ? { status: "ready", game: initial, unsavedMoves: 0, isSavingLate: false, isOffline: false, refusedMoves: 0 }
    : { status: "loading" };

  function describe(): GameStatus {
    if (!copy) return failure ? { status: "failed", code: failure } : { status: "loading" };
    const oldest = copy.queue[0];
    return {
      status: "ready",
      game: shownGame(copy),
      unsavedMoves: copy.queue.length,
      isSavingLate: oldest !== undefined && deps.nowMs() - oldest.madeAtMs >= LATE_AFTER_MS,
      isOffline,
      refusedMoves,
    };
  }

  function publish() {
    status = describe();
    for (const listener of listeners) listener();
  }

  function change(next: GameCopy) {
    if (isDisposed) return;
    if (next.queue !== copy?.queue) deps.writeQueue(gameId, next.queue);
    copy = next;
    watchForLateness();
    publish();
  }

  function watchForLateness() {
    cancelLate?.();
    cancelLate = null;
    const oldest = copy?.queue[0];
    if (!oldest) return;
    const lateInMs = oldest.madeAtMs + LATE_AFTER_MS - deps.nowMs();
    if (lateInMs > 0) cancelLate = deps.schedule(publish, lateInMs);
  }

  async function load(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      const fresh = await deps.fetchGame(gameId);
      failure = null;
      isOffline = false;
      change(copy ? rebase(copy, fresh) : { confirmed: fresh, queue: deps.readQueue(gameId) });
    } catch (error) {
      const { code } = deps.toFailure(error);
      isOffline = code === "OFFLINE";
      failure = code;
      publish();
    } finally {
      isLoading = false;
    }
    if (hasUnsent()) void send();
  }

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    cancelResend?.();
    cancelResend = null;
    try {
      // Looked at in the same step in which sending ends, so that a move made meanwhile is never left behind.
      while (hasUnsent()) {
        if (!(await sendFirst())) return;
      }
    } finally {
      isSending = false;
    }
    fetchWantedAnswers();
  }

  const hasUnsent = () => !isDisposed && copy !== null && copy.queue.length > 0;

  /** @returns false when sending has to wait */
  async function sendFirst(): Promise<boolean> {
    const [first] = copy?.queue ?? [];
    if (!copy || !first) return false;
    const { id, move } = first;
    try {
      const outcome = await deps.sendMove(gameId, { id, version: copy.confirmed.version, move });
      failedTries = 0;
      isOffline = false;
      if (outcome.answer) answers.set(outcome.answer.tile, { status: "ready", answer: outcome.answer });
      const isGap = copy !== null && outcome.version > copy.confirmed.version + 1;
      if (copy) change(acknowledge(copy, { id, version: outcome.version, state: outcome.state }));
      // The answer to a repeated move: others were played since, which only the whole game tells.
      if (isGap) await load();
      deps.announce(gameId, outcome.version);
      return true;
    } catch (error) {
      return settleFailure(deps.toFailure(error), { id, move });
    }
  }

  function settleFailure(
    { code, status: httpStatus, game }: CallFailure,
    { id, move }: Pick<QueuedMove, "id" | "move">,
  ): boolean {
    if (code === "STALE_VERSION" && game && copy) {
      change(rebase(copy, game));
      return true;
    }
    const mayPassLater = code === "OFFLINE" || httpStatus >= 500 || httpStatus === 429 || httpStatus === 401;
    if (!mayPassLater) {
      refusedMoves += 1;
      if (copy) change(drop(copy, id));
      deps.onRefused(move, code);
      return true;
    }
    if (isDisposed) return false;
    isOffline = code === "OFFLINE";
    failedTries += 1;
    const delayMs = Math.min(RESEND_MAX_MS, RESEND_BASE_MS * RESEND_FACTOR ** (failedTries - 1));
    cancelResend = deps.schedule(() => void send(), delayMs * (0.8 + 0.4 * deps.chance()));
    publish();
    return false;
  }

  function fetchWantedAnswers() {
    for (const tile of wantedAnswers) {
      if (copy && isRevealed(copy.confirmed.state.tiles[tile])) {
        wantedAnswers.delete(tile);
        if (answers.get(tile)?.status !== "ready") void fetchAnswer(tile);
      }
    }
  }

  async function fetchAnswer(tile: number): Promise<void> {
    answers.set(tile, { status: "loading" });
    publish();
    try {
      answers.set(tile, { status: "ready", answer: await deps.fetchAnswer(gameId, tile) });
    } catch {
      // Shown with a way to ask again; why it failed does not change what a host can do.
      answers.set(tile, { status: "failed" });
    }
    publish();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (!copy) void load();
      else if (copy.queue.length > 0) void send();
      return () => listeners.delete(listener);
    },
    getStatus: () => status,
    getInitialStatus: () => initialStatus,
    getAnswer(tile) {
      const known = answers.get(tile);
      if (known) return known;
      return status.status === "ready" && isRevealed(status.game.state.tiles[tile]) ? LOADING_ANSWER : HIDDEN_ANSWER;
    },
    play(move) {
      if (!copy) throw new Error("A move needs a loaded game.");
      const queued = enqueue(copy, { id: deps.newId(), move, madeAtMs: deps.nowMs() });
      if (!queued.ok) return queued;
      change(queued.value);
      // While a resend is waiting, the queue is sent in order by it.
      if (!cancelResend) void send();
      const { state, trail } = shownGame(queued.value);
      return ok({ state, trail });
    },
    refresh: async () => {
      // With moves under way the answers bring the fresh game; a fetch in between would show them twice.
      if (copy && copy.queue.length > 0) return void send();
      await load();
    },
    requestAnswer(tile) {
      const known = answers.get(tile);
      if (known?.status === "ready" || known?.status === "loading") return;
      wantedAnswers.add(tile);
      fetchWantedAnswers();
    },
    dispose() {
      isDisposed = true;
      cancelResend?.();
      cancelLate?.();
      listeners.clear();
    },
    wake() {
      if (copy && copy.queue.length > 0) void send();
      else void load();
    },
  };
}

const LOADING_ANSWER: AnswerStatus = { status: "loading" };
const HIDDEN_ANSWER: AnswerStatus = { status: "hidden" };
