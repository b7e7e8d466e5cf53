import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import { listPendingMigrations } from "#db/migrate.ts";
import type { Database } from "./database.ts";

const READY_TIMEOUT_MS = 1_000;

const withinOneSecond = async (work: Promise<unknown>): Promise<boolean> => {
  const { promise: tooLate, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(resolve, READY_TIMEOUT_MS, false);
  const done = work.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([done, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Answers whether the process runs (`/live`, asks nothing), whether it should get requests (`/ready`), and how fast
 * the way here is (`/api/ping`, which the browser times).
 */
export const registerHealth = (app: FastifyInstance, { db }: Database, isDraining: () => boolean): void => {
  // Migrations only move forward, so a database found complete stays so.
  let isMigrated = false;
  const checkDatabase = async () => {
    await sql`select 1`.execute(db);
    if (isMigrated) return;
    if ((await listPendingMigrations(db)).length > 0) throw new Error("migrations are pending");
    isMigrated = true;
  };

  app.get("/live", async (_request, reply) => reply.header("cache-control", "no-store").send({ live: true }));
  app.get("/ready", async (_request, reply) => {
    const ready = !isDraining() && (await withinOneSecond(checkDatabase()));
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ready });
  });
  app.get("/api/ping", async (_request, reply) => reply.code(204).send());
};
