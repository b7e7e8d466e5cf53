import { countWords, quote } from "#db/content/tools/arabic-text.ts";
import { type Ayah, ayahs, FAMOUS_VERSES, fameOfSurah, requireSurah } from "#db/content/tools/quran-text.ts";
import {
  type Candidate,
  difficultyOf,
  type Family,
  fromQuran,
  shuffleBy,
  surahInArabic,
  surahInEnglish,
} from "./family.ts";
import { countLookalikes, isGentle, isPlainSpeech, rarityOf, tellsSurah } from "./suitability.ts";

/** So that no surah rules the category. */
const QUESTIONS_PER_SURAH = 2;

export const whichSurah: Family = {
  category: {
    id: "quran-which-surah",
    group: "quran",
    name_ar: "في أي سورة؟",
    name_en: "In which surah?",
    description_ar: "آية كريمة، وعليك اسم السورة التي وردت فيها.",
    description_en: "A verse; name its surah.",
  },
  listCandidates: () => limitPerSurah(shuffleBy("which", ayahs.filter(isTelling).map(askSurah))),
};

function isTelling(ayah: Ayah): boolean {
  const { text, surah, number } = ayah;
  const length = countWords(text);
  if (length < 5 || length > 14 || number === 1 || number === requireSurah(surah).verses) return false;
  if (!isGentle(text) || !isPlainSpeech(text) || ayah.isSajda || tellsSurah(text, surah)) return false;
  return rarityOf(ayah) >= 7 && countLookalikes(text) === 1;
}

function askSurah({ surah, number, ref, text }: Ayah): Candidate {
  return {
    id: `quran-which-${surah}-${number}`,
    difficulty: difficultyOf(FAMOUS_VERSES.has(ref) ? 1 : fameOfSurah(surah)),
    question_ar: `في أي سورة يقع قوله تعالى: ${quote(text)}؟`,
    question_en: `In which surah is: ${quote(text)}?`,
    answer_ar: surahInArabic(surah),
    answer_en: surahInEnglish(surah),
    source: fromQuran(ref),
    check: { rule: "verse_in_surah", ref },
  };
}

function limitPerSurah(candidates: readonly Candidate[]): Candidate[] {
  const taken = new Map<string, number>();
  return candidates.filter(({ answer_ar }) => {
    const count = (taken.get(answer_ar) ?? 0) + 1;
    taken.set(answer_ar, count);
    return count <= QUESTIONS_PER_SURAH;
  });
}
