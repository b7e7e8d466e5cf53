import { findJuz, getJuzMeta, isValidAyahNo, isValidJuz, isValidSurah } from "quran-meta/hafs";

/** In which juz of the Madinah mushaf a verse stands. */
export function juzOfAyah(surah: number, ayah: number): number {
  if (!isValidSurah(surah) || !isValidAyahNo(ayah)) throw new Error(`There is no verse ${surah}:${ayah}`);
  return findJuz(surah, ayah);
}

/** The first verse of a juz in the Madinah mushaf. */
export function firstAyahOfJuz(juz: number): { surah: number; ayah: number } {
  if (!isValidJuz(juz)) throw new Error(`There is no juz ${juz}`);
  const [surah, ayah] = getJuzMeta(juz).first;
  return { surah, ayah };
}
