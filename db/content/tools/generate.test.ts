import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GROUP_IDS } from "#db/content/groups.ts";
import { CONTENT_FOLDER, categoryPath, categoryText } from "./category-text.ts";
import { expandCategories } from "./expand.ts";
import { generateCategories } from "./generate.ts";

const generated = generateCategories();
const made = [...generated, ...expandCategories()];

test.each(made.map((category) => [categoryPath(category), category] as const))(
  "makes %s byte for byte",
  (path, category) => {
    expect(categoryText(category)).toBe(readFileSync(join(CONTENT_FOLDER, path), "utf8"));
  },
);

test("makes every category of the bank and no other", () => {
  const files = GROUP_IDS.flatMap((group) =>
    readdirSync(join(CONTENT_FOLDER, group)).map((file) => `${group}/${file}`),
  );
  expect(made.map(categoryPath).toSorted()).toEqual(files.toSorted());
});

test("chooses more questions on demand and keeps those already chosen", () => {
  const more = generateCategories(20);
  const idsOf = (categories: typeof made) => categories.flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(idsOf(more)).toHaveLength(508);
  expect(idsOf(more)).toEqual(expect.arrayContaining(idsOf(generated)));
}, 20_000);
