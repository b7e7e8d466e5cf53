import { createContext, use } from "react";
import type { GameView } from "#contract/game-schemas.ts";

/** The game that came with the page, so that its board is drawn before the script has run. */
export const BootGameContext = createContext<GameView | undefined>(undefined);

/** The page's own game if it is this one. */
export function useBootGame(gameId: string): GameView | undefined {
  const game = use(BootGameContext);
  return game?.id === gameId ? game : undefined;
}
