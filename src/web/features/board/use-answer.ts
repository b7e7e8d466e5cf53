import { useEffect, useSyncExternalStore } from "react";
import type { TileAnswer } from "#contract/game-schemas.ts";
import { gameStoreFor } from "./use-game.ts";

export interface AnswerResult {
  readonly status: "hidden" | "loading" | "ready" | "failed";
  readonly answer?: TileAnswer;
  readonly retry: () => void;
}

/** A tile's answer once it is revealed; it lives in memory only and is never asked for before. */
export function useAnswer(gameId: string, tile: number, enabled: boolean): AnswerResult {
  const store = gameStoreFor(gameId);
  const read = () => store.getAnswer(tile);
  const answer = useSyncExternalStore(store.subscribe, read, read);
  const isWanted = enabled && answer.status === "loading";
  useEffect(() => {
    if (isWanted) store.requestAnswer(tile);
  }, [isWanted, store, tile]);
  return { ...answer, retry: () => store.requestAnswer(tile) };
}
