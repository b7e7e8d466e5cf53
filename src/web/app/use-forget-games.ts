import { useEffect, useRef } from "react";
import { useSession } from "#web/session/use-session.ts";

/** Drops the games this page holds in memory, so that they are read anew. */
export async function forgetGames(): Promise<void> {
  const board = await import("#web/features/board/use-game.ts");
  board.forgetGames();
}

/** Forgets the games of a person who has gone, for the next one at this browser. */
export function useForgetGames(): void {
  const userId = useSession().user?.id ?? null;
  const knownId = useRef<string | null>(null);
  useEffect(() => {
    const isSomeoneElse = knownId.current !== null && knownId.current !== userId;
    knownId.current = userId ?? knownId.current;
    if (isSomeoneElse) void forgetGames();
  }, [userId]);
}
