import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, inject, test } from "vitest";
import { openAccount } from "#server/account/open-account.ts";
import {
  createEmbedded,
  type Database,
  type Db,
  embeddedDatabase,
  openDatabase,
  type ReportError,
  withTransaction,
} from "#server/platform/database.ts";
import { bookPoints } from "#server/points/ledger.ts";
import { TEST_SECRET } from "./environment.ts";

export const databaseKind = process.env["TEST_DATABASE"] === "postgres" ? "postgres" : "embedded";

const noTest = (() => undefined) as unknown as typeof test;

/** Defines a test of what only one of the databases has to promise. */
export const testOn = (kind: typeof databaseKind): typeof test => (kind === databaseKind ? test : noTest);

/** Address of a fresh, migrated database on the test server, and the function that removes it. */
export const createPostgresDatabase = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const { adminUrl, template } = inject("postgres");
  const name = `majlis_test_${randomBytes(6).toString("hex")}`;
  const run = async (statement: string) => {
    const admin = new pg.Client({ connectionString: adminUrl });
    await admin.connect();
    try {
      await admin.query(statement);
    } finally {
      await admin.end();
    }
  };
  await run(`create database ${name} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
};

const failOnReport: ReportError = (message, error) => {
  throw new Error(message, { cause: error });
};

/** Opens a fresh, migrated database of the kind under test; closing it removes it. */
export const openTestDatabase = async (report: ReportError = failOnReport): Promise<Database> => {
  if (databaseKind === "embedded") {
    const dump = readFileSync(inject("migratedDump"));
    return embeddedDatabase(await createEmbedded({ loadDataDir: new Blob([dump]) }));
  }
  const { url, drop } = await createPostgresDatabase();
  const database = await openDatabase({ databaseUrl: url, databasePoolSize: 10, dataDir: "" }, report);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
};

/**
 * Gives the test file a database of its own, opened before its first test and removed after its last.
 *
 * @param report hears of lost connections, which otherwise fail the file
 * @returns what answers the open database, from within tests and hooks
 */
export const useDatabase = (report?: ReportError): (() => Database) => {
  let database: Database | null = null;
  beforeAll(async () => {
    database = await openTestDatabase(report);
  });
  afterAll(async () => database?.close());
  return () => {
    if (!database) throw new Error("the test database is not open yet");
    return database;
  };
};

export interface TestUser {
  readonly id: string;
  readonly authId: string;
  readonly email: string;
}

/** A person with an account and a balance, who has no password; `signIn` gives them a session. */
export const givenUser = async (
  db: Db,
  {
    points = 1,
    firstName = "Aisha",
    lastName = "Salem",
  }: { points?: number; firstName?: string; lastName?: string } = {},
): Promise<TestUser> => {
  const authId = randomUUID();
  const email = `user-${authId}@majlis.example`;
  await db
    .insertInto("auth_identities")
    .values({
      id: authId,
      name: `${firstName} ${lastName}`,
      email,
      email_verified: true,
      first_name: firstName,
      last_name: lastName,
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute();
  await openAccount({ db, authSecret: TEST_SECRET }, { authId });
  const { id } = await db.selectFrom("users").select("id").where("auth_id", "=", authId).executeTakeFirstOrThrow();
  if (points !== 1) {
    await withTransaction(db, (tx) =>
      bookPoints(tx, { userId: id, delta: points - 1, reason: "staff", reference: `test:${id}` }),
    );
  }
  return { id, authId, email };
};

/** What a person's ledger adds up to, beside the balance that must equal it. */
export const readBalance = async (
  db: Db,
  userId: string,
): Promise<{ points: number; ledger: number; entries: number }> => {
  const { points } = await db.selectFrom("users").select("points").where("id", "=", userId).executeTakeFirstOrThrow();
  const entries = await db.selectFrom("points_ledger").select("delta").where("user_id", "=", userId).execute();
  return { points, ledger: entries.reduce((sum, { delta }) => sum + delta, 0), entries: entries.length };
};
