import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPostgresDatabase, databaseKind, testOn } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/environment.ts";

const START = join(import.meta.dirname, "start.mjs");
const dataDir = mkdtempSync(join(tmpdir(), "majlis-main-"));
const settings: Record<string, string> = {
  DATA_DIR: dataDir,
  PORT: "0",
  HOST: "127.0.0.1",
  DEMO_ACCOUNT: "on",
  LOG_LEVEL: "silent",
};
let removeDatabase = async () => {};

beforeAll(async () => {
  if (databaseKind === "embedded") return;
  const { url, drop } = await createPostgresDatabase();
  Object.assign(settings, { DATABASE_URL: url, AUTH_SECRET: TEST_SECRET });
  removeDatabase = drop;
});
afterAll(async () => {
  await removeDatabase();
  rmSync(dataDir, { recursive: true, force: true });
});

const run = (environment: Record<string, string>) => {
  const child = spawn(process.execPath, [START], {
    env: { PATH: process.env["PATH"], ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => printed.push(chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  return { child, ended, output: () => printed.join("") };
};

const started = async () => {
  const server = run(settings);
  await expect.poll(server.output, { timeout: 60_000, interval: 50 }).toMatch(/Demo password/);
  const address = /Open (\S+)/.exec(server.output())?.[1] ?? "";
  const post = (path: string, body: object) =>
    fetch(`${address}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  return { ...server, address, post };
};

const person = { firstName: "Khalid", lastName: "Omar", email: "khalid@majlis.example", password: "a quiet evening" };
const credentials = { email: person.email, password: person.password };

testOn("embedded")("refuses a second process on the same data in one line", { timeout: 90_000 }, async () => {
  const first = await started();
  const second = run(settings);

  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(new RegExp(`^[^\\n]*in use by process ${first.child.pid};[^\\n]*\\n$`));
  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);
});

test(
  "starts by itself, loses no acknowledged account when killed, and stops in order",
  { timeout: 180_000 },
  async () => {
    const first = await started();
    expect((await fetch(`${first.address}/ready`)).status).toBe(200);
    expect(first.output().trim().split("\n")).toEqual([
      expect.stringMatching(/^Open http:\/\/localhost:\d+$/),
      "Demo account: demo@majlis.example",
      "Demo password: majlis-demo",
    ]);

    expect((await first.post("/auth/v1/sign-up/email", person)).status).toBe(200);
    first.child.kill("SIGKILL");
    await first.ended;

    const again = await started();
    expect((await again.post("/auth/v1/sign-in/email", credentials)).status).toBe(200);

    const underWay = Array.from({ length: 4 }, () => again.post("/auth/v1/sign-in/email", credentials));
    again.child.kill("SIGTERM");
    expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await again.ended).toBe(0);
  },
);

test.each([
  ["a setting it cannot use", { PORT: "many" }, /^PORT is not usable: [^\n]+\n$/],
  ["no secret under https", { PUBLIC_URL: "https://majlis.example" }, /^AUTH_SECRET is missing[^\n]+\n$/],
])("does not start with %s, and says so in one line", async (_what, environment, line) => {
  const server = run({ DATA_DIR: dataDir, ...environment });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(line);
});
