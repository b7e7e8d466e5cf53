import { countVersesInArabic } from "#db/content/tools/arabic-text.ts";
import { type Surah, surahs } from "#db/content/tools/quran-text.ts";
import { type Candidate, type Family, fromQuran, gradeByLists, surahInArabic, surahInEnglish } from "./family.ts";

const EASY = [1, 2, 108, 112, 114, 113, 103, 110, 36, 18, 55, 67];
const NORMAL = [3, 12, 9, 49, 19, 20, 56, 78, 87, 96, 97, 105, 106, 111];
const HARD = [4, 7, 26, 27, 24, 31, 32, 37, 47, 48, 57, 61, 62, 63, 64, 66, 68, 71, 72, 73, 76, 80, 86];

const ASKED = new Set([...EASY, ...NORMAL, ...HARD]);

export const verseCounts: Family = {
  category: {
    id: "quran-numbers",
    group: "quran",
    name_ar: "كم آية؟",
    name_en: "How many verses?",
    description_ar: "عدد آيات السور وفق العدّ الكوفي في مصحف المدينة برواية حفص عن عاصم.",
    description_en: "Verse counts by the Kufan count, as in the Madinah mushaf (Hafs from Asim).",
  },
  listCandidates: () => surahs.filter(({ number }) => ASKED.has(number)).map(askCount),
};

/** Names the mushaf, since half of the surahs have another number of verses in other counts. */
function askCount({ number, verses }: Surah): Candidate {
  return {
    id: `quran-count-${number}`,
    difficulty: gradeByLists(number, { easy: EASY, normal: NORMAL }),
    question_ar: `كم عدد آيات ${surahInArabic(number)} في مصحف المدينة (رواية حفص)؟`,
    question_en: `How many verses are in ${surahInEnglish(number)} in the Madinah mushaf (Hafs)?`,
    answer_ar: countVersesInArabic(verses),
    answer_en: `${verses} verses`,
    source: fromQuran(`${number}:1-${verses}`),
    check: { rule: "verse_count", surah: number },
  };
}
