/**
 * Writes the categories whose questions are made from the Quran text and the calendar. The same packages give the same
 * files. Run `node db/content/tools/generate.ts`, with a number to take more than twelve questions per difficulty.
 */
import { type CategoryFile, DIFFICULTIES } from "#db/content/category-file.ts";
import { writeCategory } from "./category-text.ts";
import { completeTheVerse } from "./families/complete-the-verse.ts";
import { type Family, shuffleBy, uniqueBy } from "./families/family.ts";
import { hijriMonths } from "./families/hijri-months.ts";
import { juzAndSajda } from "./families/juz-and-sajda.ts";
import { namesInTheQuran } from "./families/names-in-the-quran.ts";
import { nextVerse } from "./families/next-verse.ts";
import { surahEndings } from "./families/surah-endings.ts";
import { surahOpenings } from "./families/surah-openings.ts";
import { surahOrder } from "./families/surah-order.ts";
import { verseCounts } from "./families/verse-counts.ts";
import { whichSurah } from "./families/which-surah.ts";
import { requireAgreeingTexts } from "./quran-text.ts";

const QUESTIONS_PER_DIFFICULTY = 12;

const FAMILIES = [
  surahOpenings,
  surahEndings,
  completeTheVerse,
  whichSurah,
  nextVerse,
  surahOrder,
  verseCounts,
  juzAndSajda,
  namesInTheQuran,
  hijriMonths,
];

/**
 * Makes every generated category.
 *
 * @param perDifficulty how many questions of each difficulty at most
 * @throws Error when the two Quran texts disagree
 */
export function generateCategories(perDifficulty: number = QUESTIONS_PER_DIFFICULTY): CategoryFile[] {
  requireAgreeingTexts();
  return FAMILIES.map((family) => fillCategory(family, perDifficulty));
}

function fillCategory({ category, listCandidates }: Family, perDifficulty: number): CategoryFile {
  const candidates = uniqueBy(listCandidates(), ({ id }) => id);
  const chosen = DIFFICULTIES.flatMap((difficulty) => {
    const fitting = candidates.filter((candidate) => candidate.difficulty === difficulty);
    return shuffleBy(`${category.id}:${difficulty}`, fitting).slice(0, perDifficulty);
  });
  return {
    schema: 1,
    ...category,
    image: `${category.id}.svg`,
    questions: chosen.map((candidate) => ({
      ...candidate,
      origin: "generated",
      review: { status: "machine-checked" },
    })),
  };
}

if (import.meta.main) {
  const perDifficulty = Number(process.argv[2] ?? QUESTIONS_PER_DIFFICULTY);
  for (const category of generateCategories(perDifficulty)) {
    writeCategory(category);
    console.log(`${category.id}: ${category.questions.length} questions`);
  }
}
