/**
 * The Quran text to quote, its metadata, and what the questions need to know of it.
 *
 * The quoted text is that of quran-validator, which after NFC equals Tanzil Uthmani 1.1 in all 6236 verses. The text of
 * quran-json is an independent encoding of the same mushaf; `requireAgreeingTexts` compares the two verse by verse.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { getAyahMeta } from "quran-meta/hafs";
import { z } from "zod";
import { skeleton, withoutSpaces } from "./arabic-text.ts";
import { secondSurahs, secondVerse } from "./second-text.ts";

export interface Surah {
  readonly number: number;
  readonly ar: string;
  readonly en: string;
  readonly verses: number;
}

export interface Ayah {
  readonly surah: number;
  readonly number: number;
  readonly ref: string;
  readonly text: string;
  readonly skeleton: string;
  readonly isSajda: boolean;
}

const packageFolder = join(dirname(createRequire(import.meta.url).resolve("quran-validator")), "..");
const readPackageJson = (file: string): unknown => JSON.parse(readFileSync(join(packageFolder, "data", file), "utf8"));

export const surahs: readonly Surah[] = z
  .array(z.object({ number: z.int(), name: z.string(), englishName: z.string(), versesCount: z.int() }))
  .parse(readPackageJson("quran-surahs.json"))
  .map(({ number, name, englishName, versesCount }) => ({ number, ar: name, en: englishName, verses: versesCount }));

export const ayahs: readonly Ayah[] = z
  .array(z.object({ id: z.int(), surah: z.int(), ayah: z.int(), text: z.string() }))
  .parse(readPackageJson("quran-verses.json"))
  .map(({ id, surah, ayah, text }) => {
    const composed = text.normalize("NFC").trim();
    const isSajda = getAyahMeta(id).isSajdahAyah;
    return { surah, number: ayah, ref: `${surah}:${ayah}`, text: composed, skeleton: skeleton(composed), isSajda };
  });

const ayahByRef = new Map(ayahs.map((ayah) => [ayah.ref, ayah]));

export const findAyah = (ref: string): Ayah | null => ayahByRef.get(ref) ?? null;

export function requireAyah(surah: number, number: number): Ayah {
  const ayah = findAyah(`${surah}:${number}`);
  if (!ayah) throw new Error(`There is no verse ${surah}:${number}`);
  return ayah;
}

export function requireSurah(number: number): Surah {
  const surah = surahs[number - 1];
  if (!surah) throw new Error(`There is no surah ${number}`);
  return surah;
}

/** The five verses in which the second text joins a word that the first writes as two: spelling, not another text. */
const JOINED_IN_SECOND_TEXT = new Set(["15:7", "27:20", "36:22", "37:164", "41:47"]);

/** @throws Error that lists every verse and count in which the two texts differ */
export function requireAgreeingTexts(): void {
  const differences = [
    ...(ayahs.length === 6236 ? [] : [`${ayahs.length} verses in all`]),
    ...surahs
      .filter(({ number, verses }) => verses !== secondSurahs[number - 1]?.verses.length)
      .map(({ number }) => `verse count of surah ${number}`),
    ...ayahs.filter((ayah) => !agreesWithSecondText(ayah)).map(({ ref }) => `text of ${ref}`),
  ];
  if (differences.length > 0) throw new Error(`The Quran texts disagree:\n${differences.join("\n")}`);
}

function agreesWithSecondText(ayah: Ayah): boolean {
  const other = skeleton(secondVerse(ayah.surah, ayah.number) ?? "");
  if (JOINED_IN_SECOND_TEXT.has(ayah.ref)) return withoutSpaces(ayah.skeleton) === withoutSpaces(other);
  return ayah.skeleton === other;
}

const paddedSkeletons = ayahs.map((ayah) => ` ${ayah.skeleton} `);

/** In how many verses of the whole Quran these words stand, compared by whole words. */
export function countOccurrences(fragment: string): number {
  const wanted = ` ${skeleton(fragment)} `;
  return paddedSkeletons.filter((text) => text.includes(wanted)).length;
}

const WELL_KNOWN_SURAHS = [36, 55, 67, 18, 78, 87];
const OFTEN_RECITED_SURAHS = [2, 3, 12, 17, 19, 20, 24, 31, 32, 48, 49, 50, 56, 57, 59, 62, 63];

/**
 * How well known a surah is to a general audience. An editorial judgement.
 *
 * @returns 1 for those most people know by heart, 2 for those widely recited, 3 for the rest
 */
export function fameOfSurah(number: number): 1 | 2 | 3 {
  if (number === 1 || number >= 91 || WELL_KNOWN_SURAHS.includes(number)) return 1;
  if (number >= 67 || OFTEN_RECITED_SURAHS.includes(number)) return 2;
  return 3;
}

/** Verses that most people know outside the famous surahs. An editorial judgement. */
export const FAMOUS_VERSES: ReadonlySet<string> = new Set(
  `2:152 2:153 2:156 2:183 2:185 2:186 2:201 2:255 2:256 2:285 2:286 3:8 3:26 3:103 3:159 3:173 3:185 3:191 9:40 9:51
   9:129 13:28 14:7 14:40 17:1 17:23 17:24 17:80 20:25 20:114 21:87 24:35 25:74 33:56 39:53 40:60 49:10 49:13 53:39
   55:13 57:4 59:22 59:23 59:24 65:3 94:5 94:6 112:1`.split(/\s+/),
);
