import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "./database.ts";

const failOnReport = (message: string, error: unknown) => {
  throw new Error(message, { cause: error });
};

/** Writes one row after the other and tells each once the database has taken it. */
const WRITER = `
  import { sql } from "kysely";
  import { openDatabase } from "#server/platform/database.ts";
  const { db } = await openDatabase({ databaseUrl: null, databasePoolSize: 2, dataDir: process.argv[1] }, () => {});
  await sql\`create table rows (id int primary key)\`.execute(db);
  for (let id = 1; ; id += 1) {
    await sql\`insert into rows values (\${id})\`.execute(db);
    process.stdout.write(id + "\\n");
  }`;

test(
  "loses no acknowledged row when the process is killed while writing, and refuses a second process",
  { timeout: 60_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "majlis-kill-"));
    const writer = spawn(process.execPath, ["--input-type=module-typescript", "-e", WRITER, dataDir], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = new Promise((resolve) => writer.once("exit", resolve));

    let output = "";
    for await (const chunk of writer.stdout) {
      output += String(chunk);
      if (output.split("\n").length < 300) continue;
      await expect(openDatabase({ databaseUrl: null, databasePoolSize: 2, dataDir }, failOnReport)).rejects.toThrow(
        `in use by process ${writer.pid}`,
      );
      writer.kill("SIGKILL");
      break;
    }
    await ended;
    const acknowledged = Number(output.trim().split("\n").at(-1));

    const database = await openDatabase({ databaseUrl: null, databasePoolSize: 2, dataDir }, failOnReport);
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from rows where id <= ${acknowledged}`.execute(database.db);
    await database.close();
    rmSync(dataDir, { recursive: true });
    expect(acknowledged).toBeGreaterThanOrEqual(290);
    expect(rows).toEqual([{ count: acknowledged }]);
  },
);
