import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { describe, expect, test } from "vitest";
import { PRODUCT_NAME } from "#core/product.ts";
import ar from "./ar.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

type Texts = { [key: string]: string | Texts };

const flatten = (texts: Texts, prefix = ""): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );

const PLURAL_FORM = /_(zero|one|two|few|many|other)$/;
const english = new Map(flatten(en));
const arabic = new Map(flatten(ar));
const baseOf = (key: string): string => key.replace(PLURAL_FORM, "");
const basesOf = (texts: ReadonlyMap<string, string>): string[] =>
  [...new Set([...texts.keys()].map(baseOf))].toSorted();
const placeholdersOf = (text = ""): string[] => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();

/** Source of the site; the game's pages are English by specification and keep their own texts. */
const sources = globSync("src/web/**/*.{ts,tsx}", {
  exclude: ["**/*.test.*", "src/web/tools/**", "src/web/features/board/**"],
}).map((file) => ({ file, code: readFileSync(file, "utf8") }));

describe("the two languages", () => {
  test("have the same keys", () => {
    expect(basesOf(arabic)).toEqual(basesOf(english));
  });

  test("fill in the same values", () => {
    // A form for one or two may spell its number out.
    const isSpelledOut = (key: string) => /_(zero|one|two)$/.test(key);
    const differing = [...arabic]
      .filter(([key]) => !isSpelledOut(key))
      .filter(([key, text]) => {
        const counterpart = english.get(key) ?? english.get(`${baseOf(key)}_other`);
        return placeholdersOf(counterpart).join() !== placeholdersOf(text).join();
      });
    expect(differing).toEqual([]);
  });

  test("have every plural form that their counts ask for", () => {
    const pluralBases = [...english.keys()].filter((key) => key.endsWith("_other")).map(baseOf);
    const formsOf = (texts: ReadonlyMap<string, string>, base: string) =>
      [...texts.keys()]
        .filter((key) => PLURAL_FORM.test(key) && baseOf(key) === base)
        .map((key) => key.split("_").at(-1) ?? "");

    const wrong = pluralBases.filter(
      (base) =>
        formsOf(english, base).toSorted().join() !== "one,other" ||
        formsOf(arabic, base).toSorted().join() !== "few,many,one,other,two,zero",
    );
    expect(wrong).toEqual([]);
  });

  test("leave no text empty, and write Arabic in Arabic", () => {
    expect([...english, ...arabic].filter(([, text]) => text.trim() === "")).toEqual([]);
    // The names of the languages, and the offer that speaks to readers of the other one.
    const speaksEnglish = new Set([
      "language.switch",
      "language.offerDecline",
      "nav.pageTitle",
      "newGame.missing_zero",
    ]);
    expect([...arabic].filter(([key, text]) => !speaksEnglish.has(key) && !/\p{Script=Arabic}/u.test(text))).toEqual(
      [],
    );
  });

  test("spell the product's name nowhere", () => {
    // In Arabic, and without a capital, the name is a word like any other.
    expect([...english].filter(([, text]) => text.includes(PRODUCT_NAME.en))).toEqual([]);
  });
});

test("no text is unused", () => {
  const code = sources.map((source) => source.code).join("\n");
  expect(basesOf(english).filter((key) => !code.includes(`"${key}"`))).toEqual([]);
});

const LETTERS = /\p{L}{2,}/u;
const READ_ATTRIBUTES = new Set([
  "aria-label",
  "title",
  "alt",
  "placeholder",
  "label",
  "text",
  "description",
  "closeLabel",
  "hint",
  "error",
]);

const literalTextsOf = ({ file, code }: { file: string; code: string }): string[] => {
  const found: string[] = [];
  const visitor = new Visitor({
    JSXText: ({ value }) => {
      if (LETTERS.test(value)) found.push(`${file}: ${value.trim()}`);
    },
    JSXAttribute: ({ name, value }) => {
      const isRead = name.type === "JSXIdentifier" && READ_ATTRIBUTES.has(name.name);
      const text = value?.type === "Literal" ? value.value : "";
      if (isRead && LETTERS.test(text)) found.push(`${file}: ${text}`);
    },
  });
  visitor.visit(parseSync(file, code).program);
  return found;
};

test("components hold no text", () => {
  expect(sources.filter(({ file }) => file.endsWith(".tsx")).flatMap(literalTextsOf)).toEqual([]);
});

test("the scan for text sees a planted one", () => {
  expect(literalTextsOf({ file: "planted.tsx", code: 'const A = () => <p title="Read me">Hello</p>;' })).toEqual([
    "planted.tsx: Read me",
    "planted.tsx: Hello",
  ]);
});
