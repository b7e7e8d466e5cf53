import fc from "fast-check";
import { expect, test } from "vitest";
import { type CategoryFile, parseCategoryFile } from "./category-file.ts";
import { readCategories } from "./read-categories.ts";

const [sample] = readCategories();

function parseSpoiled(change: (question: Record<string, unknown>) => void): CategoryFile {
  const copy: CategoryFile = JSON.parse(JSON.stringify(sample));
  for (const question of copy.questions.slice(1, 2)) change(question);
  return parseCategoryFile("quran/sample.json", JSON.stringify(copy));
}

const secondId = sample?.questions[1]?.id ?? "";

test("reads back what it wrote", () => {
  expect(parseCategoryFile("a.json", JSON.stringify(sample))).toEqual(sample);
});

test.each<[field: string, value: unknown]>([
  ["difficulty", "medium"],
  ["question_ar", "قصير"],
  ["question_en", "x".repeat(301)],
  ["answer_ar", ""],
  ["accept_ar", []],
  ["image", "../secret.svg"],
  ["video", "javascript:alert(1)"],
  ["keep_apart", ["Not an id"]],
  ["source", [{ type: "hadith", ref: "bukhari:1" }]],
  ["source", [{ type: "quran", ref: "two" }]],
  ["source", [{ type: "website", ref: "somewhere" }]],
  ["check", { rule: "surah_opening", surah: 115 }],
  ["origin", "found"],
  ["review", { status: "approved" }],
])("names file, question and field when %s is %j", (field, value) => {
  const read = () => parseSpoiled((question) => Object.assign(question, { [field]: value }));
  expect(read).toThrow("quran/sample.json");
  expect(read).toThrow(`${secondId} ${field}`);
});

test("refuses unknown keys and names the question", () => {
  expect(() => parseSpoiled((question) => Object.assign(question, { hint: "…" }))).toThrow(`${secondId}: `);
});

test("names a question without an id by its place", () => {
  expect(() => parseSpoiled((question) => delete question["id"])).toThrow("question 2 id");
});

test("refuses any text that is not a category without failing otherwise", () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      expect(() => parseCategoryFile("any.json", text)).toThrow(/^any\.json is not/);
    }),
  );
});
