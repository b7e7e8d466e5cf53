import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { figureSection, replaceSection } from "./report.ts";

const PAGE = readFileSync(join(import.meta.dirname, "../../docs/benchmarks.md"), "utf8");

test("writes the figures into their place and keeps what people wrote around it", () => {
  const part = {
    title: "Part",
    method: ["How."],
    figures: [{ name: "ratio", value: 0.5, unit: "×", goal: 0.4, better: "higher", detail: "1 : 2" }] as const,
    notes: [],
  };
  const once = replaceSection(PAGE, figureSection([part], new Date("2026-01-02T03:04:05Z")));

  expect(once.startsWith(PAGE.slice(0, PAGE.indexOf("<!--")))).toBe(true);
  expect(once).toContain("Measured on 2026-01-02");
  expect(once).toContain("| ratio | 0.50 × | ≥ 0.4 × | met | 1 : 2 |");
  expect(replaceSection(once, figureSection([part], new Date("2026-01-02T03:04:05Z")))).toBe(once);
});

test("refuses a page without a place for the figures", () => {
  expect(() => replaceSection("# Benchmarks", "figures")).toThrow("the page needs one");
});
