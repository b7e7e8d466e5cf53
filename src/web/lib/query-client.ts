import { QueryClient } from "@tanstack/react-query";
import { isCallError } from "./call.ts";

const MAX_RETRIES = 2;

/** A refusal stays a refusal; only silence and overload are worth asking again. */
const isWorthRetrying = (error: unknown): boolean => isCallError(error, "OFFLINE", "UNAVAILABLE");

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
        // The browser's own guess of being offline is wrong too often; the call itself finds out.
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
