import type { CategoryFile, Difficulty, Question } from "#db/content/category-file.ts";
import { requireSurah } from "#db/content/tools/quran-text.ts";

/** A question that may be chosen; what is the same for all generated questions is added when it is. */
export type Candidate = Omit<Question, "origin" | "review">;

/** A kind of question that is made from the Quran text or the calendar, and the category it fills. */
export interface Family {
  readonly category: Pick<CategoryFile, "id" | "group" | "name_ar" | "name_en" | "description_ar" | "description_en">;
  readonly listCandidates: () => Candidate[];
}

const BY_RANK = { 1: "easy", 2: "normal", 3: "hard" } as const;

export const difficultyOf = (rank: 1 | 2 | 3): Difficulty => BY_RANK[rank];

/** Difficulty by editorial lists; whatever is on neither list is hard. */
export function gradeByLists<T>(value: T, lists: { easy: readonly T[]; normal: readonly T[] }): Difficulty {
  if (lists.easy.includes(value)) return "easy";
  return lists.normal.includes(value) ? "normal" : "hard";
}

export const surahInArabic = (number: number): string => `سورة ${requireSurah(number).ar}`;
export const surahInEnglish = (number: number): string => `Surah ${requireSurah(number).en}`;

export const fromQuran = (...refs: readonly string[]): Candidate["source"] =>
  refs.map((ref) => ({ type: "quran", ref }));

/** Keeps the first of those that share a key. */
export function uniqueBy<T>(list: readonly T[], keyOf: (value: T) => unknown): T[] {
  const seen = new Set<unknown>();
  return list.filter((value) => {
    const key = keyOf(value);
    return !seen.has(key) && seen.add(key);
  });
}

/** Shuffles by the key alone, so that the same packages give the same files on every machine. */
export function shuffleBy<T>(key: string, list: readonly T[]): T[] {
  const random = randomFrom(hashOf(key));
  const rest = [...list];
  const drawn: T[] = [];
  for (let last = rest.length - 1; last >= 0; last--) {
    const chosen = last === 0 ? 0 : Math.floor(random() * (last + 1));
    const moved = rest.splice(last, 1);
    drawn.unshift(...(chosen === last ? moved : rest.splice(chosen, 1, ...moved)));
  }
  return drawn;
}

/** FNV-1a over code points. */
const hashOf = (text: string): number =>
  Array.from(text).reduce((hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619), 2166136261);

/** The mulberry32 generator: numbers from 0 up to 1. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
