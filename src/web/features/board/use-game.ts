import { useCallback, useEffect, useSyncExternalStore } from "react";
import { toast } from "#web/ui/toast.ts";
import type { GameView } from "#contract/game-schemas.ts";
import type { getAnswer, getGame, playMove } from "#contract/games.ts";
import type { Game, Move, MoveError } from "#core/game/moves.ts";
import type { Result } from "#core/result.ts";
import { call, CallError } from "#web/lib/call.ts";
import { useBootGame } from "#web/lib/boot-game.ts";
import { createGameStore, type GameStatus, type GameStore } from "./game-store.ts";
import { submitFailedText } from "./game-texts.ts";
import { dropStoredQueue, readStoredQueue, writeStoredQueue } from "./stored-queue.ts";

const isBrowser = typeof window !== "undefined";
const stores = new Map<string, GameStore>();
/** Games that came with a page and were taken: what a page brought is news only once. */
const usedBoots = new WeakSet<GameView>();
const otherTabs = isBrowser && "BroadcastChannel" in window ? new BroadcastChannel("majlis.games") : null;

/** The game's store in this browser, made at the first use and kept while the page lives. */
export function gameStoreFor(gameId: string, initial?: GameView): GameStore {
  const known = stores.get(gameId);
  if (known) return known;
  const isNews = initial !== undefined && !usedBoots.has(initial);
  if (initial && isBrowser) usedBoots.add(initial);
  const store = createGameStore(
    gameId,
    {
      fetchGame: (id) => call<typeof getGame>("getGame", { params: { gameId: id } }),
      sendMove: (id, body) => call<typeof playMove>("playMove", { params: { gameId: id }, body }),
      fetchAnswer: (id, tile) => call<typeof getAnswer>("getAnswer", { params: { gameId: id, tile } }),
      toFailure: (error) =>
        error instanceof CallError
          ? { code: error.code, status: error.status, ...freshGameOf(error) }
          : { code: "OFFLINE", status: 0 },
      newId: () => crypto.randomUUID(),
      nowMs: () => Date.now(),
      chance: Math.random,
      schedule: (run, afterMs) => {
        const timeout = setTimeout(run, afterMs);
        return () => clearTimeout(timeout);
      },
      readQueue: readStoredQueue,
      writeQueue: writeStoredQueue,
      // A channel of this origin has no target to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      announce: (id, version) => otherTabs?.postMessage({ gameId: id, version }),
      onRefused: (move) => {
        // Powers, scores and turns go back silently (game specification, section 8).
        if (move.type === "awardTile") toast.error(submitFailedText(undefined));
      },
    },
    isNews ? initial : undefined,
  );
  // A server draws pages of many people: nothing of one may stay for the next.
  if (isBrowser) stores.set(gameId, store);
  return store;
}

/** Drops every game held in memory, so that the next person at this browser sees none of them. */
export function forgetGames(): void {
  for (const store of stores.values()) store.dispose();
  stores.clear();
}

/** Drops one game with what it has not sent: it was reset, which those moves came before. */
export function forgetGame(gameId: string): void {
  stores.get(gameId)?.dispose();
  stores.delete(gameId);
  dropStoredQueue(gameId);
}

const freshGameOf = ({ details }: CallError) => {
  const game = (details as { game?: GameView }).game;
  return game ? { game } : {};
};

/** A game as it is to be shown now; loads it at the first use and reads it again whenever it may have moved on. */
export function useGame(gameId: string): GameStatus {
  const boot = useBootGame(gameId);
  const store = gameStoreFor(gameId, boot);
  useEffect(() => {
    const wake = () => store.wake();
    const refreshIfVisible = () => {
      if (document.visibilityState === "visible") void store.refresh();
    };
    const hearOtherTab = ({ data }: MessageEvent<{ gameId: string; version: number }>) => {
      const status = store.getStatus();
      const isNews = data.gameId === gameId && status.status === "ready" && data.version > status.game.version;
      if (isNews) void store.refresh();
    };
    window.addEventListener("online", wake);
    document.addEventListener("visibilitychange", refreshIfVisible);
    window.addEventListener("focus", refreshIfVisible);
    otherTabs?.addEventListener("message", hearOtherTab);
    return () => {
      window.removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", refreshIfVisible);
      window.removeEventListener("focus", refreshIfVisible);
      otherTabs?.removeEventListener("message", hearOtherTab);
    };
  }, [gameId, store]);
  return useSyncExternalStore(store.subscribe, store.getStatus, store.getInitialStatus);
}

/** Plays a move: the rules answer at once, the server confirms later. */
export function usePlay(gameId: string): (move: Move) => Result<Game, MoveError> {
  return useCallback((move: Move) => gameStoreFor(gameId).play(move), [gameId]);
}
