import { countWords, quote, splitAtPauses } from "#db/content/tools/arabic-text.ts";
import { type Ayah, ayahs, countOccurrences, FAMOUS_VERSES, fameOfSurah } from "#db/content/tools/quran-text.ts";
import { type Candidate, difficultyOf, type Family, fromQuran } from "./family.ts";
import { countLookalikes, isGentle, isPlainSpeech, mayStopAfter } from "./suitability.ts";

export const completeTheVerse: Family = {
  category: {
    id: "quran-complete",
    group: "quran",
    name_ar: "أكمل الآية",
    name_en: "Complete the verse",
    description_ar: "نقف عند موضع وقفٍ صحيح، وتُكمل أنت ما بعده.",
    description_en: "We stop at a correct pause; you recite what follows.",
  },
  listCandidates: () => ayahs.flatMap(askContinuation),
};

function askContinuation(ayah: Ayah): Candidate[] {
  if (!isGentle(ayah.text) || !isPlainSpeech(ayah.text) || ayah.isSajda) return [];

  const parts = splitAtPauses(ayah.text);
  const cut = parts
    .map((head, index) => ({ head, tail: parts[index + 1] ?? "" }))
    .find(({ head, tail }) => isGoodCut(head, tail));
  if (!cut) return [];

  return [
    {
      id: `quran-complete-${ayah.surah}-${ayah.number}`,
      difficulty: gradeVerse(ayah),
      question_ar: `أكمل قوله تعالى: ${quote(cut.head)} …`,
      question_en: `Complete the verse: ${quote(cut.head)} …`,
      answer_ar: quote(cut.tail),
      answer_en: quote(cut.tail),
      source: fromQuran(ayah.ref),
      check: { rule: "continues", ref: ayah.ref },
    },
  ];
}

/** Words that stand elsewhere too would have more than one right continuation. */
function isGoodCut(head: string, tail: string): boolean {
  const headWords = countWords(head);
  const tailWords = countWords(tail);
  if (headWords < 4 || headWords > 12 || tailWords < 2 || tailWords > 7) return false;
  return mayStopAfter(head) && countOccurrences(head) === 1 && countLookalikes(head) === 1;
}

function gradeVerse(ayah: Ayah) {
  if (FAMOUS_VERSES.has(ayah.ref)) return difficultyOf(1);
  const fame = fameOfSurah(ayah.surah);
  return difficultyOf(fame === 1 ? 2 : fame);
}
