import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseEnvironment, settingsSchema } from "./env.ts";

const GOOD_SECRET = "q3Zk8vLw2RtYx5BnM7cJh4FdS6gKpA9e";
const freshDataDir = () => mkdtempSync(join(tmpdir(), "majlis-env-"));

test("starts with nothing set: port 3000, embedded database, demo account", () => {
  const environment = parseEnvironment({ DATA_DIR: freshDataDir() });

  expect(environment).toMatchObject({ port: 3000, host: "0.0.0.0", publicUrl: "http://localhost:3000" });
  expect(environment).toMatchObject({ databaseUrl: null, demoAccount: true, isHttps: false, trustedProxy: null });
});

test("makes the local secret once, readable by its owner only", () => {
  const dataDir = freshDataDir();
  const first = parseEnvironment({ DATA_DIR: dataDir });
  const second = parseEnvironment({ DATA_DIR: dataDir });

  expect(first.authSecret).toBe(second.authSecret);
  expect(first.authSecret.length).toBeGreaterThanOrEqual(32);
  expect(statSync(join(dataDir, "auth-secret")).mode & 0o777).toBe(0o600);
});

test.each([
  ["missing with DATABASE_URL", { DATABASE_URL: "postgres://localhost/majlis" }, /AUTH_SECRET is missing/],
  ["missing under https", { PUBLIC_URL: "https://majlis.test" }, /AUTH_SECRET is missing/],
  ["short", { AUTH_SECRET: GOOD_SECRET.slice(0, 31) }, /at least 32/],
  ["an example", { AUTH_SECRET: "change-me-change-me-change-me-change-me" }, /example/],
  ["one repeated character", { AUTH_SECRET: "x".repeat(40) }, /example/],
])("refuses to start when the secret is %s", (_case, settings, reason) => {
  expect(() => parseEnvironment({ DATA_DIR: freshDataDir(), ...settings })).toThrow(reason);
});

test("names the malformed setting in one line", () => {
  expect(() => parseEnvironment({ PORT: "many" })).toThrow(/^PORT is not usable: [^\n]+$/);
});

test("keeps the demo account off and the limits tight with a database of its own", () => {
  const environment = parseEnvironment({ DATABASE_URL: "postgres://localhost/majlis", AUTH_SECRET: GOOD_SECRET });

  expect(environment.demoAccount).toBe(false);
  expect(environment.rateLimits).toEqual({ signIn: 100, signInAccount: 10, signUp: 30 });
});

test("the example file lists exactly the settings there are, and starts a local run", () => {
  const lines = readFileSync(".env.example", "utf8").split("\n");
  const example = Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, value]];
    }),
  );

  expect(Object.keys(example).toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted());
  expect(parseEnvironment({ ...example, DATA_DIR: freshDataDir() }).databaseUrl).toBeNull();
});
