import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PRODUCT_NAME } from "#core/product.ts";
import type { SessionUser } from "./session-user.ts";

export type Language = "en" | "ar";
export type Direction = "ltr" | "rtl";

export interface ShellRequest {
  readonly path: string;
  readonly language: Language;
  readonly direction: Direction;
  readonly user: SessionUser | null;
}

/** What is put into the shell: at the end of `<head>`, and inside the root element. */
export interface ShellParts {
  readonly head?: string;
  readonly body?: string;
  readonly status?: number;
  /** Style sheets and fonts of the shell that this page does not need, by address. */
  readonly without?: readonly string[];
}

/** Fills the shell of a page on the server, escaping what it inserts. Without it every page is the empty shell. */
export type RenderShell = (request: ShellRequest) => ShellParts | Promise<ShellParts>;

const GAME_PATH = /^\/jeopardy(\/|$)/;

const isLanguage = (value: unknown): value is Language => value === "en" || value === "ar";

/**
 * In which language a page starts. Game pages are English and left to right whatever was chosen (specification,
 * section 2); elsewhere the address decides, then the stored choice, otherwise English.
 */
export const shellLanguage = ({ path, query, cookie }: { path: string; query: unknown; cookie: unknown }): Language => {
  if (GAME_PATH.test(path)) return "en";
  if (isLanguage(query)) return query;
  return isLanguage(cookie) ? cookie : "en";
};

export const directionOf = (language: Language): Direction => (language === "ar" ? "rtl" : "ltr");

const NOT_BUILT = `<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="utf-8"><title>${PRODUCT_NAME.en}</title></head>
<body><div id="root"><p>The pages are not built yet: run npm run build.</p></div></body></html>`;

/** The built page every screen starts from. */
export const readShell = (webRoot: string): string => {
  try {
    return readFileSync(join(webRoot, "index.html"), "utf8");
  } catch {
    return NOT_BUILT;
  }
};

/**
 * Moves a page's scripts behind its content, where they neither share the line with it nor run before it is seen; the
 * shell's own script starts the one that is marked.
 */
const startAfterPaint = (shell: string): string => {
  const scripts = shell.match(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g) ?? [];
  const links = scripts.map((tag) =>
    tag.startsWith("<link")
      ? tag
      : `<link rel="modulepreload" crossorigin data-start href="${/src="([^"]*)"/.exec(tag)?.[1] ?? ""}">`,
  );
  const without = scripts.reduce((page, tag) => page.replace(tag, ""), shell);
  return without.replace("</body>", () => `${links.join("")}</body>`);
};

/** Sets the language of the page and puts the rendered parts in their places. */
export const fillShell = (
  shell: string,
  language: Language,
  { head = "", body = "", without = [] }: ShellParts,
): string => {
  const localized = shell.replace(/<html\b[^>]*>/, (tag) => {
    const others = tag.replace(/^<html|>$|\s(?:lang|dir)="[^"]*"/g, "").trim();
    return `<html lang="${language}" dir="${directionOf(language)}"${others === "" ? "" : ` ${others}`}>`;
  });
  const lighter = (body === "" ? localized : startAfterPaint(localized)).replaceAll(
    /<link rel="(?:stylesheet|preload)"[^>]*>/g,
    (tag) => (without.some((address) => tag.includes(`"${address}"`)) ? "" : tag),
  );
  // Replacements are functions: texts may hold `$&`, which a replacement string would expand.
  return lighter
    .replace("</head>", () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
};
