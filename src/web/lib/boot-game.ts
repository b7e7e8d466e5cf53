import { createContext, use } from "react";
import type { GameView } from "#contract/game-schemas.ts";
import type { Boot } from "./boot.ts";

/** The game that came with the page, so that its board is drawn before the script has run. */
export const BootGameContext = createContext<Pick<Boot, "game" | "hasPictures">>({});

/** The page's own game if it is this one. */
export function useBootGame(gameId: string): GameView | undefined {
  const { game } = use(BootGameContext);
  return game?.id === gameId ? game : undefined;
}

/** Whether the page brought the pictures of this game's categories along. */
export function useBootPictures(gameId: string): boolean {
  const { game, hasPictures = false } = use(BootGameContext);
  return hasPictures && game?.id === gameId;
}
