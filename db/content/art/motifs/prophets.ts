import type { Motif } from "#db/content/art/palette.ts";
import { circle, ellipse, group, khatam, mirrored, outline, path, polar, rect, star } from "#db/content/art/shapes.ts";

/** Two speech bubbles. */
export const speech: Motif = ({ gold, dark, tint, light }) =>
  group(
    {},
    path("M-6-10H98Q124-10 124 16V62Q124 88 98 88H92L104 122 62 88H20Q-6 88-6 62Z", { fill: tint }),
    path("M-96-108H58Q86-108 86-80V0Q86 28 58 28H-34L-82 74-74 28H-96Q-124 28-124 0V-80Q-124-108-96-108Z", {
      fill: gold,
      stroke: dark,
      strokeWidth: 7,
    }),
    path("M-90-92H52Q70-92 70-74V-6Q70 12 52 12H-90Q-108 12-108-6V-74Q-108-92-90-92Z", {
      fill: "none",
      stroke: dark,
      strokeWidth: 2.5,
    }),
    path(khatam([-19, -40], 40), { fill: dark }),
    path(star(8, [-19, -40], 28, 0.45, 22.5), { fill: light }),
    group({ fill: dark }, circle(44, 56, 9), circle(74, 56, 9), circle(104, 56, 9)),
    mirroredDots(gold),
  );

const mirroredDots = (fill: string) => group({ fill }, path(khatam([-80, -40], 9)), path(khatam([42, -40], 9)));

/** A fire that became coolness: leaves and blossoms in the flames. */
export const coolFire: Motif = ({ gold, dark, tint, light }) =>
  group(
    {},
    path("M0-124Q18-82 48-60 58-78 54-96 100-50 94 14 90 84 0 88-90 84-94 14-98-34-64-66-58-44-42-36-40-84 0-124Z", {
      fill: gold,
    }),
    path("M2-66Q16-34 40-16 48-24 48-36 72 0 66 32 58 80 0 82-60 78-64 30-64 2-46-20-38-6-28-2-24-36 2-66Z", {
      fill: dark,
    }),
    path("M0 92V2", { stroke: tint, strokeWidth: 7 }),
    mirrored(
      path("M0 66Q-46 62-48 22-6 26 0 66ZM0 34Q-32 26-30-8-2 4 0 34Z", { fill: tint }),
      path("M0 66Q-24 50-38 34M0 34Q-16 20-22 6", { fill: "none", stroke: dark, strokeWidth: 2.5 }),
    ),
    path(star(8, [0, -12], 24, 0.55), { fill: light }),
    circle(0, -12, 8, { fill: gold }),
    path("M-104 92H104M-84 108H84", { stroke: gold, strokeWidth: 13 }),
    mirrored(
      path("M-112 84Q-126 60-118 38-98 54-104 84ZM-92 84Q-90 66-76 58-70 72-80 86Z", { fill: tint }),
      circle(-84, 108, 6, { fill: dark }),
    ),
    path("M-70 92H-30M26 92H64M-36 108H30", { stroke: dark, strokeWidth: 2.5 }),
  );

/** The sea parted, with a dry path and the staff. */
export const partedSea: Motif = ({ gold, dark, tint, light }) =>
  group(
    {},
    path("M-18-30H18L62 122H-62Z", { fill: gold }),
    path("M-8-20L-26 116M8-20L26 116", { stroke: dark, strokeWidth: 3, strokeOpacity: 0.3 }),
    mirrored(
      path("M-128 122V-62Q-112-104-74-100-34-92-40-50-46-32-62-36-52-54-70-64-44-10-42 40-46 90-74 122Z", {
        fill: tint,
      }),
      path("M-128-62Q-112-104-74-100-34-92-40-50-46-32-62-36-52-54-70-64", {
        fill: "none",
        stroke: light,
        strokeWidth: 7,
      }),
      path("M-110-36Q-84-30-72 8-64 60-96 122M-122 6Q-104 16-98 44-96 80-118 116", {
        fill: "none",
        stroke: dark,
        strokeWidth: 5,
        strokeOpacity: 0.5,
      }),
      path("M-94-60Q-66-30-58 24-58 84-86 122", { fill: "none", stroke: light, strokeWidth: 4, strokeOpacity: 0.7 }),
    ),
    path("M0 92V-84Q0-116 24-116 46-114 44-94", { fill: "none", stroke: dark, strokeWidth: 20 }),
    path("M0 92V-84Q0-116 24-116 46-114 44-94", { fill: "none", stroke: light, strokeWidth: 11 }),
    path("M-7-50H7M-7 10H7M-7 54H7", { stroke: gold, strokeWidth: 4 }),
  );

/** The well, and eleven stars above it. */
export const wellAndStars: Motif = ({ gold, dark, tint, light }) =>
  group(
    {},
    path(
      [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]
        .map((place) => star(8, polar(118, place * 16.2 - 90, [0, 4]), 12, 0.5))
        .join(""),
      { fill: gold },
    ),
    path(star(8, [0, -114], 17, 0.5), { fill: light }),
    path("M-66 30V-52M66 30V-52", { stroke: gold, strokeWidth: 11 }),
    path("M-80-52H80", { stroke: gold, strokeWidth: 13 }),
    path("M0-46V0", { stroke: light, strokeWidth: 4 }),
    circle(0, -50, 16, { fill: tint, stroke: dark, strokeWidth: 5 }),
    path("M-20 0H20L14 34H-14Z", { fill: tint, stroke: dark, strokeWidth: 3 }),
    path("M-18 0Q0-26 18 0", { fill: "none", stroke: light, strokeWidth: 4 }),
    path("M-96 40H96L86 118H-86Z", { fill: gold }),
    ellipse(0, 40, 98, 20, { fill: gold, stroke: dark, strokeWidth: 3 }),
    ellipse(0, 41, 74, 12, { fill: dark }),
    path(
      "M-92 72Q0 92 92 72M-88 94Q0 112 88 94M-52 60V80M0 64V86M52 60V80M-70 80V98M-26 86V106M26 86V106M70 80V98M-48 102V118M0 107V118M48 102V118",
      { fill: "none", stroke: dark, strokeWidth: 3.5 },
    ),
    path("M-20 0H20L14 34H-14Z", { fill: tint }),
  );

/** A mountain with a cave, the sun passing it by. */
export const caveInMountain: Motif = ({ gold, dark, tint, light }) =>
  group(
    {},
    circle(-74, -76, 25, { fill: light }),
    circle(-74, -76, 39, {
      fill: "none",
      stroke: light,
      strokeWidth: 10,
      strokeDasharray: "5 15.4",
      strokeLinecap: "butt",
    }),
    path(
      outline([
        [-128, 110],
        [-70, 6],
        [-44, 34],
        [40, -104],
        [78, -34],
        [90, -46],
        [128, 110],
      ]),
      { fill: gold },
    ),
    path(
      outline([
        [40, -104],
        [78, -34],
        [90, -46],
        [128, 110],
        [70, 110],
        [52, 20],
        [64, -10],
      ]),
      { fill: tint, fillOpacity: 0.75 },
    ),
    path(
      outline([
        [40, -104],
        [18, -68],
        [30, -58],
        [40, -70],
        [50, -52],
        [62, -64],
      ]),
      { fill: light },
    ),
    path("M-128 110L-70 6-52 60-76 110Z", { fill: tint, fillOpacity: 0.55 }),
    path("M-50 110L-42 66-18 36 8 30 34 50 48 82 52 110Z", { fill: dark }),
    path("M-34 110L-28 76-10 54 8 50 26 66 34 88 36 110Z", { fill: tint }),
    path("M-18 110L-14 86-4 72 8 70 18 82 22 110Z", { fill: light }),
    path("M-130 113H130", { stroke: gold, strokeWidth: 9 }),
    rect(-130, 116, 260, 3, { fill: dark }),
    mirrored(path("M-98 110Q-110 88-96 74-84 88-90 110Z", { fill: dark })),
  );
