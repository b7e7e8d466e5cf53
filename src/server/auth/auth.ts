import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { betterAuth } from "better-auth";
import { PRODUCT_NAME } from "#core/product.ts";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "#contract/account.ts";
import { openAccount } from "#server/account/open-account.ts";
import type { Environment } from "#server/env.ts";
import type { Db } from "#server/platform/database.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { sessionCookieName } from "./session-cookie.ts";

/** A session ends this long after signing in (accounts specification, section 9). */
export const SESSION_SECONDS = 60 * 24 * 60 * 60;

/** Header in which a request's address, as the server trusts it, is handed to the library. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";

const preparedHash = new AsyncLocalStorage<{ password: string; hash: string }>();

/**
 * Hashes a password before the library opens its transaction, so that no database connection (the only one, when the
 * database is embedded) waits for the hash; a known address costs the same work as a new one.
 */
export const withPreparedHash = async <Value>(password: string, work: () => Promise<Value>): Promise<Value> => {
  const hash = await hashPassword(password);
  return preparedHash.run({ password, hash }, work);
};

export interface AuthDeps {
  readonly db: Db;
  readonly environment: Pick<Environment, "authSecret" | "publicUrl" | "isHttps">;
  /** Takes what the library reports as an error; its other lines name people and are dropped. */
  readonly reportError: (message: string, details: unknown) => void;
}

/**
 * The sign-in library over our tables. Its calls are used one by one from `routes.ts`; its own router, which would
 * also answer what the product does not offer, is not on the server.
 */
export const createAuth = ({ db, environment: { authSecret, publicUrl, isHttps }, reportError }: AuthDeps) =>
  betterAuth({
    appName: PRODUCT_NAME.en,
    baseURL: publicUrl,
    basePath: "/auth/v1",
    secret: authSecret,
    trustedOrigins: [publicUrl],
    database: { db, type: "postgres", transaction: true },
    telemetry: { enabled: false },
    // Limits are the server's, which also counts what does not reach the library.
    rateLimit: { enabled: false },
    logger: {
      level: "error",
      log: (level, message, ...details) => {
        if (level === "error") reportError(message, details[0]);
      },
    },
    user: {
      modelName: "auth_identities",
      fields: { emailVerified: "email_verified", createdAt: "created_at", updatedAt: "updated_at" },
      additionalFields: {
        firstName: { type: "string", required: true, fieldName: "first_name" },
        lastName: { type: "string", required: true, fieldName: "last_name" },
        country: { type: "string", required: false },
        phone: { type: "string", required: false },
      },
    },
    session: {
      modelName: "auth_sessions",
      fields: {
        userId: "identity_id",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
      expiresIn: SESSION_SECONDS,
      // The end counts from signing in, not from the last use.
      disableSessionRefresh: true,
    },
    account: {
      modelName: "auth_credentials",
      fields: {
        userId: "identity_id",
        providerId: "provider_id",
        accountId: "account_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
    },
    verification: {
      modelName: "auth_verifications",
      fields: { expiresAt: "expires_at", createdAt: "created_at", updatedAt: "updated_at" },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: {
        hash: async (password) => {
          const prepared = preparedHash.getStore();
          return prepared?.password === password ? prepared.hash : hashPassword(password);
        },
        verify: verifyPassword,
      },
    },
    databaseHooks: {
      user: {
        create: {
          // An account counts as verified from the start: the library's one-time codes delete the password of one that is not.
          before: async (identity) => ({ data: { ...identity, emailVerified: true } }),
          // Runs after the commit; when it fails, the first session finds the row missing and opens the account.
          after: async ({ id }) => openAccount({ db, authSecret }, { authId: id }),
        },
      },
    },
    advanced: {
      database: { generateId: () => randomUUID() },
      // The library would prefix names with `__Secure-`; ours is stricter.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps, httpOnly: true, sameSite: "lax", path: "/" },
      cookies: { session_token: { name: sessionCookieName(isHttps) } },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
  });

export type Auth = ReturnType<typeof createAuth>;
