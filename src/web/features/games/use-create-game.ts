import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { createGame } from "#contract/games.ts";
import { call, isCallError } from "#web/lib/call.ts";
import { sessionQuery, useUpdatePoints } from "#web/session/use-session.ts";
import { noteGameEntered } from "./coming-from-game.ts";
import type { Draft } from "./draft.ts";
import type { RemainingGames } from "./use-categories.ts";
import { gamesQuery } from "./use-games.ts";

const MAX_RETRIES = 2;
const RETRY_DELAY_MS = 1000;

/** Sends the draft under its own id, again when nothing answers; the id makes sure that it becomes one game. */
async function create({
  id,
  gameName,
  teamNames,
  categoryIds,
}: Draft): Promise<{ gameId: string; points: number | null }> {
  try {
    return await call<typeof createGame>("createGame", {
      body: { id, gameName, teamNames: [...teamNames], categoryIds: [...categoryIds] },
    });
  } catch (error) {
    // An answer was lost and the entries were changed since: the game is there already, under the first names.
    if (isCallError(error, "REQUEST_ID_REUSED")) return { gameId: id, points: null };
    throw error;
  }
}

export function useCreateGame(userId: string | null) {
  const queryClient = useQueryClient();
  const updatePoints = useUpdatePoints();
  return useMutation({
    onError: (error) => {
      if (isCallError(error, "INSUFFICIENT_POINTS"))
        void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      if (isCallError(error, "CATEGORY_EXHAUSTED", "CATEGORY_NOT_FOUND", "NOT_ENOUGH_QUESTIONS")) {
        void queryClient.invalidateQueries({ queryKey: ["remaining-games"] });
      }
    },
    mutationFn: create,
    retry: (failures, error) => failures < MAX_RETRIES && isCallError(error, "OFFLINE", "UNAVAILABLE"),
    retryDelay: RETRY_DELAY_MS,
    onSuccess: ({ points }, { categoryIds }) => {
      if (points !== null) updatePoints(points);
      queryClient.setQueryData<RemainingGames>(["remaining-games", userId], (remaining) =>
        remaining ? oneGameLess(remaining, categoryIds) : remaining,
      );
      void queryClient.invalidateQueries({ queryKey: gamesQuery.queryKey });
      noteGameEntered();
    },
  });
}

const oneGameLess = (remaining: RemainingGames, categoryIds: readonly number[]): RemainingGames => ({
  ...remaining,
  ...Object.fromEntries(categoryIds.map((id) => [id, Math.max(0, (remaining[id] ?? 0) - 1)])),
});
