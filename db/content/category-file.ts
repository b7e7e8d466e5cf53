import { z } from "zod";
import { GROUP_IDS } from "./groups.ts";

export const DIFFICULTIES = ["easy", "normal", "hard"] as const;

const slug = z.string().regex(/^[a-z][a-z0-9-]{2,39}$/);
const questionId = z.string().regex(/^[a-z][a-z0-9-]{2,59}$/);
const pictureName = z.string().regex(/^[a-z0-9-]{1,60}\.(svg|png|webp)$/);
const surahNumber = z.int().min(1).max(114);
const ayahRef = z.string().regex(/^\d{1,3}:\d{1,3}$/);
const word = z.string().min(1).max(40);
const month = z.int().min(1).max(12);
const words = z.array(word).max(20);

/** Where a question's answer can be found; hadith numbers are those of the printed editions. */
const source = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("quran"),
    ref: z.string().regex(/^\d{1,3}:\d{1,3}(-\d{1,3})?$/),
  }),
  z.strictObject({
    type: z.literal("hadith"),
    ref: z.string().regex(/^(bukhari|muslim|abudawud|tirmidhi|nasai|ibnmajah|nawawi40):\d{1,4}$/),
    quote_ar: z.string().min(3).max(400),
    chapter_ar: z.string().min(3).max(160).exactOptional(),
    grade: z.string().min(2).max(80).exactOptional(),
  }),
  z.strictObject({
    type: z.literal("book"),
    ref: z.string().min(3).max(160),
    quote_ar: z.string().min(3).max(400).exactOptional(),
    chapter_ar: z.string().min(3).max(160).exactOptional(),
  }),
  z.strictObject({ type: z.literal("data"), ref: z.string().min(3).max(80) }),
]);

/** How a generated answer is computed a second time: the rule and what it needs. */
const check = z.discriminatedUnion("rule", [
  z.strictObject({
    rule: z.enum([
      "surah_opening",
      "surah_ending",
      "surah_after",
      "surah_before",
      "verse_count",
      "juz_of_surah",
      "sajda_first",
      "sajda_last",
      "sajda_two",
    ]),
    surah: surahNumber,
  }),
  z.strictObject({ rule: z.enum(["continues", "verse_in_surah", "next_verse", "juz_of_verse"]), ref: ayahRef }),
  z.strictObject({ rule: z.literal("juz_start"), juz: z.int().min(1).max(30) }),
  z.strictObject({
    rule: z.literal("name_count"),
    forms: words,
    skip: z.array(ayahRef).max(20),
    count: z.int().min(1),
  }),
  z.strictObject({ rule: z.literal("name_only_in"), forms: words, skip: z.array(ayahRef).max(20), surah: surahNumber }),
  z.strictObject({ rule: z.literal("word_only_in"), word, surah: surahNumber }),
  z.strictObject({ rule: z.enum(["hijri_after", "hijri_before", "hijri_number"]), month }),
]);

const question = z.strictObject({
  id: questionId,
  difficulty: z.enum(DIFFICULTIES),
  question_ar: z.string().min(8).max(260),
  question_en: z.string().min(8).max(300),
  answer_ar: z.string().min(1).max(160),
  answer_en: z.string().min(1).max(160),
  accept_ar: z.array(z.string().min(1).max(80)).min(1).max(6).exactOptional(),
  note_ar: z.string().min(3).max(160).exactOptional(),
  image: pictureName.exactOptional(),
  video: z
    .url({ protocol: /^https$/ })
    .max(300)
    .exactOptional(),
  keep_apart: z.array(questionId).min(1).max(10).exactOptional(),
  source: z.array(source).min(1).max(8),
  check: check.exactOptional(),
  origin: z.enum(["generated", "handwritten"]),
  review: z.strictObject({
    status: z.enum(["draft", "machine-checked", "checked-once", "checked-twice", "checked-blind"]),
    by: z.array(z.string().min(2).max(60)).min(1).max(4).exactOptional(),
    on: z.iso.date().exactOptional(),
  }),
});

/**
 * One category of the question bank as it stands in its file.
 *
 * Keys are those of the file. Parsing also puts them in this order, which is the order in which files are written.
 * `keep_apart` names questions that must not meet this one in a game; one of the two naming the other is enough.
 */
export const categoryFile = z.strictObject({
  schema: z.literal(1),
  id: slug,
  group: z.enum(GROUP_IDS),
  name_ar: z.string().min(2).max(40),
  name_en: z.string().min(2).max(40),
  description_ar: z.string().min(10).max(160),
  description_en: z.string().min(10).max(160),
  image: pictureName,
  questions: z.array(question).min(6).max(400),
});

export type CategoryFile = z.infer<typeof categoryFile>;
export type Question = CategoryFile["questions"][number];
export type Difficulty = Question["difficulty"];

/**
 * Reads the text of one category file.
 *
 * @throws Error that names the file and, for every finding, the question's id and the field
 */
export function parseCategoryFile(fileName: string, text: string): CategoryFile {
  const content = parseJson(fileName, text);
  const parsed = categoryFile.safeParse(content);
  if (parsed.success) return parsed.data;

  const findings = parsed.error.issues.map(({ path, message }) => `${describePlace(content, path)}: ${message}`);
  throw new Error([`${fileName} is not a category file`, ...findings].join("\n  "));
}

function parseJson(fileName: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${fileName} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Names a place as a person looks for it: by the question's id rather than by its index. */
function describePlace(content: unknown, path: readonly PropertyKey[]): string {
  const [list, index, ...field] = path;
  if (list !== "questions" || typeof index !== "number") return path.map(String).join(".") || "file";

  const found = z.looseObject({ questions: z.array(z.unknown()) }).safeParse(content);
  const named = z.looseObject({ id: z.string() }).safeParse(found.data?.questions[index]);
  return [named.data?.id ?? `question ${index + 1}`, field.map(String).join(".")].filter(Boolean).join(" ");
}
