import { surahs } from "#db/content/tools/quran-text.ts";
import {
  type Candidate,
  difficultyOf,
  type Family,
  fromQuran,
  shuffleBy,
  surahInArabic,
  surahInEnglish,
  uniqueBy,
} from "./family.ts";

interface Placed {
  /** The first of the two neighbours: what follows it and what precedes the other is the same fact. */
  readonly first: number;
  readonly candidate: Candidate;
}

export const surahOrder: Family = {
  category: {
    id: "quran-order",
    group: "quran",
    name_ar: "ترتيب السور",
    name_en: "Order of the surahs",
    description_ar: "ما قبلها وما بعدها في المصحف الشريف.",
    description_en: "What comes before and after, in the order of the mushaf.",
  },
  listCandidates: () => {
    const all = surahs.flatMap(({ number }) => [
      ...(number < 114 ? [askAfter(number)] : []),
      ...(number > 1 ? [askBefore(number)] : []),
    ]);
    return uniqueBy(shuffleBy("order", all), ({ first }) => first).map(({ candidate }) => candidate);
  },
};

function askAfter(number: number): Placed {
  return {
    first: number,
    candidate: {
      id: `quran-order-after-${number}`,
      difficulty: difficultyOf(number >= 103 || number <= 5 ? 1 : number >= 78 || number <= 19 ? 2 : 3),
      question_ar: `ما السورة التي تلي ${surahInArabic(number)} في ترتيب المصحف؟`,
      question_en: `Which surah comes right after ${surahInEnglish(number)} in the mushaf?`,
      answer_ar: surahInArabic(number + 1),
      answer_en: surahInEnglish(number + 1),
      source: fromQuran(`${number + 1}:1`),
      check: { rule: "surah_after", surah: number },
    },
  };
}

function askBefore(number: number): Placed {
  return {
    first: number - 1,
    candidate: {
      id: `quran-order-before-${number}`,
      difficulty: difficultyOf(number >= 108 || number <= 4 ? 1 : number >= 91 || number <= 12 ? 2 : 3),
      question_ar: `ما السورة التي تسبق ${surahInArabic(number)} في ترتيب المصحف؟`,
      question_en: `Which surah comes right before ${surahInEnglish(number)} in the mushaf?`,
      answer_ar: surahInArabic(number - 1),
      answer_en: surahInEnglish(number - 1),
      source: fromQuran(`${number - 1}:1`),
      check: { rule: "surah_before", surah: number },
    },
  };
}
