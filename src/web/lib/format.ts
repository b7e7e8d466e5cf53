/** Interface languages. Game pages are always English. */
export type Language = "en" | "ar";

/** Digit families a person may choose; one per screen, Latin by default. */
export type Digits = "latn" | "arab";

const LOCALES: Readonly<Record<Language, string>> = { en: "en", ar: "ar-KW" };

/** The numbering system is always named, because `ar` and `ar-KW` differ in it. */
const localeOf = (language: Language, digits: Digits): string => `${LOCALES[language]}-u-nu-${digits}`;

export const formatNumber = (value: number, language: Language, digits: Digits = "latn"): string =>
  new Intl.NumberFormat(localeOf(language, digits)).format(value);

/** Made once: a board writes several scores every time it is drawn. */
const scoreFormat = new Intl.NumberFormat(localeOf("en", "latn"));

/** A score of the game pages, which are the same in every interface language. */
export const formatScore = (score: number): string => scoreFormat.format(score);

/**
 * A day as people write it: `5 Jan 2026`, `5 يناير 2026`; Gregorian in both languages.
 *
 * @param timeZone the reader's own unless named
 */
export const formatDate = (
  moment: string | Date,
  language: Language,
  { digits = "latn", timeZone }: { digits?: Digits; timeZone?: string } = {},
): string =>
  new Intl.DateTimeFormat(`${localeOf(language, digits)}-ca-gregory`, {
    day: "numeric",
    month: "short",
    year: "numeric",
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(moment));

const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

/** Keeps a name in a plain sentence from turning its surroundings; markup uses `<bdi>` instead. */
export const isolate = (text: string): string => `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;

/** Names in a row as the language joins them: `A, B and C`. */
export const formatNames = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(LOCALES[language], { type: "conjunction" }).format(names.map(isolate));
