import type { TileAnswer } from "#contract/game-schemas.ts";
import type { QuestionLanguage } from "#core/game/state.ts";

/** Sizes of a question's text, from the largest; the style sheet holds their measures. */
export type TextSize = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The weight up to which each size keeps a question clear of its neighbours; measured on the stage. */
const LIMITS: readonly (readonly [weight: number, size: TextSize])[] = [
  [60, 1],
  [95, 2],
  [140, 3],
  [200, 4],
  [270, 5],
  [330, 6],
];
const SMALLEST: TextSize = 7;

/** A verse stands wider apart and in taller lines than other text. */
const VERSE_WEIGHT = 2;
/** The second language stands beneath in a smaller size. */
const SECOND_LANGUAGE_WEIGHT = 0.5;

/** Letters of a text, without the marks above and below them. */
export const lettersOf = (text: string): number => text.replace(/\p{M}/gu, "").length;

const weightOf = (text: string): number =>
  text.split(/(﴿[^﴾]*﴾?)/u).reduce((sum, part) => sum + lettersOf(part) * (part.startsWith("﴿") ? VERSE_WEIGHT : 1), 0);

interface Shown {
  readonly textAr: string;
  readonly textEn: string;
  readonly language: QuestionLanguage;
  /** What shares the space: a picture beside the text, an answer beneath it. */
  readonly hasMedia?: boolean;
  readonly answerWeight?: number;
}

/** How large a text can stand: by its length, so that nothing has to be measured before it is painted. */
export function textSizeFor({ textAr, textEn, language, hasMedia = false, answerWeight = 0 }: Shown): TextSize {
  const own =
    language === "arEn"
      ? weightOf(textAr) + weightOf(textEn) * SECOND_LANGUAGE_WEIGHT
      : weightOf(language === "en" ? textEn : textAr);
  const weight = own * (hasMedia ? 2 : 1) + answerWeight;
  return LIMITS.find(([limit]) => weight <= limit)?.[1] ?? SMALLEST;
}

/** Its frame takes room before its first letter, and a second line for the other language. */
const ANSWER_WEIGHT = 60;
const SECOND_ANSWER_WEIGHT = 120;

/** What an answer under its question takes from the question's room. */
export const weightOfAnswer = (textAr: string, textEn: string, language: QuestionLanguage): number =>
  ANSWER_WEIGHT +
  weightOf(language === "en" ? textEn : textAr) +
  (language === "arEn" && textEn !== textAr ? SECOND_ANSWER_WEIGHT + weightOf(textEn) * SECOND_LANGUAGE_WEIGHT : 0);

/** Lines beneath an answer stand in less than half of its size. */
const NOTE_WEIGHT = 0.25;

/** What else counts as right, the note and the sources take from an answer's room. */
export const weightOfNotes = ({ acceptAr, noteAr, sources }: TileAnswer): number =>
  20 +
  NOTE_WEIGHT *
    weightOf(
      [...acceptAr, noteAr ?? "", ...sources.map(({ labelAr, quoteAr }) => `${labelAr} ${quoteAr ?? ""}`)].join(""),
    );
