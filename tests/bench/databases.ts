import pg from "pg";
import { migrateToLatest } from "#db/migrate.ts";
import { type Database, openDatabase } from "#server/platform/database.ts";

export interface NamedDatabase extends Database {
  readonly url: string;
}

/** A new, migrated database on a server. */
export async function createDatabase(adminUrl: string, name: string, poolSize: number): Promise<NamedDatabase> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  let isClosing = false;
  const database = await openDatabase(
    { databaseUrl: url.href, databasePoolSize: poolSize, dataDir: "" },
    (message, error) => {
      // A connection that says goodbye may still hear of the server's end.
      if (!isClosing) throw new Error(message, { cause: error });
    },
  );
  await database.withMaintenance(migrateToLatest);
  const close = () => {
    isClosing = true;
    return database.close();
  };
  return { ...database, url: url.href, close };
}
