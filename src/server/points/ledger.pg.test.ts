import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { withTransaction } from "#server/platform/database.ts";
import { givenUser, readBalance, testOn, useDatabase } from "#tests/support/database.ts";
import { bookPoints } from "./ledger.ts";

const database = useDatabase();

const spend = (userId: string, reference: string, delta = -1) =>
  withTransaction(database().db, (tx) => bookPoints(tx, { userId, delta, reason: "game", reference }));

test("books an entry and changes the balance with it", async () => {
  const { db } = database();
  const { id } = await givenUser(db, { points: 3 });

  expect(await spend(id, randomUUID())).toEqual({ ok: true, value: { booked: true, points: 2 } });
  expect(await readBalance(db, id)).toEqual({ points: 2, ledger: 2, entries: 3 });
});

test("books a cause once, also when the balance would not suffice for a second time", async () => {
  const { db } = database();
  const { id } = await givenUser(db, { points: 1 });
  const reference = randomUUID();

  expect(await spend(id, reference)).toEqual({ ok: true, value: { booked: true, points: 0 } });
  expect(await spend(id, reference)).toEqual({ ok: true, value: { booked: false, points: 0 } });
  expect(await readBalance(db, id)).toEqual({ points: 0, ledger: 0, entries: 2 });
});

test("refuses to go below zero and changes nothing, even when the caller commits", async () => {
  const { db } = database();
  const { id } = await givenUser(db, { points: 2 });

  expect(await spend(id, randomUUID(), -3)).toEqual({ ok: false, refusal: "INSUFFICIENT_POINTS" });
  expect(await readBalance(db, id)).toEqual({ points: 2, ledger: 2, entries: 2 });
});

test("lets one of twenty simultaneous spendings have the last point", async () => {
  const { db } = database();
  const { id } = await givenUser(db, { points: 1 });

  const outcomes = await Promise.all(Array.from({ length: 20 }, () => spend(id, randomUUID())));

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await readBalance(db, id)).toEqual({ points: 0, ledger: 0, entries: 2 });
});

test("books once when the same cause arrives twenty times at once", async () => {
  const { db } = database();
  const { id } = await givenUser(db, { points: 1 });
  const reference = randomUUID();

  const outcomes = await Promise.all(Array.from({ length: 20 }, () => spend(id, reference)));

  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(outcomes.filter((outcome) => outcome.ok && outcome.value.booked)).toHaveLength(1);
  expect(await readBalance(db, id)).toEqual({ points: 0, ledger: 0, entries: 2 });
});

// The embedded database runs one transaction after the other.
testOn("postgres")("waits for a spending under way, and then refuses or knows the repeat", async () => {
  const { db } = database();
  const { id } = await givenUser(db, { points: 1 });
  const reference = randomUUID();
  const [hasBooked, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];

  const first = withTransaction(db, async (tx) => {
    const outcome = await bookPoints(tx, { userId: id, delta: -1, reason: "game", reference });
    hasBooked.resolve();
    await mayCommit.promise;
    return outcome;
  });
  await hasBooked.promise;
  const other = spend(id, randomUUID());
  const repeat = spend(id, reference);
  const waiting = sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count).toBe(2);
  mayCommit.resolve();

  expect(await first).toEqual({ ok: true, value: { booked: true, points: 0 } });
  expect(await other).toEqual({ ok: false, refusal: "INSUFFICIENT_POINTS" });
  expect(await repeat).toEqual({ ok: true, value: { booked: false, points: 0 } });
  expect(await readBalance(db, id)).toEqual({ points: 0, ledger: 0, entries: 2 });
});

test("takes the entry back together with a cause that fails", async () => {
  const { db } = database();
  const { id } = await givenUser(db, { points: 1 });

  const failing = withTransaction(db, async (tx) => {
    await bookPoints(tx, { userId: id, delta: -1, reason: "game", reference: randomUUID() });
    throw new Error("the game could not be stored");
  });

  await expect(failing).rejects.toThrow("the game could not be stored");
  expect(await readBalance(db, id)).toEqual({ points: 1, ledger: 1, entries: 1 });
});

test.each([
  ["changed", sql`update points_ledger set delta = 100`],
  ["deleted", sql`delete from points_ledger`],
  ["emptied", sql`truncate points_ledger`],
])("keeps the ledger from being %s", async (_how, statement) => {
  await givenUser(database().db);
  await expect(statement.execute(database().db)).rejects.toThrow("only ever added to");
});

test("keeps a balance from going below zero by any other way", async () => {
  const { db } = database();
  const { id } = await givenUser(db);
  await expect(db.updateTable("users").set({ points: -1 }).where("id", "=", id).execute()).rejects.toThrow(
    "users_points_check",
  );
});
