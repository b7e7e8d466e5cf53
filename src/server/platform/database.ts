import { createHash } from "node:crypto";
import { join } from "node:path";
import { PGlite, types as pgliteTypes } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { lockDirectory } from "./embedded-lock.ts";
import type { Schema } from "./schema.ts";

/** A connection or a transaction; what every query function takes first. */
export type Db = Kysely<Schema>;
/** An open transaction; for functions that must commit or fail together with their caller. */
export type Tx = Transaction<Schema>;

/** The one port over both databases. */
export interface Database {
  readonly kind: "embedded" | "postgres";
  readonly db: Db;
  /** Runs long work (migrations, loading content) beside the pool and without its time limits. */
  withMaintenance<Value>(work: (db: Db) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

/** Where the database port reports what belongs to no request. */
export type ReportError = (message: string, error: unknown) => void;

const STATEMENT_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 2_000;
const CONNECT_TIMEOUT_MS = 3_000;
/** Above the server's own limit: only a server that no longer answers at all reaches it. */
const SILENT_SERVER_TIMEOUT_MS = 7_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;

/** Texts that vary in length (lists, bulk inserts) must not fill the server's memory with prepared statements. */
const MAX_NAMED_STATEMENTS = 500;
const MAX_NAMED_TEXT_LENGTH = 8_000;

const statementNames = new Map<string, string>();

const statementName = (text: string): string | null => {
  const known = statementNames.get(text);
  if (known !== undefined) return known;
  if (text.length > MAX_NAMED_TEXT_LENGTH || statementNames.size >= MAX_NAMED_STATEMENTS) return null;

  const name = `m_${createHash("sha256").update(text).digest("base64url").slice(0, 22)}`;
  statementNames.set(text, name);
  return name;
};

const isError = (error: unknown): error is Error & { code?: unknown; routine?: unknown } => error instanceof Error;

/** A prepared statement whose table a migration changed under a running process. */
export const isOutdatedStatement = (error: unknown): boolean =>
  isError(error) && error.code === "0A000" && error.routine === "RevalidateCachedQuery";

/**
 * Gives every statement a name made from its text, so that PostgreSQL parses and plans a hot one once per connection.
 *
 * After a migration changed a table under it, a statement is prepared anew: at once outside a transaction; inside one,
 * which the database has broken off, with the next attempt. A connection whose server stays silent is not used again.
 */
class NamedStatementClient extends pg.Client {
  private generation = 0;

  override query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    if (typeof text === "string" && Array.isArray(values) && rest.length === 0) return this.queryNamed(text, values);
    return (pg.Client.prototype.query.bind(this) as (...parameters: unknown[]) => unknown)(text, values, ...rest);
  }) as pg.Client["query"];

  private async queryNamed(text: string, values: unknown[]): Promise<unknown> {
    const name = statementName(text);
    try {
      return await this.send(text, values, name === null ? {} : { name: `${name}_${this.generation}` });
    } catch (error) {
      if (isOutdatedStatement(error)) {
        this.generation += 1;
        // The status is the one before this statement: idle outside a transaction.
        if (this.getTransactionStatus() === "I") return this.send(text, values, {});
      }
      if (isError(error) && error.message === "Query read timeout") void this.end().catch(() => undefined);
      throw error;
    }
  }

  /** Sends a query of the driver's own kind, which it takes as it is; a description it copies property by property. */
  private send(text: string, values: unknown[], named: { name?: string }): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const query = new pg.Query(text, values, (error, result) => (error ? reject(error) : resolve(result)));
      super.query(Object.assign(query, named));
    });
  }
}

const parsers = { [pgliteTypes.INT8]: Number };

const openPostgres = (url: string, poolSize: number, report: ReportError): Database => {
  const int8: number = pg.types.builtins.INT8;
  const { getTypeParser } = pg.types;
  // Counts and sums fit a double; pg would hand them over as text.
  const types = {
    getTypeParser: ((oid: number, format?: "text") =>
      oid === int8 ? Number : getTypeParser(oid, format)) as typeof getTypeParser,
  };
  const shared = { connectionString: url, types, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true };

  const pool = new pg.Pool({
    ...shared,
    Client: NamedStatementClient,
    application_name: "majlis",
    max: poolSize,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    query_timeout: SILENT_SERVER_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  });
  // Without these two, a restart of the database ends the process.
  pool.on("error", (error) => report("an idle database connection was lost", error));
  pool.on("connect", (client) => client.on("error", (error) => report("a database connection was lost", error)));

  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: "postgres",
    db,
    withMaintenance: async (work) => {
      const single = new pg.Pool({
        ...shared,
        max: 1,
        application_name: "majlis maintenance",
        lock_timeout: LOCK_TIMEOUT_MS,
      });
      single.on("error", (error) => report("the maintenance connection was lost", error));
      const maintenance: Db = new Kysely({ dialect: new PostgresDialect({ pool: single }) });
      try {
        return await work(maintenance);
      } finally {
        await maintenance.destroy();
      }
    },
    close: async () => {
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
};

/** Wraps a running embedded database; for one in memory or on disk. */
export const embeddedDatabase = (pglite: PGlite, afterClose: () => void = () => undefined): Database => {
  const db: Db = new Kysely({ dialect: new PGliteDialect({ pglite }) });
  return {
    kind: "embedded",
    db,
    withMaintenance: (work) => work(db),
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      afterClose();
    },
  };
};

/** An embedded database in memory, with the settings of the one on disk. */
export const createEmbedded = async (options: { dataDir?: string; loadDataDir?: Blob } = {}): Promise<PGlite> =>
  // A query resolves only after its write-ahead log has reached the operating system, so that a killed process loses nothing.
  PGlite.create({ ...options, parsers, relaxedDurability: false });

const openEmbedded = async (dataDir: string): Promise<Database> => {
  const unlock = lockDirectory(dataDir);
  try {
    return embeddedDatabase(await createEmbedded({ dataDir: join(dataDir, "database") }), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
};

/**
 * Opens the database the settings name.
 *
 * @throws DirectoryInUseError when another process has the embedded database open
 */
export const openDatabase = async (
  { databaseUrl, databasePoolSize, dataDir }: { databaseUrl: string | null; databasePoolSize: number; dataDir: string },
  report: ReportError,
): Promise<Database> =>
  databaseUrl === null ? openEmbedded(dataDir) : openPostgres(databaseUrl, databasePoolSize, report);

const MAX_ATTEMPTS = 3;
const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";

const isRetriable = (error: unknown): boolean =>
  isOutdatedStatement(error) || (isError(error) && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK));

/**
 * Runs work in one transaction and again, at most three times in all, when the database broke it off in favour of
 * another. The work must therefore do nothing outside the transaction.
 */
export const withTransaction = async <Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRetriable(error)) throw error;
    }
  }
};
