import type { GroupId } from "#db/content/groups.ts";
import type { Motif, Palette } from "./palette.ts";
import { beads, circle, group, khatam, path, rect, show } from "./shapes.ts";
import { eightFold, showTiling, type Tiling, twelveFold } from "./tilings.ts";

const WIDTH = 640;
const HEIGHT = 480;
const MIDDLE = WIDTH / 2;

/** Where the motifs' own middle lies on the card, and how large their unit is. */
const MOTIF_MIDDLE = 272;
const MOTIF_SCALE = 1.18;

interface Look {
  /** Ground behind the tiling, from above to below. */
  readonly ground: readonly [string, string];
  /** Ground inside the arch, at its heart and at its edge. */
  readonly niche: readonly [string, string];
  readonly tint: string;
  readonly tiling: Tiling;
}

/** Each group has its colours and its pattern; all come from emerald and midnight and carry the same gold. */
const LOOKS: Readonly<Record<GroupId, Look>> = {
  quran: { ground: ["#0d6b52", "#05272f"], niche: ["#14624f", "#04201f"], tint: "#3fb68b", tiling: eightFold(92, 45) },
  prophets: {
    ground: ["#3d3a86", "#0b1236"],
    niche: ["#37357a", "#0a0f2b"],
    tint: "#8f8be0",
    tiling: twelveFold(112, 60),
  },
  seerah: { ground: ["#8a4f1d", "#1a1a2c"], niche: ["#6e431f", "#141423"], tint: "#e08e4f", tiling: eightFold(84, 60) },
  hadith: {
    ground: ["#7d2a4a", "#170f2b"],
    niche: ["#692443", "#130b22"],
    tint: "#d96c8f",
    tiling: twelveFold(104, 68),
  },
  worship: {
    ground: ["#0c7287", "#06183a"],
    niche: ["#0f5f78", "#05142f"],
    tint: "#4cc0d0",
    tiling: eightFold(104, 67.5),
  },
  civilisation: {
    ground: ["#1d55a5", "#0a1538"],
    niche: ["#1f4a92", "#08102c"],
    tint: "#6ea4ee",
    tiling: twelveFold(124, 54),
  },
};

/** Pointed arch that stands on a base, as an outline. */
function arch(top: number, base: number, half: number): string {
  const spring = top + half * 0.98;
  const side = (x: number) => show(MIDDLE + x);
  return (
    `M${side(-half)} ${show(base)}V${show(spring)}` +
    `C${side(-half)} ${show(top + half * 0.46)} ${side(-half * 0.42)} ${show(top + half * 0.24)} ${MIDDLE} ${show(top)}` +
    `C${side(half * 0.42)} ${show(top + half * 0.24)} ${side(half)} ${show(top + half * 0.46)} ${side(half)} ${show(spring)}` +
    `V${show(base)}Z`
  );
}

/**
 * Draws one category's card: the group's pattern, a niche with a pointed arch, and the category's motif in it. Carries no
 * text, so that one card serves both languages.
 */
export function drawCard(category: { id: string; group: GroupId }, motif: Motif): string {
  const { id } = category;
  const { ground, niche, tint, tiling } = LOOKS[category.group];
  const paint = (name: string) => `url(#${id}-${name})`;
  const palette: Palette = { gold: paint("m"), dark: niche[1], tint, light: "#fff4d6" };

  const stop = (offset: number, color: string, opacity = 1) =>
    `<stop offset="${show(offset)}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${show(opacity)}"` : ""}/>`;
  const pattern =
    `<pattern id="${id}-p" width="${show(tiling.width)}" height="${show(tiling.height)}" patternUnits="userSpaceOnUse" ` +
    `x="${show(MIDDLE - tiling.width / 2)}" y="${show(HEIGHT / 2 - tiling.height / 2)}">` +
    `${group({ fill: tint, fillOpacity: 0.1, stroke: "#f0cd7a", strokeWidth: 1.7, strokeLinejoin: "round", strokeOpacity: 0.5 }, showTiling(tiling, `${id}-t`))}</pattern>`;

  const body = [
    "<defs>",
    `<linearGradient id="${id}-g" x2="0" y2="1">${stop(0, ground[0])}${stop(1, ground[1])}</linearGradient>`,
    `<linearGradient id="${id}-b" x2="1" y2="1">${stop(0, "#fbe6a8")}${stop(0.5, "#c4903a")}${stop(1, "#f6d98c")}</linearGradient>`,
    `<linearGradient id="${id}-m" x1="0" y1="-120" x2="0" y2="120" gradientUnits="userSpaceOnUse">${stop(0, "#fdedba")}${stop(0.5, "#ecc466")}${stop(1, "#bd8530")}</linearGradient>`,
    `<radialGradient id="${id}-n" cy=".55" r=".62">${stop(0, niche[0])}${stop(1, niche[1])}</radialGradient>`,
    `<radialGradient id="${id}-l">${stop(0, "#ffe9b0", 0.34)}${stop(1, "#ffe9b0", 0)}</radialGradient>`,
    pattern,
    "</defs>",
    rect(0, 0, WIDTH, HEIGHT, { fill: paint("g") }),
    rect(0, 0, WIDTH, HEIGHT, { fill: paint("p") }),
    group(
      { fill: "none", stroke: paint("b") },
      path(arch(20, 456, 206), { fill: paint("n"), strokeWidth: 8 }),
      path(arch(40, 444, 192), { strokeOpacity: 0.9, ...beads(4, 11) }),
      path(arch(56, 434, 180), { strokeWidth: 1.8 }),
      rect(9, 9, WIDTH - 18, HEIGHT - 18, { rx: 18, strokeWidth: 5 }),
      rect(17, 17, WIDTH - 34, HEIGHT - 34, { rx: 11, strokeWidth: 1.4, strokeOpacity: 0.8 }),
    ),
    circle(MIDDLE, MOTIF_MIDDLE - 12, 190, { fill: paint("l") }),
    group({ fill: paint("b") }, path(khatam([MIDDLE, 90], 15)), circle(MIDDLE, 90, 5, { fill: niche[1] })),
    group(
      {
        transform: `translate(${MIDDLE} ${MOTIF_MIDDLE}) scale(${MOTIF_SCALE})`,
        strokeLinecap: "round",
        strokeLinejoin: "round",
      },
      motif(palette),
    ),
  ].join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</svg>\n`;
}
