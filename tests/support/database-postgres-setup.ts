import { randomBytes } from "node:crypto";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrateToLatest } from "#db/migrate.ts";
import { openDatabase } from "#server/platform/database.ts";
import { startPostgresServer } from "./postgres-server.ts";

const databaseUrl = (adminUrl: string, name: string): string => {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/** Migrates a template, from which each test file's own database is copied; on a private server unless one is given. */
export default async function setup(project: TestProject) {
  const given = process.env["TEST_DATABASE_URL"];
  const server = given === undefined ? await startPostgresServer() : null;
  const adminUrl = given ?? server?.url ?? "";
  const template = `majlis_template_${randomBytes(6).toString("hex")}`;

  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${template}`);
  const database = await openDatabase(
    { databaseUrl: databaseUrl(adminUrl, template), databasePoolSize: 2, dataDir: "" },
    (_message, error) => {
      throw error;
    },
  );
  await database.withMaintenance(migrateToLatest);
  await database.close();

  project.provide("postgres", { adminUrl, template });
  return async () => {
    await admin.query(`drop database ${template}`);
    await admin.end();
    await server?.stop();
  };
}
