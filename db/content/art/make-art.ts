/** Draws the card of every category. Run `node db/content/art/make-art.ts`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCategories } from "#db/content/read-categories.ts";
import { drawCard } from "./card.ts";
import { astrolabe, inkwellAndPen, mosque } from "./motifs/civilisation.ts";
import { coffeePot, prayerBeads } from "./motifs/hadith.ts";
import { caveInMountain, coolFire, partedSea, speech, wellAndStars } from "./motifs/prophets.ts";
import {
  beeAndPomegranate,
  closedMushaf,
  fannedLeaves,
  learningTablet,
  listOnScroll,
  openMushaf,
  prayerRug,
  rowOfVolumes,
  unfinishedRosette,
  verseMarks,
} from "./motifs/quran.ts";
import { fourLamps, palms, spreadingTree, tulips } from "./motifs/seerah.ts";
import { crescentAndLantern, fivePillars, fountain, kaaba, twelveMoons } from "./motifs/worship.ts";
import type { Motif } from "./palette.ts";

/** One motif per category. No people, no faces, nothing of a prophet, no verse and no Name of Allah. */
const MOTIFS: Readonly<Record<string, Motif>> = {
  "quran-openings": openMushaf,
  "quran-endings": closedMushaf,
  "quran-complete": unfinishedRosette,
  "quran-which-surah": fannedLeaves,
  "quran-juz-amma": learningTablet,
  "quran-order": rowOfVolumes,
  "quran-numbers": verseMarks,
  "quran-juz": prayerRug,
  "quran-names": listOnScroll,
  "animals-plants-quran": beeAndPomegranate,
  "who-said-it": speech,
  "prophet-ibrahim": coolFire,
  "prophet-musa": partedSea,
  "prophet-yusuf": wellAndStars,
  "quran-stories": caveInMountain,
  seerah: palms,
  "companions-virtues": spreadingTree,
  "rightly-guided-caliphs": fourLamps,
  sahabiyat: tulips,
  supplications: prayerBeads,
  manners: coffeePot,
  pillars: fivePillars,
  "purity-prayer": fountain,
  "fasting-ramadan": crescentAndLantern,
  "zakat-hajj": kaaba,
  "hijri-months": twelveMoons,
  "cities-mosques": mosque,
  scholars: astrolabe,
  "arabic-language": inkwellAndPen,
};

/**
 * Draws all cards.
 *
 * @returns SVG text by file name
 * @throws Error for a category without a motif
 */
export function drawCards(): Map<string, string> {
  return new Map(
    readCategories().map((category) => {
      const motif = MOTIFS[category.id];
      if (!motif) throw new Error(`There is no motif for ${category.id}`);
      return [category.image, drawCard(category, motif)];
    }),
  );
}

if (import.meta.main) {
  for (const [file, svg] of drawCards()) writeFileSync(join(import.meta.dirname, file), svg);
}
