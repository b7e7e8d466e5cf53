import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { readStored, removeStored, writeStored } from "#web/lib/storage.ts";
import { categoriesQuery } from "./use-categories.ts";

const COMING_FROM_GAME_KEY = "majlis_coming_from_game";

/** Noted on the way into a game. */
export const noteGameEntered = (): void => writeStored("sessionStorage", COMING_FROM_GAME_KEY, "yes");

/** Asks for the lists anew after a game, because it may have used up categories and changed scores. */
export function useRefreshAfterGame(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (readStored("sessionStorage", COMING_FROM_GAME_KEY) === null) return;
    removeStored("sessionStorage", COMING_FROM_GAME_KEY);
    for (const queryKey of [categoriesQuery.queryKey, ["remaining-games"], ["games"]]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }, [queryClient]);
}
