import type { FastifyRequest } from "fastify";
import { ApiError } from "./errors.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Refuses a changing request that a page of another site makes a browser send.
 *
 * Browsers say where a request comes from in `Sec-Fetch-Site`, and over plain http to another machine at least in
 * `Origin`. An origin of the host that was asked is our own: a phone on the home network reaches a local run by its
 * address. What sends neither header is no browser and carries nobody's cookies.
 *
 * @throws ApiError `CROSS_SITE`
 */
export const refuseCrossSite = (request: FastifyRequest, publicUrl: string): void => {
  if (SAFE_METHODS.has(request.method)) return;

  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) {
    if (site === "same-origin" || site === "none") return;
    throw new ApiError("CROSS_SITE");
  }
  const { origin } = request.headers;
  if (origin === undefined || origin === publicUrl || hostOf(origin) === request.host) return;
  throw new ApiError("CROSS_SITE");
};
