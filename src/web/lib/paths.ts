/** Paths the signed-in part of the product knows; the only ones a login may lead back to. */
const OWN_PATHS = [/^\/play$/, /^\/games$/, /^\/jeopardy(?:\/[\w-]+)?$/] as const;

const ORIGIN_FOR_PARSING = "https://majlis.invalid";
const HOME_PATH = "/play";

/**
 * Where a person goes on after signing in: where they came from when that is a page of ours, otherwise home. An address
 * elsewhere is never followed.
 */
export function ownPathOr(wanted: unknown, home: string = HOME_PATH): string {
  if (typeof wanted !== "string" || !URL.canParse(wanted, ORIGIN_FOR_PARSING)) return home;
  const { origin, pathname, search } = new URL(wanted, ORIGIN_FOR_PARSING);
  const isOwn = origin === ORIGIN_FOR_PARSING && OWN_PATHS.some((path) => path.test(pathname));
  return isOwn ? pathname + search : home;
}

/** Game pages are never translated and always left to right (game specification, section 2). */
export const isGamePath = (pathname: string): boolean => pathname === "/jeopardy" || pathname.startsWith("/jeopardy/");

/** Pages that show the night whatever the person's theme: the game and the rooms around it. */
export const isNightPath = (pathname: string): boolean =>
  isGamePath(pathname) || ["/play", "/games"].some((path) => pathname === path || pathname.startsWith(`${path}/`));
