import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { GameView } from "#contract/game-schemas.ts";
import { CATEGORY_COUNT } from "#core/game/board.ts";
import { toCurrentUser } from "./account/routes.ts";
import { viewGame } from "./games/view-game.ts";
import { type Art, artSheetAddress } from "./platform/art.ts";
import type { Db } from "./platform/database.ts";
import { ApiError } from "./platform/errors.ts";
import { bootElement, type RenderPage } from "./platform/first-paint.ts";
import type { RenderShell } from "./platform/shell.ts";

const BOARD_PATH = /^\/jeopardy\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/;
const BOARD_MODULE = "app/game-routes.tsx";
/** The weight a board is written in: names in Arabic, and its numbers. */
const BOARD_FONTS = ["plex-arabic-600", "plex-latin-600"] as const;
/** A niche of the board is 0.86 times as wide as it is high and shows a picture of 4 to 3 from its middle. */
const NICHE_WIDTH_SHARE = 0.86 / (4 / 3);

/** A drawn page is laid out once, when the shell's mark behind it is read, and not for every part of it on the way. */
const WAIT_FOR_BODY = '<link rel="expect" href="#drawn" blocking="render">';

const buildManifest = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).optional(), imports: z.array(z.string()).optional() }),
);
type BuildManifest = z.infer<typeof buildManifest>;

/**
 * The styles of a drawn board, within its page: the first picture then waits for nothing but the page. A board is
 * written in one weight, whose fonts are asked for instead of the shell's.
 *
 * The board's own style sheet is named beside them, switched off, so that its script does not ask for it again.
 */
function boardStyles(webRoot: string): { head: string; without: readonly string[] } {
  const manifest = readManifest(webRoot);
  const inShell = [...reachableFrom(manifest, "index.html")].flatMap((name) => manifest[name]?.css ?? []);
  const all = [...reachableFrom(manifest, BOARD_MODULE)].flatMap((name) => manifest[name]?.css ?? []);
  const own = [...new Set(all)].filter((file) => !inShell.includes(file));
  const text = [...inShell, ...own].map((file) => readFileSync(join(webRoot, file), "utf8")).join("");
  const links = own.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join("");
  const shellFont = fontAddress(text, "plex-arabic-400");
  const preloads = BOARD_FONTS.map((name) => fontAddress(text, name))
    .filter((address) => address !== null)
    .map((address) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`);
  const inShellAddresses = inShell.map((file) => `/${file}`);
  return {
    head: `${preloads.join("")}<style>${text}</style>${links}`,
    without: shellFont === null ? inShellAddresses : [...inShellAddresses, shellFont],
  };
}

/** Where the styles say that a font is. */
const fontAddress = (styles: string, name: string): string | null =>
  new RegExp(`/assets/${name}-[\\w-]+\\.woff2`).exec(styles)?.[0] ?? null;

/** The pictures of a board as one, for its bays to show their part of (`bay-picture.tsx`); nothing without it. */
function pictureSheet(game: GameView, art: Art): string {
  if (game.categories.length !== CATEGORY_COUNT) return "";
  const address = artSheetAddress(
    art,
    game.categories.map(({ imageUrl }) => imageUrl),
    NICHE_WIDTH_SHARE,
  );
  return address === null ? "" : `<style>.bay-picture-part{background-image:url("${address}")}</style>`;
}

function readManifest(webRoot: string): BuildManifest {
  try {
    return buildManifest.parse(JSON.parse(readFileSync(join(webRoot, ".vite/manifest.json"), "utf8")));
  } catch {
    // Without a build there is nothing to announce; pages say so themselves.
    return {};
  }
}

function reachableFrom(manifest: BuildManifest, name: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(name) || !manifest[name]) return seen;
  seen.add(name);
  for (const next of manifest[name].imports ?? []) reachableFrom(manifest, next, seen);
  return seen;
}

/**
 * Puts into every page who is signed in, and into a board's page the board itself, drawn.
 *
 * A board that cannot be read or drawn is left to the browser, which says what is wrong.
 */
export function createRenderShell({
  db,
  renderPage,
  webRoot,
  art,
  reportError,
}: {
  db: Db;
  renderPage: RenderPage | null;
  webRoot: string;
  art: Art;
  reportError: (message: string, error: unknown) => void;
}): RenderShell {
  const styles = boardStyles(webRoot);
  return async ({ path, user }) => {
    const boot = { user: user && toCurrentUser(user) };
    const gameId = BOARD_PATH.exec(path)?.[1];
    if (!user || gameId === undefined || !renderPage) return { head: bootElement(boot) };
    try {
      const game = await viewGame(db, { gameId, userId: user.id });
      const pictures = pictureSheet(game, art);
      const withGame = { ...boot, game, hasPictures: pictures !== "" };
      return {
        head: WAIT_FOR_BODY + styles.head + pictures + bootElement(withGame),
        body: await renderPage(path, withGame),
        without: styles.without,
      };
    } catch (error) {
      if (!(error instanceof ApiError)) reportError("a board could not be drawn", error);
      return { head: bootElement(boot) };
    }
  };
}
