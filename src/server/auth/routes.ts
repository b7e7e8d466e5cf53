import { isAPIError } from "better-auth/api";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { signIn, signOut, signUp } from "#contract/account.ts";
import { toCurrentUser } from "#server/account/routes.ts";
import type { Environment } from "#server/env.ts";
import { ApiError } from "#server/platform/errors.ts";
import { registerEndpoint } from "#server/platform/route.ts";
import type { SessionUser } from "#server/platform/session-user.ts";
import { type Auth, CLIENT_ADDRESS_HEADER, withPreparedHash } from "./auth.ts";
import { findSessionUser, type SessionDeps } from "./find-session-user.ts";
import { sessionCookieName } from "./session-cookie.ts";

const SIGN_IN_WINDOW = "15 minutes";
const SIGN_UP_WINDOW = "3 hours";

export interface AuthRouteDeps extends SessionDeps {
  readonly auth: Auth;
  readonly environment: Pick<Environment, "isHttps" | "rateLimits">;
}

/** What the library records with a session: the device, and the address the server trusts. */
const libraryHeaders = (request: FastifyRequest): Headers =>
  new Headers({
    "user-agent": request.headers["user-agent"]?.slice(0, 300) ?? "",
    [CLIENT_ADDRESS_HEADER]: request.ip,
  });

const cookiePair = (cookie: string): string => decodeURIComponent(/^[^=]+=([^;]*)/.exec(cookie)?.[1] ?? "");

/**
 * Signing up, in and out.
 *
 * The answers never carry the session's token: it travels in the HttpOnly cookie alone.
 */
export const registerAuth = (app: FastifyInstance, { auth, environment, ...deps }: AuthRouteDeps): void => {
  const { rateLimits } = environment;
  const cookieName = sessionCookieName(environment.isHttps);

  const startSession = async (request: FastifyRequest, reply: FastifyReply, headers: Headers): Promise<SessionUser> => {
    const cookie = headers.getSetCookie().find((line) => line.startsWith(`${cookieName}=`));
    const user = cookie === undefined ? null : await findSessionUser(deps, cookiePair(cookie));
    if (cookie === undefined || user === null) throw new Error("a new session has no user");
    request.user = user;
    reply.header("set-cookie", cookie);
    return user;
  };

  const emailTaken = async (email: string): Promise<boolean> =>
    (await deps.db.selectFrom("auth_identities").select("id").where("email", "=", email).executeTakeFirst()) !==
    undefined;

  registerEndpoint(
    app,
    signUp,
    async ({ body: { firstName, lastName, email, password, country, phone }, request, reply }) => {
      const identity = { name: `${firstName} ${lastName}`, firstName, lastName, email, password };
      try {
        const { headers } = await withPreparedHash(password, () =>
          auth.api.signUpEmail({
            body: {
              ...identity,
              ...(country === undefined ? {} : { country }),
              ...(phone === undefined ? {} : { phone }),
            },
            headers: libraryHeaders(request),
            returnHeaders: true,
          }),
        );
        return { user: toCurrentUser(await startSession(request, reply, headers)) };
      } catch (error) {
        // The library says the same of any failed insert; two sign-ups of one address at once end here too.
        if (isAPIError(error) && (await emailTaken(email))) throw new ApiError("USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL");
        throw error;
      }
    },
    { config: { rateLimit: { max: rateLimits.signUp, timeWindow: SIGN_UP_WINDOW } } },
  );

  const countAccountAttempt = app.createRateLimit({
    max: rateLimits.signInAccount,
    timeWindow: SIGN_IN_WINDOW,
    keyGenerator: (request) => `${request.ip} ${(request.body as { email: string }).email}`,
  });

  registerEndpoint(
    app,
    signIn,
    async ({ body, request, reply }) => {
      const attempt = await countAccountAttempt(request);
      if (!attempt.isAllowed && attempt.isExceeded) {
        reply.header("retry-after", attempt.ttlInSeconds);
        throw new ApiError("RATE_LIMITED");
      }
      try {
        const { headers } = await auth.api.signInEmail({ body, headers: libraryHeaders(request), returnHeaders: true });
        request.log.info({ event: "sign_in" }, "signed in");
        return { user: toCurrentUser(await startSession(request, reply, headers)) };
      } catch (error) {
        if (!isAPIError(error)) throw error;
        request.log.info({ event: "sign_in_refused" }, "sign-in refused");
        throw new ApiError("INVALID_EMAIL_OR_PASSWORD");
      }
    },
    { config: { rateLimit: { max: rateLimits.signIn, timeWindow: SIGN_IN_WINDOW } } },
  );

  registerEndpoint(app, signOut, async ({ user, reply }) => {
    if (user) await deps.db.deleteFrom("auth_sessions").where("identity_id", "=", user.authId).execute();
    reply.clearCookie(cookieName, { path: "/", httpOnly: true, sameSite: "lax", secure: environment.isHttps });
    return { signedOut: true as const };
  });
};
