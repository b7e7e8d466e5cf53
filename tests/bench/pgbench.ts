import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const runFile = promisify(execFile);

export interface BareResult {
  readonly perSecond: number;
  readonly transactions: number;
}

/** Runs a script with PostgreSQL's own load generator, every statement prepared once per connection. */
export async function runPgbench({
  url,
  script,
  clients,
  seconds,
}: {
  url: string;
  script: string;
  clients: number;
  seconds: number;
}): Promise<BareResult> {
  const folder = mkdtempSync(join(tmpdir(), "majlis-pgbench-"));
  const file = join(folder, "script.sql");
  writeFileSync(file, script);
  try {
    const { stdout } = await runFile("pgbench", [
      "--no-vacuum",
      "--protocol=prepared",
      `--client=${clients}`,
      "--jobs=1",
      `--time=${seconds}`,
      `--file=${file}`,
      "--define=isReady=0",
      url,
    ]);
    const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
    const transactions = Number(/^number of transactions actually processed: (\d+)/m.exec(stdout)?.[1]);
    if (!(perSecond > 0 && transactions > 0)) throw new Error(`pgbench did not run: ${stdout}`);
    return { perSecond, transactions };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
