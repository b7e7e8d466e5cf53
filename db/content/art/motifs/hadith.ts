import type { Motif } from "#db/content/art/palette.ts";
import { beads, circle, ellipse, group, khatam, mirrored, path, polar, star } from "#db/content/art/shapes.ts";

/** Beads for counting remembrance. */
export const prayerBeads: Motif = ({ gold, dark, tint, light }) =>
  group(
    {},
    circle(0, -22, 84, { fill: "none", stroke: gold, strokeWidth: 3 }),
    circle(0, -22, 84, { fill: "none", stroke: gold, ...beads(19, 21.99) }),
    ...[330, 210].map((degrees) => {
      const [x, y] = polar(84, degrees, [0, -22]);
      return circle(x, y, 13, { fill: tint, stroke: dark, strokeWidth: 4 });
    }),
    path("M-11 60H11L7 92H-7Z", { fill: light, stroke: dark, strokeWidth: 3 }),
    circle(0, 62, 13, { fill: tint, stroke: dark, strokeWidth: 4 }),
    path("M-9 92H9L20 128H-20Z", { fill: tint }),
    path("M-6 98L-11 124M0 98V124M6 98L11 124", { stroke: dark, strokeWidth: 3 }),
    path(khatam([0, -22], 44), { fill: gold }),
    path(khatam([0, -22], 34), { fill: "none", stroke: dark, strokeWidth: 3 }),
    path(star(8, [0, -22], 24, 0.45, 22.5), { fill: dark }),
    circle(0, -22, 6, { fill: light }),
  );

/** A coffee pot and two cups: how a guest is received. */
export const coffeePot: Motif = ({ gold, dark, tint, light }) =>
  group(
    {},
    path("M32-40Q96-52 92 6 88 44 36 56", { fill: "none", stroke: gold, strokeWidth: 14 }),
    path("M-34-22Q-52-56-104-62-92-48-92-40-66-30-40 24Z", { fill: gold }),
    path("M-38-52H38L28-22Q60 22 54 64 48 92 62 106H-62Q-48 92-54 64-60 22-28-22Z", { fill: gold }),
    path("M-42-52Q-36-84-8-92L0-126 8-92Q36-84 42-52Z", { fill: light }),
    circle(0, -118, 8, { fill: gold }),
    path("M-40-52H40", { stroke: dark, strokeWidth: 6 }),
    path("M-30-26H30M-54 74H54M-60 100H60", { stroke: dark, strokeWidth: 4 }),
    path(khatam([0, 26], 27), { fill: dark }),
    path(star(8, [0, 26], 17, 0.5, 22.5), { fill: tint }),
    mirrored(path(star(8, [-40, 40], 6, 0.5), { fill: dark })),
    ...[-92, 96].map((x) =>
      group(
        { transform: `translate(${x} 92)` },
        path("M-30-26H30Q28 18 10 22V30H-10V22Q-28 18-30-26Z", { fill: light, stroke: dark, strokeWidth: 3 }),
        ellipse(0, -26, 30, 7, { fill: tint, stroke: dark, strokeWidth: 2 }),
        path("M-25-4H25", { stroke: gold, strokeWidth: 6 }),
      ),
    ),
    path("M-126 126H128", { stroke: gold, strokeWidth: 6 }),
  );
