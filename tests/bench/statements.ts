import { Kysely, type LogEvent, PostgresDialect } from "kysely";
import pg from "pg";
import type { Db } from "#server/platform/database.ts";
import type { Schema } from "#server/platform/schema.ts";

/** A statement as the product sends it. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Records every statement that the product's own code sends while `work` runs. */
export async function recordStatements(url: string, work: (db: Db) => Promise<void>): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const db: Db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
    log: ({ level, query }: LogEvent) => {
      if (level === "query") statements.push({ sql: query.sql, parameters: query.parameters });
    },
  });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
  return statements;
}

/** What stands in a recorded statement, by the variable of the script that takes its place. */
export type Variables = Readonly<Record<string, unknown>>;

/**
 * Turns a recorded statement into one line of a pgbench script.
 *
 * @throws when a parameter is none of the variables' values: then the product sends something the script does not know
 */
export function scriptStatement({ sql, parameters }: Statement, variables: Variables): string {
  const names = new Map(Object.entries(variables).map(([name, value]) => [JSON.stringify(value), name]));
  return sql
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\$(\d+)/g, (_, position: string) => {
      const value = parameters[Number(position) - 1];
      const name = names.get(JSON.stringify(value));
      if (name === undefined) throw new Error(`no variable holds ${JSON.stringify(value)} in: ${sql}`);
      return `:${name}`;
    });
}
