/**
 * Answers of generated questions, computed a second time and from the second text.
 *
 * Shares no question-making code with the generator: a fault there must not be repeated here.
 */
import type { Question } from "#db/content/category-file.ts";
import { skeleton, withoutSpaces } from "./arabic-text.ts";
import { firstAyahOfJuz, juzOfAyah } from "./juz.ts";
import { secondSurahs, secondVerse } from "./second-text.ts";

type Check = NonNullable<Question["check"]>;

const verses = secondSurahs.flatMap((surah) =>
  surah.verses.map((verse) => ({
    surah: surah.id,
    ref: `${surah.id}:${verse.id}`,
    words: skeleton(verse.text).split(" "),
    letters: withoutSpaces(skeleton(verse.text)),
  })),
);

/** Surahs of the fifteen prostrations marked in the Madinah mushaf, typed here so that the list is not the generator's. */
const SAJDA_SURAHS = [7, 13, 16, 17, 19, 22, 22, 25, 27, 32, 38, 41, 53, 84, 96];

/** True when the second source gives the question's answer too. */
export function isAnswerConfirmed(question: Question, check: Check): boolean {
  const asked = skeleton(quotedIn(question.question_ar));
  const answered = skeleton(quotedIn(question.answer_ar));
  const askedLetters = withoutSpaces(asked);

  switch (check.rule) {
    case "surah_opening":
      return isOnly(surahsOpeningWith(asked), check.surah) && namesSurah(question, check.surah);
    case "surah_ending":
      return isOnly(surahsEndingWith(askedLetters), check.surah) && namesSurah(question, check.surah);
    case "continues": {
      const [verse, ...others] = versesWith(askedLetters);
      const goesOn = verse?.letters.includes(askedLetters + withoutSpaces(answered)) ?? false;
      return verse?.ref === check.ref && others.length === 0 && goesOn;
    }
    case "verse_in_surah":
      return namesOnlySurah(question, versesWith(askedLetters));
    case "next_verse":
      return asked === wordsOf(check.ref, 0) && answered === wordsOf(check.ref, 1);
    case "surah_after":
      return mentionsSurah(question.question_ar, check.surah) && namesSurah(question, check.surah + 1);
    case "surah_before":
      return mentionsSurah(question.question_ar, check.surah) && namesSurah(question, check.surah - 1);
    case "verse_count": {
      const count = secondSurahs[check.surah - 1]?.verses.length;
      return numberIn(question.answer_ar) === count && numberIn(question.answer_en) === count;
    }
    case "juz_start": {
      const { surah, ayah } = firstAyahOfJuz(check.juz);
      return wordsOf(`${surah}:${ayah}`, 0).startsWith(asked) && numberIn(question.answer_en) === check.juz;
    }
    case "juz_of_surah":
      return numberIn(question.answer_en) === juzOfAyah(check.surah, 1);
    case "juz_of_verse": {
      const [surah = 0, ayah = 0] = check.ref.split(":").map(Number);
      return numberIn(question.answer_en) === juzOfAyah(surah, ayah);
    }
    case "sajda_first":
      return namesSurah(question, SAJDA_SURAHS[0]);
    case "sajda_last":
      return namesSurah(question, SAJDA_SURAHS.at(-1));
    case "sajda_two":
      return namesSurah(
        question,
        SAJDA_SURAHS.find((surah, index) => SAJDA_SURAHS.indexOf(surah) !== index),
      );
    case "name_count": {
      const count = versesNaming(check).length;
      return count === check.count && (count <= 2 || numberIn(question.answer_ar) === count);
    }
    case "name_only_in":
      return namesOnlySurah(question, versesNaming(check));
    case "word_only_in":
      return namesOnlySurah(question, versesWithWord([check.word], ["", "و", "ب", "ف", "ل"]));
    case "hijri_after":
      return MONTHS.indexOf(monthIn(question.answer_ar)) === check.month % 12;
    case "hijri_before":
      return MONTHS.indexOf(monthIn(question.answer_ar)) === (check.month + 10) % 12;
    case "hijri_number":
      return numberIn(question.answer_en) === check.month;
  }
}

const quotedIn = (text: string) => [...text.matchAll(/﴿([^﴾]*)﴾/g)].map((match) => match[1]).join(" ");

/** The first number in a text, in either kind of digits; `NaN` when there is none. */
function numberIn(text: string): number {
  const latin = text.replace(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0660));
  return Number(/\d+/.exec(latin)?.[0] ?? Number.NaN);
}

const isOnly = (found: readonly number[], wanted: number) => found.length === 1 && found[0] === wanted;

const beginnings = secondSurahs.map((surah) => ({
  surah: surah.id,
  text: surah.verses
    .slice(0, 5)
    .map(({ text }) => skeleton(text))
    .join(" "),
}));

const endings = secondSurahs.map((surah) => ({
  surah: surah.id,
  letters: surah.verses
    .slice(-3)
    .map(({ text }) => withoutSpaces(skeleton(text)))
    .join(""),
}));

const surahsOpeningWith = (words: string) =>
  beginnings.filter(({ text }) => `${text} `.startsWith(`${words} `)).map(({ surah }) => surah);

const surahsEndingWith = (letters: string) =>
  endings.filter((ending) => ending.letters.endsWith(letters)).map(({ surah }) => surah);

const versesWith = (letters: string) => verses.filter((verse) => verse.letters.includes(letters));

/** The words of a verse, or of one that follows it. */
function wordsOf(ref: string, offset: 0 | 1): string {
  const [surah = 0, ayah = 0] = ref.split(":").map(Number);
  return skeleton(secondVerse(surah, ayah + offset) ?? "");
}

const surahName = (surah: number | undefined) => secondSurahs[(surah ?? 0) - 1]?.name ?? "";

const namesSurah = ({ answer_ar }: Question, surah: number | undefined) =>
  skeleton(answer_ar) === skeleton(`سورة ${surahName(surah)}`);

const mentionsSurah = (text: string, surah: number) => skeleton(text).includes(skeleton(surahName(surah)));

function namesOnlySurah(question: Question, at: readonly { surah: number }[]): boolean {
  const [surah, ...others] = new Set(at.map((verse) => verse.surah));
  return others.length === 0 && namesSurah(question, surah);
}

/** The verse of every place where one of the words stands, with one of the particles written onto it. */
function versesWithWord(forms: readonly string[], particles: readonly string[]) {
  const wanted = new Set(forms.flatMap((form) => particles.map((particle) => particle + form)));
  return verses.flatMap((verse) => verse.words.filter((word) => wanted.has(word)).map(() => verse));
}

const versesNaming = ({ forms, skip }: { forms: readonly string[]; skip: readonly string[] }) =>
  versesWithWord(forms, ["", "و", "ف", "ب", "ل", "ك", "ي", "ول", "وي", "فل"]).filter(({ ref }) => !skip.includes(ref));

/** From another calendar of the runtime than the generator's. */
const MONTHS = listMonths("islamic-civil");

function listMonths(calendar: string): string[] {
  const format = new Intl.DateTimeFormat(`ar-SA-u-ca-${calendar}-nu-latn`, { month: "long", timeZone: "UTC" });
  const firstDay = Date.UTC(2024, 6, 12);
  const names = Array.from({ length: 350 }, (_, day) => format.format(firstDay + day * 24 * 60 * 60 * 1000));
  return [...new Set(names.map(skeleton))];
}

const monthIn = (text: string) =>
  skeleton(text)
    .replace(/^شهر /, "")
    .replace(/^ذي /, "ذو ")
    .replace(/^المحرم$/, "محرم");
