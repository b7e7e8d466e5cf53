import { countWords, quote, splitAtPauses, trimSigns } from "#db/content/tools/arabic-text.ts";
import { countOccurrences, fameOfSurah, requireAyah, type Surah, surahs } from "#db/content/tools/quran-text.ts";
import { type Candidate, difficultyOf, type Family, fromQuran, surahInArabic, surahInEnglish } from "./family.ts";
import { isGentle, tellsSurah } from "./suitability.ts";

export const surahEndings: Family = {
  category: {
    id: "quran-endings",
    group: "quran",
    name_ar: "خواتيم السور",
    name_en: "Surah endings",
    description_ar: "نتلو عليك ختام السورة، وعليك أن تسمّيها.",
    description_en: "We quote how a surah ends; you name it.",
  },
  listCandidates: () => surahs.flatMap(askEnding),
};

function askEnding(surah: Surah): Candidate[] {
  const { number } = surah;
  const { text, ref, isUnique } = takeEnding(surah);
  if (countWords(text) > 16 || countWords(text) < 3) return [];
  if (!isUnique || tellsSurah(text, number) || !isGentle(text) || requireAyah(number, surah.verses).isSajda) return [];

  return [
    {
      id: `quran-endings-${String(number).padStart(3, "0")}`,
      difficulty: difficultyOf(fameOfSurah(number)),
      question_ar: `ما السورة التي تُختتم بقوله تعالى: ${quote(text)}؟`,
      question_en: `Which surah ends with: ${quote(text)}?`,
      answer_ar: surahInArabic(number),
      answer_en: surahInEnglish(number),
      source: fromQuran(ref),
      check: { rule: "surah_ending", surah: number },
    },
  ];
}

/** The last verse, its last parts when it is long, or the last two verses when it is very short. */
function takeEnding({ number, verses }: Surah): { text: string; ref: string; isUnique: boolean } {
  const last = requireAyah(number, verses);
  const whole = trimSigns(last.text);
  if (countWords(whole) < 4 && verses > 1) {
    const text = `${trimSigns(requireAyah(number, verses - 1).text)} ${whole}`;
    return { text, ref: `${number}:${verses - 1}-${verses}`, isUnique: true };
  }
  const text = countWords(whole) > 14 ? takeLastParts(last.text) : whole;
  return { text, ref: last.ref, isUnique: countOccurrences(text) === 1 };
}

function takeLastParts(verse: string): string {
  const parts = splitAtPauses(verse);
  const endings = parts.map((_, index) => parts.slice(-(index + 1)).join(" "));
  return endings.find((ending) => countWords(ending) >= 4) ?? verse;
}
