import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Utilities and properties that name a side of the screen; a page turns by `dir` alone, so that none may. */
const PHYSICAL_UTILITY =
  /(?<![\w-])-?(?:(?:scroll-)?[mp][lr]|left|right|rounded-(?:[tb]?[lr])|border-[lr]|text-(?:left|right)|float-(?:left|right)|clear-(?:left|right))(?=-|["'`\s])/g;
const PHYSICAL_PROPERTY =
  /(?<![\w-])(?:(?:margin|padding|border)-(?:left|right)|(?:left|right)\s*:|text-align:\s*(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|float:\s*(?:left|right))/g;

const filesOf = (pattern: string) =>
  globSync(pattern, { exclude: ["**/*.test.*"] }).map((file) => ({ file, text: readFileSync(file, "utf8") }));

const classesOf = (code: string): string[] => [...code.matchAll(/["'`]([^"'`\n]*)["'`]/g)].map(([, text = ""]) => text);

test("no component names a side of the screen", () => {
  const found = filesOf("src/web/**/*.tsx").flatMap(({ file, text }) =>
    classesOf(text)
      .filter((classes) => / |-/.test(classes))
      .flatMap((classes) =>
        (` ${classes} `.match(PHYSICAL_UTILITY) ?? []).map((utility) => `${file}: ${utility} in ${classes}`),
      ),
  );
  // The position of toasts is the specification's own.
  expect(found.filter((line) => !line.endsWith("in bottom-right"))).toEqual([]);
});

test("no style sheet names a side of the screen", () => {
  const found = filesOf("src/web/**/*.css").flatMap(({ file, text }) =>
    (text.replace(/\/\*[\s\S]*?\*\//g, "").match(PHYSICAL_PROPERTY) ?? []).map((property) => `${file}: ${property}`),
  );
  expect(found).toEqual([]);
});

test("the scan sees planted sides", () => {
  expect(" flex ml-2 text-left rounded-tl-xl ".match(PHYSICAL_UTILITY)).toEqual(["ml", "text-left", "rounded-tl"]);
  expect("a { margin-left: 0; left: 1px; text-align: right }".match(PHYSICAL_PROPERTY)).toHaveLength(3);
});
