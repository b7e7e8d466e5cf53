import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureBrowser } from "./browser.ts";
import { measureCreate } from "./create.ts";
import { isMet, type Part } from "./figures.ts";
import { measureHttp } from "./http.ts";
import { figureSection, figureTable, replaceSection } from "./report.ts";

const PAGE = join(import.meta.dirname, "../../docs/benchmarks.md");
const PARTS = { http: measureHttp, create: measureCreate, browser: measureBrowser } as const;
type PartName = keyof typeof PARTS;
const PART_NAMES = Object.keys(PARTS) as readonly PartName[];

const USAGE = `npm run bench -- [${PART_NAMES.join(" | ")}] … [--write] [--notes]
  --write  rewrites the generated section of docs/benchmarks.md; only with all parts
  --notes  also prints single rounds, the SQL and the waterfall`;

const isPartName = (name: string): name is PartName => PART_NAMES.some((known) => known === name);

const say = (text: string) => process.stdout.write(`${text}\n`);

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: "boolean", default: false }, notes: { type: "boolean", default: false } },
  });
  const chosen = positionals.length === 0 ? PART_NAMES : positionals.filter(isPartName);
  if (chosen.length < positionals.length || (values.write && chosen.length < PART_NAMES.length)) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }

  // A page without a place for the figures is found out before they are measured.
  if (values.write) replaceSection(readFileSync(PAGE, "utf8"), "");
  const parts: Part[] = [];
  for (const name of chosen) {
    process.stderr.write(`measuring ${name}\n`);
    const part = await PARTS[name]();
    if (values.notes) say(part.notes.join("\n"));
    parts.push(part);
  }
  say(figureTable(parts));
  if (values.write) writeFileSync(PAGE, replaceSection(readFileSync(PAGE, "utf8"), figureSection(parts, new Date())));
  if (!parts.every(({ figures }) => figures.every(isMet))) process.exitCode = 1;
}

await run();
