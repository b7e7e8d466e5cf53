import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readCategories } from "#db/content/read-categories.ts";
import { readFontCodePoints } from "./font-code-points.ts";

const requireHere = createRequire(import.meta.url);

function coverageOf(font: string, subsets: readonly string[]): Set<number> {
  const folder = dirname(requireHere.resolve(`@fontsource/${font}/package.json`));
  const files = subsets.map((subset) => join(folder, "files", `${font}-${subset}-400-normal.woff`));
  return new Set(files.flatMap((file) => [...readFontCodePoints(file)]));
}

const verseFont = coverageOf("amiri-quran", ["arabic"]);
const interfaceFont = coverageOf("ibm-plex-sans-arabic", ["arabic", "latin"]);

/** Everything of the bank that a screen may show. */
const texts = readCategories().flatMap((category) => [
  category.name_ar,
  category.name_en,
  category.description_ar,
  category.description_en,
  ...category.questions.flatMap((question) => [
    question.question_ar,
    question.question_en,
    question.answer_ar,
    question.answer_en,
    question.note_ar ?? "",
    ...(question.accept_ar ?? []),
    ...question.source.flatMap((source) => [
      source.ref,
      "quote_ar" in source ? (source.quote_ar ?? "") : "",
      "chapter_ar" in source ? (source.chapter_ar ?? "") : "",
    ]),
  ]),
]);

const VERSE = /﴿[^﴾]*﴾/g;
const verses = texts.flatMap((text) => text.match(VERSE) ?? []);
const otherTexts = texts.map((text) => text.replace(VERSE, ""));

function listMissing(shown: readonly string[], font: ReadonlySet<number>): string[] {
  const codePoints = new Set(Array.from(shown.join("")).map((character) => character.codePointAt(0) ?? 0));
  return [...codePoints]
    .filter((codePoint) => !font.has(codePoint))
    .map((codePoint) => `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`);
}

test("the verse font has every letter and mark of every quoted verse", () => {
  expect(verses.length).toBeGreaterThan(300);
  expect(listMissing(verses, verseFont)).toEqual([]);
});

test("the interface font has every character of all other text", () => {
  expect(listMissing(otherTexts, interfaceFont)).toEqual([]);
});

test("the interface font could stand in for the verse font without gaps", () => {
  expect(listMissing(verses, interfaceFont)).toEqual([]);
});

test("a character that a font does not have is noticed", () => {
  expect(listMissing(["ق", "a", "中"], verseFont)).toEqual(["U+0061", "U+4E2D"]);
  expect(listMissing(["ق", "ﷺ", "a", "中"], interfaceFont)).toEqual(["U+4E2D"]);
});
