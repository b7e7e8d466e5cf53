import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const PROJECT = join(import.meta.dirname, "..");
const run = promisify(execFile);
let planted = "";

/** A copy of the configuration in which violations can be planted. */
beforeAll(() => {
  planted = mkdtempSync(join(tmpdir(), "majlis-fences-"));
  for (const file of [
    "package.json",
    "oxlint.config.ts",
    "tsconfig.base.json",
    "tsconfig.json",
    "src/core",
    "src/contract",
  ]) {
    cpSync(join(PROJECT, file), join(planted, file), { recursive: true });
  }
  for (const file of ["src/server/tsconfig.json", "src/web/tsconfig.json", "db/tsconfig.json"]) {
    cpSync(join(PROJECT, file), join(planted, file));
  }
  symlinkSync(join(PROJECT, "node_modules"), join(planted, "node_modules"));
});

afterAll(() => rmSync(planted, { recursive: true, force: true }));

/** Writes a file, looks at it, and takes it away again. */
async function plant(file: string, text: string, look: () => Promise<string>): Promise<string> {
  const path = join(planted, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  try {
    return await look();
  } finally {
    rmSync(path);
  }
}

/** What a program that is expected to fail prints. */
async function failureOf(program: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await run(join(PROJECT, "node_modules/.bin", program), args, { cwd: planted });
    return `passed: ${stdout}`;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

const lint = (file: string, text: string): Promise<string> => plant(file, text, () => failureOf("oxlint", file));

const value = (from: string) => `export { thing } from "${from}";\n`;

test.each([
  ["core does not use the contract", "src/core/game/planted.ts", value("#contract/fields.ts"), "Core imports nothing."],
  ["core does not use zod", "src/core/planted.ts", value("zod"), "Core imports nothing."],
  ["core does not use Node", "src/core/planted.ts", value("node:fs"), "Core imports nothing."],
  [
    "the contract does not use the server",
    "src/contract/planted.ts",
    value("#server/app.ts"),
    "Server code stays on the server.",
  ],
  [
    "the server does not use the browser",
    "src/server/games/planted.ts",
    value("#web/main.tsx"),
    "Browser code stays in the browser.",
  ],
  [
    "the browser does not use the server",
    "src/web/lib/planted.ts",
    value("#server/app.ts"),
    "Server code stays on the server.",
  ],
  [
    "a server feature uses only what the table allows",
    "src/server/content/planted.ts",
    value("#server/games/queries.ts"),
    "(serverUses)",
  ],
  ["the platform uses no feature", "src/server/platform/planted.ts", value("#server/points/ledger.ts"), "(serverUses)"],
  [
    "web features do not use each other",
    "src/web/features/games/planted.ts",
    value("#web/features/board/use-game.ts"),
    "Features meet in web/app.",
  ],
  [
    "a feature does not use the app",
    "src/web/features/board/planted.ts",
    value("#web/app/app.tsx"),
    "The app uses features",
  ],
  ["nobody climbs", "src/server/games/planted.ts", value("../platform/errors.ts"), "Climb by name"],
  [
    "core does not look at the clock",
    "src/core/planted.ts",
    "export const now = () => Date.now();\n",
    "Rules take time and chance",
  ],
  [
    "core does not roll dice",
    "src/core/planted.ts",
    "export const dice = () => Math.random();\n",
    "Rules take time and chance",
  ],
  [
    "raw HTML is not rendered",
    "src/web/ui/planted.tsx",
    "export const Raw = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n",
    "no-danger",
  ],
])("lint holds that %s", async (_what, file, text, message) => {
  expect(await lint(file, text)).toContain(message);
});

test("lint lets an allowed import pass", async () => {
  expect(await lint("src/server/games/planted.ts", value("#server/points/ledger.ts"))).toMatch(/^passed/);
});

test("the compiler holds that core cannot reach the contract (TS6307)", { timeout: 60_000 }, async () => {
  const printed = await plant(
    "src/core/planted.ts",
    'export type { RefusalCode } from "#contract/refusals.ts";\n',
    () => failureOf("tsc", "-b", "src/core"),
  );
  expect(printed).toContain("TS6307");
});
