import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { toCurrentUser } from "./account/routes.ts";
import { viewGame } from "./games/view-game.ts";
import type { Db } from "./platform/database.ts";
import { ApiError } from "./platform/errors.ts";
import { bootElement, type RenderPage } from "./platform/first-paint.ts";
import type { RenderShell } from "./platform/shell.ts";

const BOARD_PATH = /^\/jeopardy\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/;
const BOARD_MODULE = "app/game-routes.tsx";

const buildManifest = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).optional(), imports: z.array(z.string()).optional() }),
);
type BuildManifest = z.infer<typeof buildManifest>;

/** What a board needs beside the shell's own files: asked for while the page is still read. */
function boardLinks(webRoot: string): string {
  const manifest = readManifest(webRoot);
  const names = [...reachableFrom(manifest, BOARD_MODULE)];
  const styles = new Set(names.flatMap((name) => manifest[name]?.css ?? []));
  const shellFiles = reachableFrom(manifest, "index.html");
  const scripts = names.filter((name) => !shellFiles.has(name)).flatMap((name) => manifest[name]?.file ?? []);
  const shellStyles = new Set([...shellFiles].flatMap((name) => manifest[name]?.css ?? []));
  return [
    ...[...styles].filter((file) => !shellStyles.has(file)).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`),
  ].join("");
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
  reportError,
}: {
  db: Db;
  renderPage: RenderPage | null;
  webRoot: string;
  reportError: (message: string, error: unknown) => void;
}): RenderShell {
  const links = boardLinks(webRoot);
  return async ({ path, user }) => {
    const boot = { user: user && toCurrentUser(user) };
    const gameId = BOARD_PATH.exec(path)?.[1];
    if (!user || gameId === undefined || !renderPage) return { head: bootElement(boot) };
    try {
      const game = await viewGame(db, { gameId, userId: user.id });
      const withGame = { ...boot, game };
      return { head: links + bootElement(withGame), body: await renderPage(path, withGame) };
    } catch (error) {
      if (!(error instanceof ApiError)) reportError("a board could not be drawn", error);
      return { head: bootElement(boot) };
    }
  };
}
