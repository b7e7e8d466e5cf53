import { countWords, quote } from "#db/content/tools/arabic-text.ts";
import { type Ayah, ayahs, findAyah } from "#db/content/tools/quran-text.ts";
import { type Candidate, difficultyOf, type Family, fromQuran, surahInArabic, surahInEnglish } from "./family.ts";
import { isGentle } from "./suitability.ts";

const FIRST_SURAH_OF_JUZ_30 = 78;

/** Whole verses whose sense depends on what follows, or that nearly repeat. */
const LEFT_OUT = new Set(["107:4", "109:2"]);

export const nextVerse: Family = {
  category: {
    id: "quran-juz-amma",
    group: "quran",
    name_ar: "جزء عمّ",
    name_en: "Juz Amma",
    description_ar: "ما الآية التالية؟ من السور القصار.",
    description_en: "What comes next? From the short surahs.",
  },
  listCandidates: () => ayahs.filter(({ surah }) => surah >= FIRST_SURAH_OF_JUZ_30).flatMap(askNext),
};

function askNext(ayah: Ayah): Candidate[] {
  const { surah, number, ref, text } = ayah;
  const next = findAyah(`${surah}:${number + 1}`);
  if (!next || LEFT_OUT.has(ref)) return [];
  if (countWords(text) < 2 || countWords(text) > 10 || countWords(next.text) > 9) return [];
  if (!isGentle(text) || !isGentle(next.text) || ayah.isSajda || next.isSajda) return [];
  if (ayahs.filter((other) => other.skeleton === ayah.skeleton).length > 1) return [];

  return [
    {
      id: `quran-next-${surah}-${number}`,
      difficulty: gradeSurah(surah),
      question_ar: `من ${surahInArabic(surah)}: ما الآية التي تلي قوله تعالى: ${quote(text)}؟`,
      question_en: `From ${surahInEnglish(surah)}: which verse comes right after ${quote(text)}?`,
      answer_ar: quote(next.text),
      answer_en: quote(next.text),
      source: fromQuran(`${surah}:${number}-${number + 1}`),
      check: { rule: "next_verse", ref },
    },
  ];
}

function gradeSurah(surah: number) {
  if (surah >= 105 || [97, 99, 103, 94, 93].includes(surah)) return difficultyOf(1);
  return difficultyOf(surah >= 87 ? 2 : 3);
}
