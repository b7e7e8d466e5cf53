import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";

const MIN_SECRET_LENGTH = 32;
const EXAMPLE_SECRET = /change.?me|example|secret|password|better-auth/i;

/** `on` and `off`, and the spellings people try instead. */
const switchSetting = z
  .enum(["on", "off", "true", "false", "1", "0", "yes", "no"])
  .transform((value) => ["on", "true", "1", "yes"].includes(value));

const limit = z.coerce.number().int().min(1).max(1_000_000);

/** Every setting, as it is written in the environment. An empty value counts as not set. */
export const settingsSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default("./.data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  AUTH_SECRET: z.string().optional(),
  TRUSTED_PROXY: z.string().optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).optional(),
  DEMO_ACCOUNT: switchSetting.optional(),
  SUPPORT_EMAIL: z.email().default("support@example.com"),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+\d{6,15}$/)
    .default("+96500000000"),
  REPORT_WEBHOOK_URL: z.url({ protocol: /^https$/ }).optional(),
  RATE_LIMIT_SIGN_IN: limit.optional(),
  RATE_LIMIT_SIGN_IN_ACCOUNT: limit.optional(),
  RATE_LIMIT_SIGN_UP: limit.optional(),
});

export interface Environment {
  readonly port: number;
  readonly host: string;
  /** Origin under which people reach the product, without a path. */
  readonly publicUrl: string;
  readonly isHttps: boolean;
  readonly dataDir: string;
  /** `null` runs the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  readonly authSecret: string;
  /** Addresses or CIDR ranges whose forwarding headers are believed; `null` believes none. */
  readonly trustedProxy: string | null;
  readonly logLevel: "debug" | "info" | "warn" | "error" | "silent";
  readonly demoAccount: boolean;
  readonly support: { readonly email: string; readonly phone: string };
  /** Chat that question reports are also told to; `null` only stores them. */
  readonly reportWebhookUrl: string | null;
  readonly rateLimits: {
    /** Sign-ins from one address in 15 minutes. */
    readonly signIn: number;
    /** Sign-ins to one account from one address in 15 minutes. */
    readonly signInAccount: number;
    /** New accounts from one address in 3 hours. */
    readonly signUp: number;
  };
}

/** A setting that keeps the program from starting; its message is one line for the person who starts it. */
export class SettingsError extends Error {}

const readSecretFile = (dataDir: string): string => {
  const path = join(dataDir, "auth-secret");
  if (existsSync(path)) return readFileSync(path, "utf8").trim();

  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString("base64url");
  writeFileSync(path, `${secret}\n`, { mode: 0o600, flag: "wx" });
  return secret;
};

const checkedSecret = (secret: string): string => {
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new SettingsError(
      `AUTH_SECRET must have at least ${MIN_SECRET_LENGTH} characters; make one with: openssl rand -base64 32`,
    );
  }
  if (EXAMPLE_SECRET.test(secret) || new Set(secret).size < 10) {
    throw new SettingsError("AUTH_SECRET looks like an example; make one with: openssl rand -base64 32");
  }
  return secret;
};

/**
 * Turns the settings into what the program works with, once, at the start.
 *
 * Without `DATABASE_URL` and under a plain http address it is a local run: its secret is made once and kept in
 * `DATA_DIR`, limits are wide, and the demo account is on.
 *
 * @throws SettingsError when a setting is malformed, or a shared run has no good secret
 */
export const parseEnvironment = (source: Readonly<Record<string, string | undefined>>): Environment => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettingsError(
      `${issue?.path.join(".") ?? "A setting"} is not usable: ${issue?.message ?? "unknown reason"}`,
    );
  }
  const settings = parsed.data;

  const publicUrl = new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).origin;
  const isHttps = publicUrl.startsWith("https://");
  const isLocal = settings.DATABASE_URL === undefined && !isHttps;
  const dataDir = resolve(settings.DATA_DIR);

  if (settings.AUTH_SECRET === undefined && !isLocal) {
    throw new SettingsError("AUTH_SECRET is missing; make one with: openssl rand -base64 32");
  }

  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    isHttps,
    dataDir,
    databaseUrl: settings.DATABASE_URL ?? null,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    authSecret: settings.AUTH_SECRET === undefined ? readSecretFile(dataDir) : checkedSecret(settings.AUTH_SECRET),
    trustedProxy: settings.TRUSTED_PROXY ?? null,
    logLevel: settings.LOG_LEVEL ?? (isLocal ? "warn" : "info"),
    demoAccount: settings.DEMO_ACCOUNT ?? isLocal,
    support: { email: settings.SUPPORT_EMAIL, phone: settings.SUPPORT_PHONE },
    reportWebhookUrl: settings.REPORT_WEBHOOK_URL ?? null,
    rateLimits: {
      signIn: settings.RATE_LIMIT_SIGN_IN ?? (isLocal ? 10_000 : 100),
      signInAccount: settings.RATE_LIMIT_SIGN_IN_ACCOUNT ?? (isLocal ? 1_000 : 10),
      signUp: settings.RATE_LIMIT_SIGN_UP ?? (isLocal ? 10_000 : 30),
    },
  };
};

/** Reads `.env` of the working directory, where there is one, below what the process was given, and parses both. */
export const readEnvironment = (): Environment => {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return parseEnvironment(process.env);
};
