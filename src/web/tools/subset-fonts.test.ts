import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { subsetFonts } from "./subset-fonts.ts";

/** Quality checklist, P3. */
const MAX_ARABIC_FONT_BYTES = 45 * 1024;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fonts-"));
  await subsetFonts(folder);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test("keeps every font small enough for a first visit", async () => {
  const fonts = (await readdir(folder)).filter((file) => file.endsWith(".woff2"));
  expect(fonts).toHaveLength(9);
  const sizes = await Promise.all(
    fonts.map(async (font) => [font, (await readFile(join(folder, font))).length] as const),
  );
  expect(sizes.filter(([, bytes]) => bytes > MAX_ARABIC_FONT_BYTES)).toEqual([]);
});

test("makes nothing anew while the recipe stays the same", async () => {
  const before = await readFile(join(folder, "plex-arabic-400.woff2"));
  await subsetFonts(folder);
  expect(await readFile(join(folder, "plex-arabic-400.woff2"))).toEqual(before);
});
