import { setTimeout as sleep } from "node:timers/promises";
import { randomInt } from "node:crypto";
import { join } from "node:path";
import { readCategories } from "#db/content/read-categories.ts";
import { migrateToLatest } from "#db/migrate.ts";
import { buildApp } from "./app.ts";
import { loadContent } from "./content/load-content.ts";
import { DEMO_ACCOUNT, ensureDemoAccount } from "./demo-account.ts";
import { readEnvironment, SettingsError } from "./env.ts";
import { openDatabase } from "./platform/database.ts";
import { DirectoryInUseError } from "./platform/embedded-lock.ts";
import { loadFirstPaint } from "./platform/first-paint.ts";
import { storedOnlyRelay, webhookRelay } from "./reports/chat-relay.ts";

/** How long requests that were on their way are still taken: closing at once would reset their connections. */
const GRACE_MS = 500;
const STOP_WITHIN_MS = 10_000;

const CHANCE_STEPS = 2 ** 47;
const FIRST_PAINT = join(import.meta.dirname, "../../dist/first-paint/first-paint.js");

/** A number from 0 up to, not including, 1 that nobody can foresee: codes and draws come from it. */
const secureChance = (): number => randomInt(CHANCE_STEPS) / CHANCE_STEPS;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Reports what happens outside a request, in the log's form. */
const report = (message: string, error: unknown) =>
  process.stderr.write(
    `${JSON.stringify({ level: 50, time: Date.now(), msg: message, err: error instanceof Error ? error.stack : String(error) })}\n`,
  );

const start = async (): Promise<void> => {
  const environment = readEnvironment();
  const database = await openDatabase(environment, report);
  await database.withMaintenance(async (db) => {
    await migrateToLatest(db);
    await loadContent(db, readCategories());
  });
  const { reportWebhookUrl } = environment;
  const relay =
    reportWebhookUrl === null
      ? storedOnlyRelay
      : webhookRelay(reportWebhookUrl, (error) => report("the chat did not take a question report", error));
  const { http, auth, startDraining } = await buildApp({
    environment,
    database,
    relay,
    chance: secureChance,
    renderPage: await loadFirstPaint(FIRST_PAINT),
  });
  if (environment.demoAccount) await ensureDemoAccount({ db: database.db, auth });

  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    startDraining();
    const deadline = setTimeout(() => process.exit(1), STOP_WITHIN_MS);
    await sleep(GRACE_MS);
    await http.close();
    await database.close();
    clearTimeout(deadline);
    process.exit(0);
  };
  const stopReported = () =>
    void stop().catch((error: unknown) => {
      report("the server did not stop cleanly", error);
      process.exit(1);
    });
  process.on("SIGTERM", stopReported);
  process.on("SIGINT", stopReported);

  await http.listen({ port: environment.port, host: environment.host });
  // Port 0 takes any free one; the settings cannot know which.
  const [address] = http.addresses();
  const isAnyPort = environment.port === 0 && typeof address === "object";
  say(`Open ${isAnyPort ? `http://localhost:${address.port}` : environment.publicUrl}`);
  if (environment.demoAccount) {
    say(`Demo account: ${DEMO_ACCOUNT.email}`);
    say(`Demo password: ${DEMO_ACCOUNT.password}`);
  }
};

process.on("unhandledRejection", (error) => report("a promise was rejected and nobody handled it", error));

try {
  await start();
} catch (error) {
  const isForPeople =
    error instanceof SettingsError ||
    error instanceof DirectoryInUseError ||
    (error instanceof Error && "code" in error && error.code === "EADDRINUSE");
  if (isForPeople) process.stderr.write(`${error.message}\n`);
  else report("the server could not start", error);
  process.exit(1);
}
