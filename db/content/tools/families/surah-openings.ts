import { countWords, quote, skeleton, splitAtPauses, trimSigns } from "#db/content/tools/arabic-text.ts";
import { fameOfSurah, findAyah, requireAyah, type Surah, surahs } from "#db/content/tools/quran-text.ts";
import { type Candidate, difficultyOf, type Family, fromQuran, surahInArabic, surahInEnglish } from "./family.ts";
import { tellsSurah } from "./suitability.ts";

const VERSES_AT_MOST = 4;

/** Openings that most people know although the surah as a whole is less recited, and some a little better known than it. */
const EASY_OPENINGS = [2, 9, 12, 19, 24, 49, 62];
const NORMAL_OPENINGS = [6, 10, 16, 21, 33];

export const surahOpenings: Family = {
  category: {
    id: "quran-openings",
    group: "quran",
    name_ar: "فواتح السور",
    name_en: "Surah openings",
    description_ar: "نتلو عليك مطلع السورة، وعليك أن تسمّيها.",
    description_en: "We quote how a surah begins; you name it.",
  },
  // The first verse of al-Fatiha is the basmala in the Kufan count: "how does it open" has two answers.
  listCandidates: () => surahs.filter(({ number }) => number > 1).flatMap(askOpening),
};

function askOpening(surah: Surah): Candidate[] {
  const { text, verses } = takeOpening(surah);
  if (countWords(text) > 16 || countWords(text) < 2) return [];
  if (countSurahsOpeningWith(text) !== 1 || tellsSurah(text, surah.number)) return [];

  const { number } = surah;
  return [
    {
      id: `quran-openings-${String(number).padStart(3, "0")}`,
      difficulty: gradeOpening(number),
      question_ar: `ما السورة التي تُفتتح بقوله تعالى: ${quote(text)}؟`,
      question_en: `Which surah opens with: ${quote(text)}?`,
      answer_ar: surahInArabic(number),
      answer_en: surahInEnglish(number),
      source: fromQuran(verses > 1 ? `${number}:1-${verses}` : `${number}:1`),
      check: { rule: "surah_opening", surah: number },
    },
  ];
}

/** Takes whole verses until no other surah opens so, or a long verse up to its first pause. */
function takeOpening(surah: Surah): { text: string; verses: number } {
  const taken: string[] = [];
  for (let number = 1; number <= Math.min(VERSES_AT_MOST, surah.verses); number++) {
    const verse = requireAyah(surah.number, number).text;
    const isShort = countWords(verse) <= 12;
    taken.push(isShort ? trimSigns(verse) : (splitAtPauses(verse)[0] ?? verse));
    const text = taken.join(" ");
    if (!isShort || (countWords(text) >= 4 && countSurahsOpeningWith(text) === 1)) break;
  }
  return { text: taken.join(" ").trim(), verses: taken.length };
}

const openings = surahs.map(({ number }) =>
  [1, 2, 3, 4, 5].map((verse) => findAyah(`${number}:${verse}`)?.skeleton ?? "").join(" "),
);

const countSurahsOpeningWith = (text: string) =>
  openings.filter((opening) => `${opening} `.startsWith(`${skeleton(text)} `)).length;

function gradeOpening(surah: number) {
  if (EASY_OPENINGS.includes(surah)) return difficultyOf(1);
  if (fameOfSurah(surah) === 3 && NORMAL_OPENINGS.includes(surah)) return difficultyOf(2);
  return difficultyOf(fameOfSurah(surah));
}
