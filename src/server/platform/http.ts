import { hash, randomUUID } from "node:crypto";
import fastifyCookie from "@fastify/cookie";
import fastifyRateLimit from "@fastify/rate-limit";
import { fastify, type FastifyInstance, LogController } from "fastify";
import type { Environment } from "#server/env.ts";
import { refuseCrossSite } from "./cross-site.ts";
import { ApiError } from "./errors.ts";
import { handleErrors } from "./http-errors.ts";
import { securityHeaders } from "./security-headers.ts";
import type { SessionUser } from "./session-user.ts";

const BODY_LIMIT_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 15_000;
const HANDLER_TIMEOUT_MS = 15_000;
/** Above the idle time of common proxies, so that they and not we close an idle connection. */
const KEEP_ALIVE_MS = 72_000;
const MAX_PARAMETER_LENGTH = 200;

const API_PATH = /^\/(api|auth|rest|functions)(\/|$)/;

export const isApiPath = (path: string): boolean => API_PATH.test(path);

declare module "fastify" {
  interface FastifyRequest {
    /** The signed-in person; `null` for a guest, and on routes outside the contract. */
    user: SessionUser | null;
  }
}

export interface HttpOptions {
  readonly environment: Pick<Environment, "publicUrl" | "isHttps" | "trustedProxy" | "logLevel" | "authSecret">;
  /** Sources of the inline scripts of the pages served. */
  readonly scriptHashes: readonly string[];
  /** Takes the log's JSON lines instead of standard output. */
  readonly logStream?: { write(line: string): void };
}

const ASSETS = "/assets/";

/**
 * Answers a request that takes too long, from its head on, in its handler's place. The framework's own limit also makes an abort signal for
 * every request, which costs more than some handlers.
 */
const limitHandlers = (app: FastifyInstance): void => {
  app.addHook("onRequest", (_request, reply, done) => {
    const limit = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent) return;
      const cause = new Error(`no answer within ${HANDLER_TIMEOUT_MS} ms`);
      void reply.send(new ApiError("UNAVAILABLE", {}, { cause }));
    }, HANDLER_TIMEOUT_MS);
    reply.raw.once("close", () => clearTimeout(limit));
    done();
  });
};

/** The bare HTTP server: limits, log, headers and refusals; it has no routes yet. */
export const createHttp = async ({ environment, scriptHashes, logStream }: HttpOptions): Promise<FastifyInstance> => {
  const app = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: 0,
    keepAliveTimeout: KEEP_ALIVE_MS,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    trustProxy: environment.trustedProxy ?? false,
    genReqId: () => randomUUID(),
    // Requests under way while the server closes are answered.
    return503OnClosing: false,
    forceCloseConnections: "idle",
    // One line of our own per request, below.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    logger: {
      level: environment.logLevel,
      // Nothing that identifies a person or opens a session is written, whatever is handed to the log.
      serializers: { req: ({ id, method }: { id: string; method: string }) => ({ id, method }), res: () => ({}) },
      redact: [
        "*.password",
        "*.email",
        "*.phone",
        "*.token",
        "*.cookie",
        "err.detail",
        "err.parameters",
        "err.cause.detail",
      ],
      ...(logStream ? { stream: logStream } : {}),
    },
  });

  const hashUserId = (id: string) => hash("sha256", `${environment.authSecret}:log:${id}`).slice(0, 12);
  const headers = securityHeaders({ isHttps: environment.isHttps, scriptHashes });

  limitHandlers(app);
  app.decorateRequest("user", null);
  app.removeContentTypeParser("text/plain");
  handleErrors(app);

  app.addHook("onRequest", async (request, reply) => {
    // Built files say nothing that a policy could guard, and a board asks for twenty of them.
    if (request.url.startsWith(ASSETS)) reply.header("x-content-type-options", "nosniff");
    else reply.headers(headers).header("x-request-id", request.id);
    refuseCrossSite(request, environment.publicUrl);
  });
  app.addHook("onSend", async (request, reply) => {
    if (isApiPath(request.url) && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user: request.user === null ? null : hashUserId(request.user.id),
      },
      "request",
    );
  });

  await app.register(fastifyCookie);
  await app.register(fastifyRateLimit, {
    global: false,
    errorResponseBuilder: () => new ApiError("RATE_LIMITED"),
    addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    addHeadersOnExceeding: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
  });
  return app;
};
