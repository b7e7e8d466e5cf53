/** Marks that carry no letter: harakat, superscript alef, Quranic annotation signs, tatweel, bidi and zero-width characters. */
const MARKS =
  /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u2009]/g;

/** Pause marks of the Madinah mushaf at which a reader may stop (small high sad-lam-ya, qaf-lam-ya, jeem, meem). */
const MAY_STOP = /[\u06D6\u06D7\u06DA\u06D8]/;

/** "la" (do not stop here) and the paired three dots. */
const DO_NOT_STOP = /[\u06D9\u06DB]/;

const ONLY_SIGNS = /^[\u06D6-\u06DC\u06DE\u06E9]+$/;

/** The form in which two spellings of the same words become equal. For comparison only, never for display. */
export const skeleton = (text: string): string =>
  text
    .normalize("NFC")
    .replace(MARKS, "")
    .replace(/[\u0671\u0622\u0623\u0625]/g, "\u0627") // alef wasla, madda, hamza -> alef
    .replace(/\u0649/g, "\u064A") // alef maqsura -> yeh
    .replace(/\u0629/g, "\u0647") // teh marbuta -> heh
    .replace(/\u0621/g, "")
    .replace(/\u0624/g, "\u0648")
    .replace(/\u0626/g, "\u064A")
    .replace(/[^\u0621-\u064A0-9\u0660-\u0669 ]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

export const withoutSpaces = (text: string): string => text.replaceAll(" ", "");

/** Uthmani and modern spelling differ mostly in alefs (العلمين and العالمين). */
export const withoutAlefs = (text: string): string => text.replaceAll("\u0627", "");

export const splitWords = (text: string): string[] => skeleton(text).split(" ").filter(Boolean);

export const countWords = (text: string): number => splitWords(text).length;

/** Splits a verse at its permitted pauses; each part keeps its words unchanged. */
export function splitAtPauses(verse: string): string[] {
  const parts: string[] = [];
  let current: string[] = [];
  const closePart = () => {
    if (current.length > 0) parts.push(current.join(" "));
    current = [];
  };

  for (const word of verse.split(" ").filter(Boolean)) {
    const isSign = ONLY_SIGNS.test(word);
    if (!isSign) current.push(word);
    if (MAY_STOP.test(word) && (isSign || !DO_NOT_STOP.test(word))) closePart();
  }
  closePart();
  return parts;
}

/** Removes pause, rub-el-hizb and sajda signs at the two ends of a quotation; letters and harakat stay. */
export const trimSigns = (text: string): string =>
  text
    .replace(/^[\s\u06DE\u06E9]+/, "")
    .replace(/[\s\u06DE\u06E9]+$/, "")
    .replace(/[\s\u06D6-\u06DC]+$/, "")
    .trim();

export const quote = (text: string): string => `﴿${trimSigns(text)}﴾`;

/** A number in Arabic-Indic digits. */
export const arabicDigits = (number: number): string =>
  String(number).replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)));

/** Counted noun after a number from 3: plural for 3 to 10, singular from 11 and for whole hundreds. */
const counted = (number: number, plural: string, singular: string) =>
  `${arabicDigits(number)} ${number % 100 >= 3 && number % 100 <= 10 ? plural : singular}`;

/** @param number from 1 */
export function countVersesInArabic(number: number): string {
  if (number === 1) return "آية واحدة";
  if (number === 2) return "آيتان";
  return counted(number, "آيات", "آية");
}

/** @param number from 1 */
export function countTimesInArabic(number: number): string {
  if (number === 1) return "مرة واحدة";
  if (number === 2) return "مرتان";
  return counted(number, "مرات", "مرة");
}

const ORDINALS = "الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر".split(" ");
const TENS = ["", "عشر", "العشرون", "الثلاثون"];

/**
 * Masculine ordinal, as in "الجزء الثالث".
 *
 * @param number from 1 to 30
 */
export function arabicOrdinal(number: number): string {
  const tens = TENS[Math.floor(number / 10)] ?? "";
  const unit = number % 10 === 1 && number > 10 ? "الحادي" : (ORDINALS[(number % 10) - 1] ?? "");
  if (number <= 10) return ORDINALS[number - 1] ?? "";
  if (number < 20) return `${unit} ${tens}`;
  return unit === "" ? tens : `${unit} و${tens}`;
}
