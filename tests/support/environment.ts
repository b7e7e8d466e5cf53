import type { Environment } from "#server/env.ts";

/** What the set-up of the database tests hands to them. */
declare module "vitest" {
  interface ProvidedContext {
    /** File of a migrated embedded database. */
    migratedDump: string;
    /** A server's address as superuser, and the name of a migrated database on it. */
    postgres: { adminUrl: string; template: string };
  }
}

export const TEST_SECRET = "q3Zk8vLw2RtYx5BnM7cJh4FdS6gKpA9e";

/** Settings of a local run, silent and with wide limits. */
export const testEnvironment = (overrides: Partial<Environment> = {}): Environment => ({
  port: 0,
  host: "127.0.0.1",
  publicUrl: "http://localhost:3000",
  isHttps: false,
  dataDir: "",
  databaseUrl: null,
  databasePoolSize: 10,
  authSecret: TEST_SECRET,
  trustedProxy: null,
  logLevel: "silent",
  demoAccount: false,
  support: { email: "support@majlis.example", phone: "+96500000000" },
  reportWebhookUrl: null,
  rateLimits: { signIn: 100_000, signInAccount: 100_000, signUp: 100_000 },
  ...overrides,
});
