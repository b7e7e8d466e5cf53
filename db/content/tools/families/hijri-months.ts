import { arabicOrdinal } from "#db/content/tools/arabic-text.ts";
import type { Candidate, Family } from "./family.ts";
import { difficultyOf } from "./family.ts";

const ENGLISH_NAMES = [
  "Muharram",
  "Safar",
  "Rabi' al-Awwal",
  "Rabi' al-Akhir",
  "Jumada al-Ula",
  "Jumada al-Akhirah",
  "Rajab",
  "Sha'ban",
  "Ramadan",
  "Shawwal",
  "Dhu al-Qa'dah",
  "Dhu al-Hijjah",
];

/** How hard each month is, from Muharram on. */
const RANKS = {
  after: [2, 3, 3, 3, 3, 2, 1, 1, 1, 2, 1, 1],
  number: [1, 3, 2, 3, 3, 3, 2, 2, 1, 2, 3, 1],
  before: [2, 3, 2, 3, 3, 3, 3, 2, 1, 1, 2, 1],
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;

export const hijriMonths: Family = {
  category: {
    id: "hijri-months",
    group: "worship",
    name_ar: "الأشهر الهجرية",
    name_en: "Hijri months",
    description_ar: "اثنا عشر شهرًا: ترتيبها وما قبلها وما بعدها.",
    description_en: "Twelve months and their order.",
  },
  listCandidates: () => {
    const names = listArabicNames();
    return names.flatMap((_, index) => askMonth(names, index));
  },
};

/** The twelve names in the order of the calendar that the runtime carries, from the first day of 1446. */
function listArabicNames(): string[] {
  const format = new Intl.DateTimeFormat("ar-SA-u-ca-islamic-umalqura-nu-latn", { month: "long", timeZone: "UTC" });
  const firstDay = Date.UTC(2024, 6, 10);
  const names = new Set(Array.from({ length: 360 }, (_, day) => format.format(firstDay + day * DAY_MS)));
  const [first, ...others] = names;
  if (names.size !== 12 || first !== "محرم" || others.at(-1) !== "ذو الحجة") {
    throw new Error("The Hijri months are not in the expected order");
  }
  return [...names];
}

function askMonth(names: readonly string[], index: number): Candidate[] {
  const month = index + 1;
  const next = (index + 1) % 12;
  const previous = (index + 11) % 12;
  const shown = (at: number) => `شهر ${toGenitive(names[at] ?? "")}`;
  const inEnglish = (at: number) => ENGLISH_NAMES[at] ?? "";
  const source: Candidate["source"] = [
    { type: "quran", ref: "9:36" },
    { type: "data", ref: "Unicode CLDR, islamic-umalqura" },
  ];
  return [
    {
      id: `hijri-after-${month}`,
      difficulty: difficultyOf(RANKS.after[index] ?? 3),
      question_ar: `ما الشهر الهجري الذي يلي ${shown(index)}؟`,
      question_en: `Which Hijri month follows ${inEnglish(index)}?`,
      answer_ar: shown(next),
      answer_en: inEnglish(next),
      source,
      check: { rule: "hijri_after", month },
    },
    {
      id: `hijri-number-${month}`,
      difficulty: difficultyOf(RANKS.number[index] ?? 3),
      question_ar: `ما ترتيب ${shown(index)} بين أشهر السنة الهجرية؟`,
      question_en: `Which month of the Hijri year is ${inEnglish(index)}?`,
      answer_ar: month === 12 ? "الثاني عشر" : arabicOrdinal(month),
      answer_en: `Number ${month}`,
      source,
      check: { rule: "hijri_number", month },
    },
    {
      id: `hijri-before-${month}`,
      difficulty: difficultyOf(RANKS.before[index] ?? 3),
      question_ar: `ما الشهر الهجري الذي يسبق ${shown(index)}؟`,
      question_en: `Which Hijri month comes before ${inEnglish(index)}?`,
      answer_ar: shown(previous),
      answer_en: inEnglish(previous),
      source,
      check: { rule: "hijri_before", month },
    },
  ];
}

/** The form after the word for month. */
const toGenitive = (name: string) => name.replace(/^ذو /, "ذي ").replace(/^محرم$/, "المحرّم");
