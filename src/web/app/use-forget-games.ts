import { useEffect, useRef } from "react";
import { useSession } from "#web/session/use-session.ts";

/** Drops the games this page holds in memory. */
async function forgetGames(): Promise<void> {
  const board = await import("#web/features/board/use-game.ts");
  board.forgetGames();
}

/** Drops one game with what it has not sent, because it was reset. */
export async function forgetGame(gameId: string): Promise<void> {
  const board = await import("#web/features/board/use-game.ts");
  board.forgetGame(gameId);
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
