import type { Motif } from "#db/content/art/palette.ts";
import { circle, ellipse, group, khatam, mirrored, moved, outline, path, polar, star } from "#db/content/art/shapes.ts";

/** A crescent that opens to the upper right. */
const crescent = (radius: number) => {
  const tip = polar(radius, -70);
  const end = polar(radius, 20);
  return `M${tip.map(Math.round).join(" ")}A${radius} ${radius} 0 1 0 ${end.map(Math.round).join(" ")} ${radius * 0.8} ${radius * 0.8} 0 1 1 ${tip.map(Math.round).join(" ")}Z`;
};

/** Five pillars that carry a dome. */
export const fivePillars: Motif = ({ gold, dark, tint, light }) =>
  group(
    {},
    path("M0-128V-104", { stroke: gold, strokeWidth: 4 }),
    circle(0, -122, 6, { fill: light }),
    path("M-72-44Q-84-84 0-108 84-84 72-44Z", { fill: gold }),
    path("M-44-46Q-50-76 0-100M44-46Q50-76 0-100M0-46V-100", { fill: "none", stroke: dark, strokeWidth: 3 }),
    path("M-110-44H110V-20H-110Z", { fill: tint }),
    path("M-118-48H118M-112-18H112", { stroke: gold, strokeWidth: 8 }),
    ...[-96, -48, 0, 48, 96].map((x) =>
      group(
        { transform: `translate(${x} 0)` },
        path("M-13 0H13V78H-13Z", { fill: light }),
        path("M-5 2V76M5 2V76", { stroke: gold, strokeWidth: 4 }),
        path("M-20-14H20L14 2H-14ZM-14 76H14L20 90H-20Z", { fill: gold }),
        path(khatam([0, -32], 8), { fill: dark }),
      ),
    ),
    path("M-124 92H124V104H-124Z", { fill: gold }),
    path("M-132 108H132V122H-132Z", { fill: tint }),
  );

/** A fountain for ablution. */
export const fountain: Motif = ({ gold, dark, tint, light }) =>
  group(
    {},
    mirrored(
      path("M0-64Q-34-118-58-14M0-64Q-14-96-24-14", { fill: "none", stroke: light, strokeWidth: 7 }),
      path("M-58 10Q-98-12-102 62M-46 12Q-68 6-72 62", { fill: "none", stroke: tint, strokeWidth: 7 }),
      path("M-84-62Q-74-46-78-38-84-30-90-38-94-46-84-62Z", { fill: light }),
    ),
    path("M0-128Q18-98 15-84 10-70 0-70T-15-84Q-18-98 0-128Z", { fill: light }),
    path("M-11 20H11L17 70H-17ZM-6-64H6V-10H-6Z", { fill: gold }),
    path("M-70-10H70Q62 26 0 28T-70-10Z", { fill: gold }),
    ellipse(0, -10, 70, 11, { fill: tint, stroke: gold, strokeWidth: 4 }),
    path("M-124 66H124L110 108Q0 128-110 108Z", { fill: gold }),
    ellipse(0, 66, 124, 18, { fill: gold }),
    ellipse(0, 67, 110, 12, { fill: tint }),
    path("M-60 68Q-30 60 0 68T60 68", { fill: "none", stroke: light, strokeWidth: 3 }),
    path("M-17 70H17L13 36H-13Z", { fill: gold }),
    path("M-70 88V112M70 88V112M-24 92V118M24 92V118", { stroke: dark, strokeWidth: 3 }),
    ...[-92, -47, 0, 47, 92].map((x) =>
      path(khatam([x, x === 0 ? 103 : Math.abs(x) < 60 ? 101 : 97], 10), { fill: dark }),
    ),
    mirrored(path("M-44 4Q-30 16 0 17", { fill: "none", stroke: dark, strokeWidth: 2.5 })),
  );

/** The crescent of Ramadan with a hanging lantern. */
export const crescentAndLantern: Motif = ({ gold, dark, tint, light }) =>
  group(
    {},
    path(crescent(120), { fill: gold }),
    path("M-62-74Q-98-30-84 22-70 66-24 88", {
      fill: "none",
      stroke: dark,
      strokeWidth: 2.5,
      strokeOpacity: 0.6,
      strokeDasharray: "1 9",
    }),
    moved(
      46,
      8,
      path("M-5-121V-62", { stroke: light, strokeWidth: 3 }),
      circle(-5, -62, 8, { fill: "none", stroke: gold, strokeWidth: 4 }),
      moved(
        -5,
        0,
        path("M-24-30Q-20-52 0-56 20-52 24-30Z", { fill: gold }),
        path(
          outline([
            [-30, -30],
            [30, -30],
            [38, 6],
            [26, 46],
            [-26, 46],
            [-38, 6],
          ]),
          { fill: tint, stroke: gold, strokeWidth: 5 },
        ),
        path("M0-22Q16 2 12 16 7 28 0 28T-12 16Q-16 2 0-22Z", { fill: light }),
        path("M-17-30L-13 46M17-30L13 46M-37 6H37", { fill: "none", stroke: gold, strokeWidth: 3 }),
        path("M-32 46H32L24 62H-24Z", { fill: gold }),
      ),
    ),
    path(star(8, [96, -84], 15, 0.5), { fill: light }),
    path(star(8, [112, 74], 10, 0.5), { fill: light }),
    path(star(8, [84, 110], 8, 0.5), { fill: gold }),
  );

/** The Kaaba in its cloth, with the circles of those who go around it. */
export const kaaba: Motif = ({ gold, dark, tint, light }) =>
  group(
    {},
    group(
      { fill: "none", stroke: tint, strokeWidth: 4 },
      ellipse(0, 70, 128, 50, { strokeOpacity: 0.45 }),
      ellipse(0, 70, 114, 42, { strokeOpacity: 0.7 }),
      ellipse(0, 70, 100, 34),
    ),
    group(
      { stroke: gold, strokeWidth: 2.5 },
      path(
        outline([
          [0, -112],
          [86, -72],
          [0, -32],
          [-86, -72],
        ]),
        { fill: "#4a4238" },
      ),
      path(
        outline([
          [-86, -72],
          [0, -32],
          [0, 104],
          [-86, 58],
        ]),
        { fill: "#1d1814" },
      ),
      path(
        outline([
          [86, -72],
          [0, -32],
          [0, 104],
          [86, 58],
        ]),
        { fill: "#0b0907" },
      ),
    ),
    path(
      outline([
        [-86, -46],
        [0, -5],
        [86, -46],
        [86, -26],
        [0, 16],
        [-86, -26],
      ]),
      { fill: gold },
    ),
    path("M-86-18L0 24 86-18", { fill: "none", stroke: gold, strokeWidth: 3 }),
    path(
      outline([
        [26, 32],
        [52, 19],
        [52, 69],
        [26, 83],
      ]),
      { fill: gold, stroke: light, strokeWidth: 2.5 },
    ),
    path("M39 26V76", { stroke: dark, strokeWidth: 2 }),
    mirrored(path(khatam([-62, -25], 6), { fill: dark }), path(khatam([-24, -6], 6), { fill: dark })),
    path("M-86 58L0 104 86 58", { fill: "none", stroke: light, strokeWidth: 4 }),
  );

/** Twelve phases of the moon around a crescent. */
export const twelveMoons: Motif = ({ gold, dark, tint, light }) =>
  group(
    {},
    circle(0, 0, 102, { fill: "none", stroke: tint, strokeWidth: 2 }),
    ...Array.from({ length: 12 }, (_, index) => {
      const [x, y] = polar(102, index * 30 - 90);
      // From new moon above, waxing clockwise to the full moon below and waning again.
      const lit = index <= 6 ? index / 6 : (12 - index) / 6;
      const edge = 19 * Math.abs(1 - 2 * lit);
      const sweep = lit > 0.5 ? 1 : 0;
      const side = index <= 6 ? 1 : 0;
      return moved(
        x,
        y,
        circle(0, 0, 19, { fill: dark, stroke: gold, strokeWidth: 3 }),
        lit === 0
          ? ""
          : path(`M0-19A19 19 0 0 ${side} 0 19 ${Math.round(edge)} 19 0 0 ${side === 1 ? sweep : 1 - sweep} 0-19Z`, {
              fill: light,
            }),
      );
    }),
    moved(-4, 4, path(crescent(60), { fill: gold })),
    path(star(8, [26, -14], 21, 0.5), { fill: light }),
  );
