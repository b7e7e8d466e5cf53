import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { getGame, listGames, playMove } from "#contract/games.ts";
import { call, isCallError } from "#web/lib/call.ts";

export const gamesQuery = infiniteQueryOptions({
  queryKey: ["games"],
  queryFn: ({ pageParam, signal }) =>
    call<typeof listGames>("listGames", { query: pageParam === null ? {} : { before: pageParam } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextBefore }) => nextBefore,
  // A game may have been played since.
  refetchOnMount: "always",
});

async function resetGame(gameId: string): Promise<void> {
  const { version } = await call<typeof getGame>("getGame", { params: { gameId } });
  await call<typeof playMove>("playMove", {
    params: { gameId },
    body: { id: crypto.randomUUID(), version, move: { type: "resetGame" } },
  });
}

/** Takes a game back to its beginning, as one move of its log. */
export function useResetGame() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: resetGame,
    // Another screen played a move in between: the reset is meant for the game as it is now.
    retry: (failures, error) => failures < 2 && isCallError(error, "STALE_VERSION"),
    retryDelay: 0,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: gamesQuery.queryKey }),
  });
}
