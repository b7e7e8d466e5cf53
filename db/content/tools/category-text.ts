import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CategoryFile, categoryFile } from "#db/content/category-file.ts";

export const CONTENT_FOLDER = join(import.meta.dirname, "..");

/** Where a category's file stands in the content folder. */
export const categoryPath = ({ group, id }: CategoryFile): string => `${group}/${id}.json`;

/** The text of a category's file: keys in the order of the schema, one field per line. */
export const categoryText = (category: CategoryFile): string =>
  `${JSON.stringify(categoryFile.parse(category), null, 1)}\n`;

export function writeCategory(category: CategoryFile): void {
  mkdirSync(join(CONTENT_FOLDER, category.group), { recursive: true });
  writeFileSync(join(CONTENT_FOLDER, categoryPath(category)), categoryText(category));
}
