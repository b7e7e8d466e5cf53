import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoint.ts";
import { type Art, registerArt } from "./art.ts";
import { ApiError } from "./errors.ts";
import { isApiPath } from "./http.ts";
import { sendRefusal } from "./http-errors.ts";
import { directionOf, fillShell, type RenderShell, shellLanguage } from "./shell.ts";

export const LANGUAGE_COOKIE = "majlis_lang";
const compress = promisify(brotliCompress);
/** A few milliseconds for a board, off the event loop, at a fifth of its size. */
const FAST_BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const FILE_NAME = /\.[a-z0-9]{1,8}$/i;

export interface StaticOptions {
  /** Folder of the built browser app. */
  readonly webRoot: string;
  readonly art: Art;
  readonly shell: string;
  readonly renderShell: RenderShell | null;
}

const pathOf = (request: FastifyRequest): string => request.url.split("?", 1)[0] ?? "/";

/** Whether a person's browser opens a page, rather than a script or image asking for a file. */
const asksForPage = (request: FastifyRequest): boolean => {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const path = pathOf(request);
  if (isApiPath(path)) return false;

  const { accept } = request.headers;
  if (accept?.includes("text/html")) return true;
  return (accept === undefined || accept === "*/*") && !FILE_NAME.test(path);
};

const allowedMethods = (endpoints: readonly Endpoint[], path: string): string[] =>
  endpoints
    .filter((endpoint) => new RegExp(`^${endpoint.path.replace(/:\w+/g, "[^/]+")}$`).test(path))
    .map(({ method }) => method);

/** Serves the built browser app, the pictures, and for every other page the shell that starts it. */
export const registerStatic = async (
  app: FastifyInstance,
  { webRoot, art, shell, renderShell }: StaticOptions,
): Promise<void> => {
  if (existsSync(webRoot)) {
    await app.register(fastifyStatic, {
      root: webRoot,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ["**/*.html", "**/*.br", "**/*.gz"],
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Built files carry a hash of their content in their name; the few others are asked for again each time.
        const hasHash = /-[\w-]{8,}\.\w+(\.br|\.gz)?$/.test(path);
        reply.header(
          "cache-control",
          hasHash ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
        );
      },
    });
  }
  registerArt(app, art);

  const sendShell = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request);
    const { lang } = request.query as Readonly<Record<string, unknown>>;
    const language = shellLanguage({ path, query: lang, cookie: request.cookies[LANGUAGE_COOKIE] });
    // Without its database a page still opens, and says itself what it cannot do.
    const isKnown = await app.findUser(request).then(
      (user) => {
        request.user = user;
        return true;
      },
      (error: unknown) => {
        request.log.error({ err: error }, "a page was sent without knowing who asks");
        return false;
      },
    );

    const acceptsBrotli = /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
    const parts = isKnown
      ? await renderShell?.({ path, language, direction: directionOf(language), user: request.user })
      : null;
    const page = fillShell(shell, language, parts ?? {});
    reply
      .code(parts?.status ?? 200)
      .type("text/html; charset=utf-8")
      .header("vary", "Cookie, Accept-Encoding")
      .header("cache-control", request.user === null ? "no-cache" : "no-store");
    // Only a drawn page is large enough to be worth it, and only browsers ask for brotli.
    if (!parts?.body || !acceptsBrotli) return reply.send(page);
    const compressed = await compress(page, { params: FAST_BROTLI });
    return reply.header("content-encoding", "br").send(compressed);
  };

  app.setNotFoundHandler(async (request, reply) => {
    if (asksForPage(request)) return sendShell(request, reply);

    const allowed = allowedMethods(app.endpoints, pathOf(request));
    if (allowed.length === 0) return sendRefusal(request, reply, new ApiError("NOT_FOUND"));
    return sendRefusal(request, reply.header("allow", allowed.join(", ")), new ApiError("METHOD_NOT_ALLOWED"));
  });
};
