import { sql } from "kysely";
import { expect, test } from "vitest";
import { listPendingMigrations, migrateToLatest } from "#db/migrate.ts";
import { createPostgresDatabase, testOn, useDatabase } from "#tests/support/database.ts";
import { openDatabase, withTransaction } from "./database.ts";
import { isDatabaseUnavailable } from "./errors.ts";

const reports: string[] = [];
const database = useDatabase((message) => reports.push(message));

test("reads counts as numbers, JSON as values and moments as dates, on both databases alike", async () => {
  const { rows } = await sql`
    select count(*) as count, 9007199254740991::int8 as big, ${JSON.stringify([{ a: 1 }])}::jsonb as json,
      '2026-01-02T03:04:05Z'::timestamptz as at, ${["x", "y"]}::text[] as list, true as flag`.execute(database().db);

  expect(rows).toEqual([
    {
      count: 1,
      big: 9007199254740991,
      json: [{ a: 1 }],
      at: new Date("2026-01-02T03:04:05Z"),
      list: ["x", "y"],
      flag: true,
    },
  ]);
});

test("has no migration left to run, and running them again changes nothing", async () => {
  const { db } = database();
  expect(await migrateToLatest(db)).toEqual([]);
  expect(await listPendingMigrations(db)).toEqual([]);
});

test.each(["40001", "40P01"])("runs a transaction again that the database broke off with %s", async (code) => {
  let attempts = 0;
  const outcome = await withTransaction(database().db, async (tx) => {
    attempts += 1;
    if (attempts < 3)
      await sql.raw(`do $$ begin raise exception 'broken off' using errcode = '${code}'; end $$`).execute(tx);
    return (await sql<{ one: number }>`select 1 as one`.execute(tx)).rows[0]?.one;
  });

  expect({ outcome, attempts }).toEqual({ outcome: 1, attempts: 3 });
});

test("gives up after three attempts, and at once for any other error", async () => {
  let attempts = 0;
  const failWith = (code: string) =>
    withTransaction(database().db, async (tx) => {
      attempts += 1;
      await sql.raw(`do $$ begin raise exception 'broken off' using errcode = '${code}'; end $$`).execute(tx);
    });

  await expect(failWith("40001")).rejects.toThrow("broken off");
  expect(attempts).toBe(3);
  attempts = 0;
  await expect(failWith("23514")).rejects.toThrow("broken off");
  expect(attempts).toBe(1);
});

test("keeps simultaneous transactions apart", async () => {
  const { db } = database();
  await sql`create table counters (id int primary key, value int not null)`.execute(db);
  await sql`insert into counters values (1, 0)`.execute(db);

  const increment = () =>
    withTransaction(db, async (tx) => {
      const { rows } = await sql<{ value: number }>`select value from counters where id = 1 for update`.execute(tx);
      await sql`update counters set value = ${(rows[0]?.value ?? 0) + 1} where id = 1`.execute(tx);
    });
  await Promise.all(Array.from({ length: 15 }, increment));

  expect((await sql`select value from counters`.execute(db)).rows).toEqual([{ value: 15 }]);
});

test("does long work without the pool's time limits", async () => {
  const limit = await database().withMaintenance(
    async (db) => (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)).rows[0],
  );
  expect(limit).toEqual({ statement_timeout: "0" });
});

testOn("postgres")("prepares a statement once per connection", async () => {
  const { db } = database();
  await db.connection().execute(async (connection) => {
    for (let run = 0; run < 3; run += 1) await sql`select ${run}::int + 41 as prepared_once`.execute(connection);
    const { rows } = await sql`
      select generic_plans + custom_plans as runs from pg_prepared_statements where statement like '%prepared_once'`.execute(
      connection,
    );
    expect(rows).toEqual([{ runs: 3 }]);
  });
});

testOn("postgres")("goes on after a migration outdated a prepared statement", async () => {
  const { db } = database();
  await sql`create table changing (a int)`.execute(db);
  const readAll = () => sql`select * from changing`.execute(db);
  const readInTransaction = () => withTransaction(db, (tx) => sql`select * from changing`.execute(tx));
  await readAll();

  await sql`alter table changing add column b int`.execute(db);
  await expect(readInTransaction()).resolves.toMatchObject({ rows: [] });
  await sql`alter table changing add column c int`.execute(db);
  await expect(readAll()).resolves.toMatchObject({ rows: [] });
});

testOn("postgres")("survives the loss of every connection", async () => {
  const { db } = database();
  await db.connection().execute(async (connection) => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`.execute(
      connection,
    );
  });

  await expect
    .poll(() =>
      sql`select 1 as one`.execute(db).then(
        ({ rows }) => rows,
        () => null,
      ),
    )
    .toEqual([{ one: 1 }]);
  expect(reports).toContain("a database connection was lost");
});

testOn("postgres")("gives up on slow statements, held locks and a full pool, and calls it unavailable", async () => {
  const { url, drop } = await createPostgresDatabase();
  const open = (databasePoolSize: number) =>
    openDatabase({ databaseUrl: url, databasePoolSize, dataDir: "" }, () => undefined);
  const [roomy, full] = [await open(4), await open(2)];
  const { db } = roomy;
  await sql`create table held (id int primary key)`.execute(db);

  const release = Promise.withResolvers<void>();
  const isHolding = Promise.withResolvers<void>();
  const holder = db.transaction().execute(async (tx) => {
    await sql`lock table held`.execute(tx);
    isHolding.resolve();
    await release.promise;
  });
  const busy = [1, 2].map(() => full.db.connection().execute(() => release.promise));
  await isHolding.promise;

  const errorOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    );
  const errors = await Promise.all([
    errorOf(sql`select pg_sleep(20)`.execute(db)),
    errorOf(sql`select * from held`.execute(db)),
    errorOf(sql`select 1`.execute(full.db)),
  ]);
  release.resolve();
  await Promise.all([holder, ...busy]);
  await Promise.all([roomy.close(), full.close()]);
  await drop();

  expect(errors.map(String)).toEqual([
    expect.stringContaining("statement timeout"),
    expect.stringContaining("lock timeout"),
    expect.stringContaining("timeout exceeded when trying to connect"),
  ]);
  expect(errors.map(isDatabaseUnavailable)).toEqual([true, true, true]);
});
