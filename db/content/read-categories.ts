import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CategoryFile, parseCategoryFile } from "./category-file.ts";
import { GROUP_IDS } from "./groups.ts";

/**
 * Reads the whole question bank: group by group in the order of the game, then by file name.
 *
 * @param folder holds one folder per group; the bank beside this file when left out
 * @throws Error at the first file that is not a category file, and for ids, names and references that do not fit together
 */
export function readCategories(folder: string = import.meta.dirname): CategoryFile[] {
  const categories = GROUP_IDS.flatMap((group) =>
    listCategoryFiles(join(folder, group)).map((file) => {
      const fileName = `${group}/${file}`;
      const category = parseCategoryFile(fileName, readFileSync(join(folder, group, file), "utf8"));
      if (category.group !== group) throw new Error(`${fileName} says group ${category.group}`);
      if (`${category.id}.json` !== file) throw new Error(`${fileName} says id ${category.id}`);
      return category;
    }),
  );
  if (categories.length === 0) throw new Error(`No category files in ${folder}`);

  const questions = categories.flatMap((category) => category.questions);
  requireUnique(
    "category id",
    categories.map(({ id }) => id),
  );
  requireUnique(
    "Arabic category name",
    categories.map((category) => category.name_ar),
  );
  requireUnique(
    "English category name",
    categories.map((category) => category.name_en),
  );
  requireUnique(
    "question id",
    questions.map(({ id }) => id),
  );

  const ids = new Set(questions.map(({ id }) => id));
  for (const question of questions) {
    for (const other of question.keep_apart ?? []) {
      if (!ids.has(other)) throw new Error(`${question.id} is to be kept apart from ${other}, which does not exist`);
      if (other === question.id) throw new Error(`${question.id} is to be kept apart from itself`);
    }
  }
  return categories;
}

/** File names in code unit order, so that every machine reads the bank in the same order. */
function listCategoryFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .toSorted();
}

function requireUnique(what: string, values: readonly string[]): void {
  const seen = new Set<string>();
  for (const value of values) {
    if (seen.has(value)) throw new Error(`The ${what} ${value} is used twice`);
    seen.add(value);
  }
}
