import { readCategories } from "#db/content/read-categories.ts";
import { loadContent } from "#server/content/load-content.ts";
import type { Db } from "#server/platform/database.ts";

/** Loads the whole question bank. */
export const givenQuestionBank = (db: Db): Promise<boolean> => loadContent(db, readCategories());

/** A category of made-up questions, for what the bank's own sizes do not show. */
export async function givenCategory(
  db: Db,
  { slug, easy, normal, hard }: { slug: string; easy: number; normal: number; hard: number },
): Promise<number> {
  const { id } = await db
    .insertInto("categories")
    .values({
      slug,
      name_ar: `فئة ${slug}`,
      name_en: `Category ${slug}`,
      description_ar: "فئة للاختبار",
      description_en: "A category for tests",
      group_id: "quran",
      position: 9000,
      image_url: "/art/none.svg",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const questions = Object.entries({ easy, normal, hard }).flatMap(([difficulty, count]) =>
    Array.from({ length: count }, (_, index) => ({
      external_id: `${slug}-${difficulty}-${index}`,
      category_id: id,
      difficulty: difficulty as "easy" | "normal" | "hard",
      question_ar: `سؤال ${difficulty} ${index}؟`,
      question_en: `Question ${difficulty} ${index}?`,
      answer_ar: `جواب ${slug} ${difficulty} ${index}`,
      answer_en: `Answer ${slug} ${difficulty} ${index}`,
      accept_ar: [],
      note_ar: null,
      source: JSON.stringify([{ type: "quran", ref: "2:255" }]),
      media_url: null,
      answer_media_url: null,
    })),
  );
  if (questions.length > 0) await db.insertInto("questions").values(questions).execute();
  return id;
}
