import { arabicOrdinal, countWords, quote, splitAtPauses, trimSigns } from "#db/content/tools/arabic-text.ts";
import { firstAyahOfJuz, juzOfAyah } from "#db/content/tools/juz.ts";
import { ayahs, countOccurrences, requireAyah, surahs } from "#db/content/tools/quran-text.ts";
import {
  type Candidate,
  difficultyOf,
  type Family,
  fromQuran,
  gradeByLists,
  surahInArabic,
  surahInEnglish,
} from "./family.ts";
import { isGentle } from "./suitability.ts";

/** Juz whose first verse differs between the Madinah and the South Asian prints. */
const STARTS_DIFFER = new Set([7, 11, 14, 20, 21, 23]);

/** Juz 30 has so many surahs that asking for the juz of one says nothing. */
const LAST_SURAH_BEFORE_JUZ_30 = 77;

const KNOWN_STARTS = { easy: [1, 30, 29], normal: [2, 3, 15, 16, 28, 27, 26] };
const KNOWN_SURAHS = { easy: [2, 18, 36, 67, 58, 46], normal: [3, 12, 17, 19, 20, 55, 56, 62, 71, 72, 73] };

const NAMED_VERSES = [
  { surah: 2, ayah: 255, ar: "آية الكرسي", en: "Ayat al-Kursi", rank: 1 },
  { surah: 24, ayah: 35, ar: "آية النور ﴿ٱللَّهُ نُورُ ٱلسَّمَـٰوَٰتِ وَٱلْأَرْضِ﴾", en: "the Verse of Light", rank: 2 },
  { surah: 2, ayah: 282, ar: "آية الدَّين", en: "the Verse of Debt", rank: 3 },
] as const;

export const juzAndSajda: Family = {
  category: {
    id: "quran-juz",
    group: "quran",
    name_ar: "الأجزاء والسجدات",
    name_en: "Juz and prostrations",
    description_ar: "أين يبدأ الجزء؟ وفي أي سورة تلك السجدة؟",
    description_en: "Where does the juz begin, and in which surah is that prostration?",
  },
  listCandidates: () => [
    ...Array.from({ length: 30 }, (_, index) => index + 1).flatMap(askJuzOfStart),
    ...surahs.flatMap(({ number }) => askJuzOfSurah(number)),
    ...askSajdas(),
    ...NAMED_VERSES.map(askJuzOfVerse),
  ],
};

const answerJuz = (juz: number) => ({ answer_ar: `الجزء ${arabicOrdinal(juz)}`, answer_en: `Juz ${juz}` });

function askJuzOfStart(juz: number): Candidate[] {
  const first = firstAyahOfJuz(juz);
  const verse = requireAyah(first.surah, first.ayah);
  const whole = trimSigns(verse.text);
  const text = countWords(whole) > 10 ? (splitAtPauses(verse.text)[0] ?? whole) : whole;
  if (STARTS_DIFFER.has(juz) || countWords(text) > 14) return [];
  if (countOccurrences(text) !== 1 || !isGentle(text)) return [];

  return [
    {
      id: `quran-juz-start-${juz}`,
      difficulty: gradeByLists(juz, KNOWN_STARTS),
      question_ar: `أي جزء من القرآن الكريم يبدأ بقوله تعالى: ${quote(text)}؟`,
      question_en: `Which juz of the Quran begins with: ${quote(text)}?`,
      ...answerJuz(juz),
      source: fromQuran(verse.ref),
      check: { rule: "juz_start", juz },
    },
  ];
}

function askJuzOfSurah(surah: number): Candidate[] {
  const juz = juzOfAyah(surah, 1);
  if (surah === 1 || surah > LAST_SURAH_BEFORE_JUZ_30) return [];
  if (STARTS_DIFFER.has(juz) || STARTS_DIFFER.has(juz + 1)) return [];

  return [
    {
      id: `quran-juz-of-${surah}`,
      difficulty: gradeByLists(surah, KNOWN_SURAHS),
      question_ar: `في أي جزء تبدأ ${surahInArabic(surah)}؟`,
      question_en: `In which juz does ${surahInEnglish(surah)} begin?`,
      ...answerJuz(juz),
      source: fromQuran(`${surah}:1`),
      check: { rule: "juz_of_surah", surah },
    },
  ];
}

function askJuzOfVerse({ surah, ayah, ar, en, rank }: (typeof NAMED_VERSES)[number]): Candidate {
  const juz = juzOfAyah(surah, ayah);
  return {
    id: `quran-juz-verse-${surah}-${ayah}`,
    difficulty: difficultyOf(rank),
    question_ar: `في أي جزء تقع ${ar}؟`,
    question_en: `In which juz is ${en}?`,
    ...answerJuz(juz),
    source: fromQuran(`${surah}:${ayah}`),
    check: { rule: "juz_of_verse", ref: `${surah}:${ayah}` },
  };
}

/** Asks for places only and quotes no verse of prostration. "How many" is not asked: the schools differ. */
function askSajdas(): Candidate[] {
  const sajdas = ayahs.filter(({ isSajda }) => isSajda);
  const places = sajdas.map(({ surah }) => surah);
  const [first] = places;
  const last = places.at(-1);
  const [twice, ...more] = places.filter((surah, index) => places.indexOf(surah) !== index);
  if (places.length !== 15 || !first || !last || !twice || more.length > 0) {
    throw new Error("The Madinah mushaf marks fifteen prostrations, two of them in one surah");
  }

  const ask = (which: "first" | "last" | "two", rank: 1 | 2, surah: number, ar: string, en: string): Candidate => ({
    id: `quran-sajda-${which}`,
    difficulty: difficultyOf(rank),
    question_ar: ar,
    question_en: en,
    answer_ar: surahInArabic(surah),
    answer_en: surahInEnglish(surah),
    source: fromQuran(...sajdas.filter((ayah) => ayah.surah === surah).map(({ ref }) => ref)),
    check: { rule: `sajda_${which}`, surah },
  });
  return [
    ask(
      "first",
      2,
      first,
      "ما أول سورة في ترتيب المصحف فيها سجدة تلاوة؟",
      "Which is the first surah in the mushaf with a prostration of recitation?",
    ),
    ask(
      "last",
      1,
      last,
      "ما آخر سورة في ترتيب مصحف المدينة فيها سجدة تلاوة؟",
      "Which is the last surah in the Madinah mushaf with a prostration of recitation?",
    ),
    ask(
      "two",
      1,
      twice,
      "ما السورة التي فيها موضعان لسجدة التلاوة في مصحف المدينة؟",
      "Which surah has two prostration marks in the Madinah mushaf?",
    ),
  ];
}
