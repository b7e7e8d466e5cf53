import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

/** Every character from `first` to `last`, both included. */
const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/**
 * Letters of all languages in Arabic script that a name may hold, harakat and Qur'anic marks, and the honorifics and
 * ornate brackets religious text is written with. The other presentation forms are old encodings of letters that the
 * font joins by itself.
 */
const ARABIC =
  range(0x0600, 0x06ff) + range(0x0750, 0x077f) + "\u200c\u200d\u200e\u200f\ufd3e\ufd3f\ufdf2\ufdfa\ufdfb\ufdfc\ufdfd";

/** Western European Latin, the typographic marks the interface uses, and the Latin digits. */
const LATIN = range(0x0020, 0x007e) + range(0x00a0, 0x017f) + "–—‘’“”‚„…•‹›€™−×÷←→\u2066\u2067\u2068\u2069";

const PLEX = "@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic";
const AMIRI = "@fontsource/amiri-quran/files/amiri-quran";

const FONTS = [
  { name: "plex-arabic-400", source: `${PLEX}-arabic-400-normal.woff2`, text: ARABIC },
  { name: "plex-arabic-600", source: `${PLEX}-arabic-600-normal.woff2`, text: ARABIC },
  { name: "plex-latin-400", source: `${PLEX}-latin-400-normal.woff2`, text: LATIN },
  { name: "plex-latin-600", source: `${PLEX}-latin-600-normal.woff2`, text: LATIN },
  { name: "amiri-quran", source: `${AMIRI}-arabic-400-normal.woff2`, text: ` ${ARABIC}` },
] as const;

/**
 * Writes the interface's fonts, cut down to the scripts it is read in and without screen hinting, into `folder`.
 * Files whose recipe has not changed are left alone, so that a second start costs nothing.
 */
export async function subsetFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const require = createRequire(import.meta.url);
  await Promise.all(
    FONTS.map(async ({ name, source, text }) => {
      const original = await readFile(require.resolve(source));
      const recipe = createHash("sha256").update(original).update(text).digest("hex");
      const recipeFile = join(folder, `${name}.recipe`);
      const fontFile = join(folder, `${name}.woff2`);
      if (existsSync(fontFile) && existsSync(recipeFile) && (await readFile(recipeFile, "utf8")) === recipe) return;

      await writeFile(fontFile, await subsetFont(original, text, { targetFormat: "woff2", noHinting: true }));
      await writeFile(recipeFile, recipe);
    }),
  );
}
