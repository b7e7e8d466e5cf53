const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

export const readCookie = (name: string): string | null =>
  document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/** For preferences the server renders by; never for anything secret. */
export function writeCookie(name: string, value: string, maxAgeSeconds = ONE_YEAR_SECONDS): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`;
}
