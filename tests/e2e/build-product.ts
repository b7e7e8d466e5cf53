import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProductServer } from "#tests/support/product-server.ts";

/** Builds the browser's files, and a data folder with the question bank from which each worker's server starts at once. */
export default async function buildProduct() {
  execFileSync("npm", ["run", "build", "--silent"], {
    cwd: join(import.meta.dirname, "../.."),
    stdio: "inherit",
  });
  const folder = mkdtempSync(join(tmpdir(), "majlis-e2e-"));
  const server = await startProductServer({ dataDir: folder });
  await server.stop();
  process.env["MAJLIS_E2E_DATA"] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
