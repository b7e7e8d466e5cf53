import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Name of the cookie that holds the session. Under https its prefix makes browsers accept it only from this host,
 * for all paths and over https; over plain http they would refuse it.
 */
export const sessionCookieName = (isHttps: boolean): string => (isHttps ? "__Host-majlis_session" : "majlis_session");

/**
 * Reads the session's token out of a cookie of the form `token.signature`, as the sign-in library signs it: base64 of
 * HMAC-SHA-256 over the token.
 *
 * @returns `null` when the signature is not ours
 */
export const parseSessionCookie = (value: string, secret: string): string | null => {
  const dot = value.lastIndexOf(".");
  if (dot < 1) return null;

  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), "base64");
  const expected = createHmac("sha256", secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
};
