import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

/** Every character from `first` to `last`, both included. */
const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/** The characters of `text` that are not in `other`. */
function without(other: string, text: string): string {
  return Array.from(text)
    .filter((character) => !other.includes(character))
    .join("");
}

/**
 * What nearly every Arabic page is written with: the letters, those of Gulf names and Persian, harakat, both families
 * of digits, the ornate brackets and ﷺ. It is asked for first, so that it is kept small.
 */
const ARABIC =
  `\u060c\u061b\u061c\u061f${range(0x0621, 0x0655)}${range(0x0660, 0x066d)}\u0670\u067e\u0686\u0698\u06a4\u06a9\u06af\u06cc` +
  `${range(0x06f0, 0x06f9)}\u200c\u200d\u200e\u200f\ufd3e\ufd3f\ufdfa`;

/** Letters of the other languages in Arabic script that a name may hold, Qur'anic marks, and the rarer honorifics. */
const MORE_ARABIC = without(ARABIC, `${range(0x0600, 0x06ff)}${range(0x0750, 0x077f)}\ufdf2\ufdfb\ufdfc\ufdfd`);

/** English, the typographic marks the interface uses, and the Latin digits. */
const LATIN = `${range(0x0020, 0x007e)}\u00a0«·»×÷–—‘’“”‚„…•‹›€™−←→\u2066\u2067\u2068\u2069`;

/** Western European Latin, for names. */
const MORE_LATIN = without(LATIN, `${range(0x00a0, 0x00ff)}ıŒœ‰`);

/** Amiri Quran is asked for by verses alone, which need all of it. */
const QURAN = ` ${ARABIC}${MORE_ARABIC}`;

const PLEX = "@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic";
const AMIRI = "@fontsource/amiri-quran/files/amiri-quran";

const FONTS = [
  ...([400, 600] as const).flatMap((weight) => [
    { name: `plex-arabic-${weight}`, source: `${PLEX}-arabic-${weight}-normal.woff2`, text: ARABIC },
    { name: `plex-arabic-more-${weight}`, source: `${PLEX}-arabic-${weight}-normal.woff2`, text: MORE_ARABIC },
    { name: `plex-latin-${weight}`, source: `${PLEX}-latin-${weight}-normal.woff2`, text: LATIN },
    { name: `plex-latin-more-${weight}`, source: `${PLEX}-latin-${weight}-normal.woff2`, text: MORE_LATIN },
  ]),
  { name: "amiri-quran", source: `${AMIRI}-arabic-400-normal.woff2`, text: QURAN },
];

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
