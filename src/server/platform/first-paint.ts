import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { CurrentUser } from "#contract/account.ts";
import type { GameView } from "#contract/game-schemas.ts";

/** What comes with a page (`web/lib/boot.ts` reads it). */
export interface Boot {
  readonly user: CurrentUser | null;
  readonly game?: GameView;
  readonly hasPictures?: boolean;
}

/** Draws a page as text, for the browser to show before its script has arrived. */
export type RenderPage = (path: string, boot: Boot) => Promise<string>;

/**
 * Loads the pages as they were built for the server.
 *
 * @returns `null` without such a build; pages then arrive empty and draw themselves
 */
export async function loadFirstPaint(file: string): Promise<RenderPage | null> {
  if (!existsSync(file)) return null;
  const built = (await import(pathToFileURL(file).href)) as { renderPage: RenderPage };
  return built.renderPage;
}

/** The element that carries what came with a page. `<` is escaped, so that no text can end it. */
export const bootElement = (boot: Boot): string =>
  `<script id="boot" type="application/json">${JSON.stringify(boot).replaceAll("<", "\\u003c")}</script>`;
