import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { registerAccount } from "./account/routes.ts";
import { type Auth, createAuth } from "./auth/auth.ts";
import { findSessionUser } from "./auth/find-session-user.ts";
import { registerAuth } from "./auth/routes.ts";
import { sessionCookieName } from "./auth/session-cookie.ts";
import { registerContentRoutes } from "./content/routes.ts";
import type { Environment } from "./env.ts";
import { registerGameRoutes } from "./games/routes.ts";
import type { Database } from "./platform/database.ts";
import { registerDocs } from "./platform/docs.ts";
import { registerHealth } from "./platform/health.ts";
import { readArt } from "./platform/art.ts";
import type { RenderPage } from "./platform/first-paint.ts";
import { createHttp } from "./platform/http.ts";
import { prepareEndpoints } from "./platform/route.ts";
import { inlineScriptHashes } from "./platform/security-headers.ts";
import { readShell, type RenderShell } from "./platform/shell.ts";
import { registerStatic } from "./platform/static.ts";
import { createRenderShell } from "./render-shell.ts";
import { type ChatRelay, storedOnlyRelay } from "./reports/chat-relay.ts";
import { registerReportRoutes } from "./reports/routes.ts";

const PROJECT = join(import.meta.dirname, "../..");

export interface AppDeps {
  readonly environment: Environment;
  readonly database: Database;
  readonly now?: () => Date;
  /** A number from 0 up to, not including, 1. */
  readonly chance?: () => number;
  /** Where question reports are also told; without one they are only stored. */
  readonly relay?: ChatRelay;
  readonly webRoot?: string;
  readonly artRoot?: string;
  readonly renderShell?: RenderShell;
  /** Draws pages before they are sent; without one they draw themselves. */
  readonly renderPage?: RenderPage | null;
  /** Also checks every answer against the contract; for tests. */
  readonly checkResponses?: boolean;
  readonly logStream?: { write(line: string): void };
}

export interface App {
  readonly http: FastifyInstance;
  readonly auth: Auth;
  /** Makes `/ready` answer no and ends connections with their next answer, so that nothing new is sent here. */
  startDraining(): void;
}

/** What the features' routes are built from. */
interface FeatureDeps {
  readonly database: Database;
  readonly chance: () => number;
  readonly relay: ChatRelay;
}

/** Where the features are put on the server. */
const registerFeatures = (app: FastifyInstance, { database: { db }, chance, relay }: FeatureDeps): void => {
  registerAccount(app);
  registerContentRoutes(app, { db });
  registerGameRoutes(app, { db, chance });
  registerReportRoutes(app, { db, relay });
};

/** Builds the whole server from what it works with; it does not listen yet. */
export const buildApp = async ({
  environment,
  database,
  now = () => new Date(),
  chance = Math.random,
  relay = storedOnlyRelay,
  webRoot = join(PROJECT, "dist/web"),
  artRoot = join(PROJECT, "db/content/art"),
  renderShell,
  renderPage = null,
  checkResponses = false,
  logStream,
}: AppDeps): Promise<App> => {
  const { authSecret, isHttps } = environment;
  const { db } = database;
  const shell = readShell(webRoot);
  const art = readArt(artRoot);
  let draining = false;

  const http = await createHttp({
    environment,
    scriptHashes: inlineScriptHashes(shell),
    ...(logStream ? { logStream } : {}),
  });
  const auth = createAuth({
    db,
    environment,
    reportError: (message, details) => http.log.error({ err: details }, message),
  });

  const cookieName = sessionCookieName(isHttps);
  http.decorate("findUser", async (request) => {
    const cookie = request.cookies[cookieName];
    return cookie === undefined ? null : findSessionUser({ db, authSecret, now }, cookie);
  });

  http.addHook("onSend", async (_request, reply) => {
    // Sends keep-alive clients elsewhere before the server closes their connections.
    if (draining) reply.header("connection", "close");
  });

  prepareEndpoints(http, { checkResponses });
  await registerDocs(http);
  registerHealth(http, database, () => draining);
  registerAuth(http, { auth, environment, db, authSecret, now });
  registerFeatures(http, { database, chance, relay });
  await registerStatic(http, {
    webRoot,
    art,
    shell,
    renderShell:
      renderShell ??
      createRenderShell({
        db,
        renderPage,
        webRoot,
        art,
        reportError: (message, error) => http.log.error({ err: error }, message),
      }),
  });
  await http.ready();

  return {
    http,
    auth,
    startDraining: () => {
      draining = true;
    },
  };
};
