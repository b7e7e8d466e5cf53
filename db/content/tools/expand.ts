/**
 * Writes the categories that people wrote. Nobody types Quran text: `{{27:34 1-10}}` in a source becomes exactly those
 * words of the verse, counted from 0, and `{{27:34}}` the whole verse. Run `node db/content/tools/expand.ts`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CategoryFile, parseCategoryFile, type Question } from "#db/content/category-file.ts";
import { quote } from "./arabic-text.ts";
import { CONTENT_FOLDER, writeCategory } from "./category-text.ts";
import { findAyah, requireAgreeingTexts } from "./quran-text.ts";

const SOURCE_FOLDER = join(CONTENT_FOLDER, "handwritten");

/**
 * Reads every hand-written source and puts the verses in.
 *
 * @throws Error for a source that is not a category file, and for a verse that does not exist
 */
export function expandCategories(): CategoryFile[] {
  requireAgreeingTexts();
  return readdirSync(SOURCE_FOLDER)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .map((file) => {
      const category = parseCategoryFile(`handwritten/${file}`, readFileSync(join(SOURCE_FOLDER, file), "utf8"));
      return { ...category, questions: category.questions.map(putVersesIn) };
    });
}

function putVersesIn(question: Question): Question {
  return {
    ...question,
    question_ar: insertVerses(question.question_ar),
    question_en: insertVerses(question.question_en),
    answer_ar: insertVerses(question.answer_ar),
    answer_en: insertVerses(question.answer_en),
    ...(question.note_ar === undefined ? {} : { note_ar: insertVerses(question.note_ar) }),
  };
}

const insertVerses = (text: string) =>
  text.replace(/\{\{(\d+:\d+)(?: (\d+)-(\d+))?\}\}/g, (_, ref: string, from?: string, to?: string) => {
    const ayah = findAyah(ref);
    if (!ayah) throw new Error(`There is no verse ${ref}`);
    if (from === undefined) return quote(ayah.text);

    const words = ayah.text.split(" ").slice(Number(from), Number(to) + 1);
    if (words.length !== Number(to) - Number(from) + 1) throw new Error(`There are no words ${from}-${to} in ${ref}`);
    return quote(words.join(" "));
  });

if (import.meta.main) {
  for (const category of expandCategories()) {
    writeCategory(category);
    console.log(`${category.id}: ${category.questions.length} questions`);
  }
}
