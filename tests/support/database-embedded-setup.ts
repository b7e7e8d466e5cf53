import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrateToLatest } from "#db/migrate.ts";
import { createEmbedded, embeddedDatabase } from "#server/platform/database.ts";

/** Migrates one embedded database and keeps its files, from which each test file's own starts in a second. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "majlis-embedded-"));
  const dump = join(folder, "migrated.tar");

  const pglite = await createEmbedded();
  const database = embeddedDatabase(pglite);
  await migrateToLatest(database.db);
  const files = await pglite.dumpDataDir("none");
  writeFileSync(dump, Buffer.from(await files.arrayBuffer()));
  await database.close();

  project.provide("migratedDump", dump);
  return () => rmSync(folder, { recursive: true, force: true });
}
