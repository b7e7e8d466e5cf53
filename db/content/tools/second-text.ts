/** The second, independent encoding of the Quran text. Answers are checked against it; nothing of it is shown. */
import { createRequire } from "node:module";
import { z } from "zod";

const verse = z.object({ id: z.int(), text: z.string() });
const surah = z.object({ id: z.int(), name: z.string(), verses: z.array(verse) });

export const secondSurahs = z.array(surah).parse(createRequire(import.meta.url)("quran-json/dist/quran.json"));

/** @returns `null` when there is no such verse */
export const secondVerse = (surahNumber: number, ayahNumber: number): string | null =>
  secondSurahs[surahNumber - 1]?.verses[ayahNumber - 1]?.text ?? null;
