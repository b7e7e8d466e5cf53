import { createHmac, randomBytes, randomUUID } from "node:crypto";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { type App, type AppDeps, buildApp } from "#server/app.ts";
import { SESSION_SECONDS } from "#server/auth/auth.ts";
import { sessionCookieName } from "#server/auth/session-cookie.ts";
import type { Environment } from "#server/env.ts";
import type { Database, Db } from "#server/platform/database.ts";
import { TEST_SECRET, testEnvironment } from "./environment.ts";

/** The whole server over a test database, every answer checked against the contract. */
export const givenApp = (
  database: Database,
  {
    environment,
    ...deps
  }: Partial<Omit<AppDeps, "environment" | "database">> & { environment?: Partial<Environment> } = {},
): Promise<App> => buildApp({ checkResponses: true, ...deps, environment: testEnvironment(environment), database });

/**
 * Starts a session for a person, as signing in does.
 *
 * @returns the value of the `cookie` header that carries it
 */
export const signIn = async (
  db: Db,
  { authId }: { authId: string },
  signedInAt: Date = new Date(),
): Promise<string> => {
  const token = randomBytes(24).toString("base64url");
  await db
    .insertInto("auth_sessions")
    .values({
      id: randomUUID(),
      token,
      identity_id: authId,
      expires_at: new Date(signedInAt.getTime() + SESSION_SECONDS * 1000),
      created_at: signedInAt,
      updated_at: signedInAt,
    })
    .execute();
  const signature = createHmac("sha256", TEST_SECRET).update(token).digest("base64");
  return `${sessionCookieName(false)}=${encodeURIComponent(`${token}.${signature}`)}`;
};

type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Sends requests as a browser on the product's own pages does, with the session of `cookie`. */
export const browserOf =
  ({ http }: App, cookie: string | null = null) =>
  (
    method: Method,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> => {
    const options: InjectOptions = {
      method,
      url,
      headers: {
        origin: "http://localhost:3000",
        host: "localhost:3000",
        ...(cookie === null ? {} : { cookie }),
        ...headers,
      },
    };
    return http.inject(body === undefined ? options : { ...options, payload: body as object });
  };

/** The session cookie an answer sets, as a `cookie` header sends it back; `null` when it sets none or ends it. */
export const cookieFrom = ({ cookies }: LightMyRequestResponse): string | null => {
  const cookie = cookies.find(({ name }) => name === sessionCookieName(false) || name === sessionCookieName(true));
  return cookie === undefined || cookie.value === "" ? null : `${cookie.name}=${encodeURIComponent(cookie.value)}`;
};

/** The code an answer refuses with. */
export const refusalOf = (response: LightMyRequestResponse): string =>
  response.json<{ error: { code: string } }>().error.code;
