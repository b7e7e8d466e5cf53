import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";

const MIGRATIONS = join(import.meta.dirname, "migrations");
const NAME = /^\d{4}_[a-z0-9_-]+\.sql$/;
const MIGRATION_TIMEOUT = "10min";

const provider: MigrationProvider = {
  getMigrations: async () => {
    const migrations: Record<string, Migration> = {};
    for (const file of await readdir(MIGRATIONS)) {
      if (!NAME.test(file)) throw new Error(`${file} is not named NNNN_title.sql`);
      const text = await readFile(join(MIGRATIONS, file), "utf8");
      migrations[file.slice(0, -".sql".length)] = {
        up: async (db) => {
          await sql.raw(`set local statement_timeout = '${MIGRATION_TIMEOUT}'`).execute(db);
          for (const statement of splitStatements(text)) await sql.raw(statement).execute(db);
        },
      };
    }
    return migrations;
  },
};

const migratorOf = <Schema>(db: Kysely<Schema>) => new Migrator({ db, provider, allowUnorderedMigrations: false });

/**
 * Brings the database to the newest migration, in one transaction, so that a killed run leaves nothing half done.
 * Processes that start together wait for the one that migrates.
 *
 * @returns the names of the migrations that ran
 * @throws the database's own error, naming the migration that failed
 */
export const migrateToLatest = async <Schema>(db: Kysely<Schema>): Promise<readonly string[]> => {
  const { error, results = [] } = await migratorOf(db).migrateToLatest();
  if (error !== undefined) {
    const failed = results.find(({ status }) => status === "Error");
    throw new Error(`Migration ${failed?.migrationName ?? "set-up"} failed`, { cause: error });
  }
  return results.map(({ migrationName }) => migrationName);
};

/** Names of the migrations this program has and the database lacks. */
export const listPendingMigrations = async <Schema>(db: Kysely<Schema>): Promise<readonly string[]> =>
  (await migratorOf(db).getMigrations()).filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);

/**
 * Splits a migration at the semicolons that end its statements: the embedded database takes one statement per query.
 * Knows quoted text, `$tag$` bodies and comments; a body in `begin atomic … end` must be written as a `$tag$` one.
 */
export const splitStatements = (text: string): string[] => {
  const token = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|(\$\w*\$)[\s\S]*?\1|;/g;
  const statements: string[] = [];
  let start = 0;
  for (const match of text.matchAll(token)) {
    if (match[0] !== ";") continue;
    statements.push(text.slice(start, match.index));
    start = match.index + 1;
  }
  statements.push(text.slice(start));

  const hasSql = (statement: string) => statement.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, "").trim() !== "";
  return statements.filter(hasSql).map((statement) => statement.trim());
};
