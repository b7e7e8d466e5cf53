import { countTimesInArabic } from "#db/content/tools/arabic-text.ts";
import { ayahs } from "#db/content/tools/quran-text.ts";
import { type Candidate, difficultyOf, type Family, fromQuran, surahInArabic, surahInEnglish } from "./family.ts";
import { tellsSurah } from "./suitability.ts";

interface Name {
  readonly ar: string;
  readonly honorific?: string;
  readonly en: string;
  /** The name as the mushaf writes it, without marks. */
  readonly forms: readonly string[];
  /** Verses in which the same letters are another word. */
  readonly skip?: readonly string[];
  readonly rank: 1 | 2 | 3;
}

/** Ilyas is left out: 37:130 (Il Yasin) makes his count open to dispute. */
const NAMES: readonly Name[] = [
  { ar: "موسى", honorific: "عليه السلام", en: "Musa (Moses)", forms: ["موسي"], rank: 2 },
  { ar: "إبراهيم", honorific: "عليه السلام", en: "Ibrahim (Abraham)", forms: ["ابرهيم", "ابرهم"], rank: 2 },
  { ar: "نوح", honorific: "عليه السلام", en: "Nuh (Noah)", forms: ["نوح", "نوحا"], rank: 2 },
  { ar: "لوط", honorific: "عليه السلام", en: "Lut (Lot)", forms: ["لوط", "لوطا"], rank: 3 },
  { ar: "يوسف", honorific: "عليه السلام", en: "Yusuf (Joseph)", forms: ["يوسف"], rank: 2 },
  { ar: "آدم", honorific: "عليه السلام", en: "Adam", forms: ["ادم"], rank: 2 },
  { ar: "عيسى", honorific: "عليه السلام", en: "Isa (Jesus)", forms: ["عيسي"], rank: 2 },
  { ar: "هارون", honorific: "عليه السلام", en: "Harun (Aaron)", forms: ["هرون"], rank: 3 },
  { ar: "إسحاق", honorific: "عليه السلام", en: "Ishaq (Isaac)", forms: ["اسحق"], rank: 3 },
  { ar: "سليمان", honorific: "عليه السلام", en: "Sulayman (Solomon)", forms: ["سليمن"], rank: 3 },
  { ar: "داود", honorific: "عليه السلام", en: "Dawud (David)", forms: ["داود"], rank: 3 },
  { ar: "يعقوب", honorific: "عليه السلام", en: "Ya'qub (Jacob)", forms: ["يعقوب"], rank: 3 },
  { ar: "إسماعيل", honorific: "عليه السلام", en: "Isma'il (Ishmael)", forms: ["اسمعيل"], rank: 3 },
  { ar: "شعيب", honorific: "عليه السلام", en: "Shu'ayb", forms: ["شعيب", "شعيبا"], rank: 3 },
  { ar: "هود", honorific: "عليه السلام", en: "Hud", forms: ["هود", "هودا"], skip: ["2:111", "2:135", "2:140"], rank: 3 },
  { ar: "زكريا", honorific: "عليه السلام", en: "Zakariyya (Zechariah)", forms: ["زكريا"], rank: 3 },
  {
    ar: "يحيى",
    honorific: "عليه السلام",
    en: "Yahya (John)",
    forms: ["يحيي"],
    skip: ["8:42", "20:74", "87:13"],
    rank: 3,
  },
  { ar: "أيوب", honorific: "عليه السلام", en: "Ayyub (Job)", forms: ["ايوب"], rank: 2 },
  { ar: "يونس", honorific: "عليه السلام", en: "Yunus (Jonah)", forms: ["يونس"], rank: 2 },
  { ar: "اليسع", honorific: "عليه السلام", en: "Al-Yasa' (Elisha)", forms: ["اليسع"], rank: 3 },
  { ar: "إدريس", honorific: "عليه السلام", en: "Idris", forms: ["ادريس"], rank: 3 },
  { ar: "محمد", honorific: "ﷺ", en: "Muhammad ﷺ", forms: ["محمد"], rank: 1 },
  { ar: "أحمد", honorific: "ﷺ", en: "Ahmad ﷺ", forms: ["احمد"], rank: 1 },
  { ar: "مريم", honorific: "عليها السلام", en: "Maryam (Mary)", forms: ["مريم"], rank: 2 },
  { ar: "جبريل", honorific: "عليه السلام", en: "Jibril (Gabriel)", forms: ["جبريل"], rank: 2 },
  { ar: "لقمان", en: "Luqman", forms: ["لقمن"], rank: 2 },
  { ar: "طالوت", en: "Talut (Saul)", forms: ["طالوت"], rank: 2 },
];

interface Word {
  readonly word: string;
  readonly ar: string;
  readonly en: string;
  readonly rank: 1 | 2 | 3;
}

/** Words that stand in one surah only; one that does not is passed over. */
const WORDS: readonly Word[] = [
  {
    word: "رمضان",
    ar: "ما السورة الوحيدة التي ذُكر فيها شهر رمضان باسمه؟",
    en: "Which is the only surah that names the month of Ramadan?",
    rank: 1,
  },
  { word: "الهدهد", ar: "ما السورة التي ذُكر فيها الهدهد؟", en: "Which surah mentions the hoopoe?", rank: 1 },
  {
    word: "الصمد",
    ar: "ما السورة التي ورد فيها اسم الله «الصمد»؟",
    en: 'Which surah has the Name of Allah "As-Samad"?',
    rank: 1,
  },
  {
    word: "ابابيل",
    ar: "ما السورة التي ذُكرت فيها الطير الأبابيل؟",
    en: "Which surah mentions the birds in flocks (ababil)?",
    rank: 1,
  },
  {
    word: "الخناس",
    ar: "ما السورة التي ورد فيها وصف «الوسواس الخنّاس»؟",
    en: "Which surah speaks of the retreating whisperer (al-waswas al-khannas)?",
    rank: 1,
  },
  {
    word: "الحطب",
    ar: "ما السورة التي ذُكرت فيها حمّالة الحطب؟",
    en: "Which surah mentions the carrier of firewood?",
    rank: 1,
  },
  { word: "المروه", ar: "ما السورة التي ذُكر فيها الصفا والمروة؟", en: "Which surah mentions Safa and Marwa?", rank: 1 },
  {
    word: "القرنين",
    ar: "ما السورة التي ذُكرت فيها قصة ذي القرنين؟",
    en: "Which surah tells the story of Dhu al-Qarnayn?",
    rank: 1,
  },
  { word: "بدر", ar: "ما السورة التي ذُكرت فيها غزوة بدر باسمها؟", en: "Which surah mentions Badr by name?", rank: 2 },
  {
    word: "حنين",
    ar: "ما السورة التي ذُكر فيها يوم حنين باسمه؟",
    en: "Which surah mentions the day of Hunayn by name?",
    rank: 2,
  },
  { word: "عرفت", ar: "ما السورة التي ذُكرت فيها عرفات؟", en: "Which surah mentions Arafat?", rank: 2 },
  {
    word: "ارم",
    ar: "ما السورة التي ذُكرت فيها إرم ذات العماد؟",
    en: "Which surah mentions Iram of the pillars?",
    rank: 2,
  },
  {
    word: "الاخدود",
    ar: "ما السورة التي ذُكر فيها أصحاب الأخدود؟",
    en: "Which surah mentions the people of the trench?",
    rank: 2,
  },
  {
    word: "سدره",
    ar: "ما السورة التي ذُكرت فيها سدرة المنتهى؟",
    en: "Which surah mentions Sidrat al-Muntaha?",
    rank: 2,
  },
  { word: "بابل", ar: "ما السورة التي ذُكرت فيها بابل؟", en: "Which surah mentions Babylon?", rank: 2 },
  { word: "الجودي", ar: "ما السورة التي ذُكر فيها جبل الجودي؟", en: "Which surah mentions Mount Judi?", rank: 2 },
  {
    word: "كالعرجون",
    ar: "ما السورة التي شُبّه فيها القمر بالعُرجون القديم؟",
    en: "In which surah is the moon likened to an old date stalk?",
    rank: 2,
  },
  { word: "بعوضه", ar: "ما السورة التي ذُكرت فيها البعوضة؟", en: "Which surah mentions the gnat?", rank: 2 },
  { word: "غرابا", ar: "ما السورة التي ذُكرت فيها قصة الغراب؟", en: "Which surah tells of the raven?", rank: 2 },
  {
    word: "يثرب",
    ar: "ما السورة التي ذُكرت فيها المدينة المنورة باسم «يثرب»؟",
    en: 'Which surah mentions Madinah by the name "Yathrib"?',
    rank: 3,
  },
  {
    word: "بكه",
    ar: "ما السورة التي ذُكرت فيها مكة باسم «بكّة»؟",
    en: 'Which surah mentions Makkah by the name "Bakkah"?',
    rank: 3,
  },
  {
    word: "مكه",
    ar: "ما السورة التي ذُكرت فيها مكة المكرمة باسم «مكة»؟",
    en: 'Which surah mentions Makkah by the name "Makkah"?',
    rank: 3,
  },
  { word: "زنجبيلا", ar: "ما السورة التي ذُكر فيها الزنجبيل؟", en: "Which surah mentions ginger?", rank: 3 },
  { word: "يقطين", ar: "ما السورة التي ذُكرت فيها شجرة اليقطين؟", en: "Which surah mentions the gourd plant?", rank: 3 },
  { word: "مسك", ar: "ما السورة التي ذُكر فيها المسك؟", en: "Which surah mentions musk?", rank: 3 },
  { word: "تسنيم", ar: "ما السورة التي ذُكر فيها التسنيم؟", en: "Which surah mentions Tasnim?", rank: 3 },
  {
    word: "ذبابا",
    ar: "ما السورة التي ضُرب فيها المثل بالذباب؟",
    en: "In which surah is the parable of the fly?",
    rank: 3,
  },
  { word: "الضفادع", ar: "ما السورة التي ذُكرت فيها الضفادع؟", en: "Which surah mentions the frogs?", rank: 3 },
];

const NAME_PREFIXES = ["", "و", "ف", "ب", "ل", "ك", "ي", "ول", "وي", "فل"];
const WORD_PREFIXES = ["", "و", "ب", "ف", "ل"];

export const namesInTheQuran: Family = {
  category: {
    id: "quran-names",
    group: "quran",
    name_ar: "أسماء في القرآن",
    name_en: "Names in the Quran",
    description_ar: "أنبياء وأماكن وأشياء ذُكرت بأسمائها.",
    description_en: "Prophets, places and things mentioned by name.",
  },
  listCandidates: () => [...NAMES.flatMap(askName), ...WORDS.flatMap(askWord)],
};

function askName(name: Name): Candidate[] {
  const { ar, honorific, en, rank } = name;
  const forms = [...name.forms];
  const skip = [...(name.skip ?? [])];
  const at = findWords(forms, NAME_PREFIXES).filter(({ ref }) => !skip.includes(ref));
  const refs = [...new Set(at.map(({ ref }) => ref))];
  const count = at.length;
  const shownName = `«${ar}»${honorific ? ` ${honorific}` : ""}`;
  const slug = (en.split(" ")[0] ?? en).toLowerCase().replace(/[^a-z]/g, "");

  const howOften: Candidate = {
    id: `quran-names-${slug}`,
    difficulty: difficultyOf(rank),
    question_ar: `كم مرة ورد اسم ${shownName} صريحًا في القرآن الكريم؟`,
    question_en: `How many times is ${en} mentioned by name in the Quran?`,
    answer_ar: countTimesInArabic(count),
    answer_en: countTimesInEnglish(count),
    ...(ar === "أحمد" ? { note_ar: "في سورة الصف، الآية ٦." } : {}),
    source: fromQuran(...refs.slice(0, 4)),
    check: { rule: "name_count", forms, skip, count },
  };

  const [surah, ...others] = new Set(at.map((ayah) => ayah.surah));
  if (!surah || others.length > 0 || tellsSurah(ar, surah)) return [howOften];

  return [
    howOften,
    {
      id: `quran-names-where-${slug}`,
      difficulty: "normal",
      question_ar: `ما السورة الوحيدة التي ورد فيها اسم ${shownName}؟`,
      question_en: `Which is the only surah that mentions ${en} by name?`,
      answer_ar: surahInArabic(surah),
      answer_en: surahInEnglish(surah),
      source: fromQuran(...refs.slice(0, 4)),
      check: { rule: "name_only_in", forms, skip, surah },
    },
  ];
}

function askWord({ word, ar, en, rank }: Word): Candidate[] {
  const at = findWords([word], WORD_PREFIXES);
  const [surah, ...others] = new Set(at.map((ayah) => ayah.surah));
  if (!surah || others.length > 0) return [];

  return [
    {
      id: `quran-word-${Array.from(word)
        .map((letter) => letter.codePointAt(0)?.toString(16).slice(-2))
        .join("")}`,
      difficulty: difficultyOf(rank),
      question_ar: ar,
      question_en: en,
      answer_ar: surahInArabic(surah),
      answer_en: surahInEnglish(surah),
      source: fromQuran(...new Set(at.map(({ ref }) => ref))),
      check: { rule: "word_only_in", word, surah },
    },
  ];
}

/** The verse of every place where one of the words stands; a verse with two such words comes twice. */
function findWords(forms: readonly string[], prefixes: readonly string[]) {
  const wanted = new Set(forms.flatMap((form) => prefixes.map((prefix) => prefix + form)));
  return ayahs.flatMap((ayah) => ayah.skeleton.split(" ").flatMap((word) => (wanted.has(word) ? [ayah] : [])));
}

function countTimesInEnglish(count: number): string {
  if (count === 1) return "Once";
  return count === 2 ? "Twice" : `${count} times`;
}
