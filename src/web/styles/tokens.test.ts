import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync("src/web/styles/tokens.css", "utf8");

const colorsOf = (block: string): Record<string, string> =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[\da-f]{6})/g)].map(([, name = "", color = ""]) => [name, color]),
  );

const [, nightBlock = "", dayBlock = "", systemBlock = ""] =
  /data-theme="night"\] \{([\s\S]*?)\n\}[\s\S]*?data-theme="day"\] \{([\s\S]*?)\n\}[\s\S]*?data-theme="system"\] \{([\s\S]*?)\n {2}\}/.exec(
    css,
  ) ?? [];
const night = colorsOf(nightBlock);
const day = colorsOf(dayBlock);

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance (WCAG 2.2). */
const luminance = (color: string): number => {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    channel(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

const TEXTS = ["ink", "ink-muted", "gold", "gold-bright", "danger", "success", "warning", "info", "team-1", "team-2"];
const GROUNDS = ["ground", "ground-glow", "ground-deep", "surface", "surface-raised", "surface-sunken"];

const worstOf = (colors: Record<string, string>) =>
  TEXTS.flatMap((text) =>
    GROUNDS.map((ground) => ({ text, ground, ratio: contrast(colors[text] ?? "", colors[ground] ?? "") })),
  );

describe("contrast", () => {
  test("every text colour of the night stands 7:1 above every ground", () => {
    expect(worstOf(night).filter(({ ratio }) => !(ratio >= 7))).toEqual([]);
  });

  test("every text colour of the day stands 4.5:1 above every ground", () => {
    expect(worstOf(day).filter(({ ratio }) => !(ratio >= 4.5))).toEqual([]);
  });

  test.each([
    ["night", night, 7],
    ["day", day, 4.5],
  ] as const)("labels of buttons stand out at %s", (_name, colors, least) => {
    for (const end of ["primary-from", "primary-to"])
      expect(contrast(colors["on-primary"] ?? "", colors[end] ?? "")).toBeGreaterThanOrEqual(least);
    for (const end of ["danger-from", "danger-to"])
      expect(contrast(colors["on-danger"] ?? "", colors[end] ?? "")).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ["night", night],
    ["day", day],
  ] as const)("edges of fields and the focus stand 3:1 above every ground at %s", (_name, colors) => {
    const weak = GROUNDS.flatMap((ground) =>
      ["line-control", "focus"]
        .filter((edge) => !(contrast(colors[edge] ?? "", colors[ground] ?? "") >= 3))
        .map((edge) => `${edge} on ${ground}`),
    );
    expect(weak).toEqual([]);
  });
});

test("a light system and a chosen day look the same", () => {
  const lines = (block: string) =>
    block
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
  expect(lines(systemBlock)).toEqual(lines(dayBlock));
});
