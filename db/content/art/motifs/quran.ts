import type { Motif } from "#db/content/art/palette.ts";
import {
  beads,
  circle,
  ellipse,
  group,
  khatam,
  mirrored,
  moved,
  outline,
  path,
  rect,
  star,
  turned,
} from "#db/content/art/shapes.ts";

/** An open mushaf on its stand, with light above it. */
export const openMushaf: Motif = ({ gold, dark, tint, light }) =>
  group(
    {},
    path(
      outline([
        [-104, 58],
        [-84, 50],
        [84, 118],
        [54, 122],
      ]),
      { fill: gold, stroke: dark, strokeWidth: 2 },
    ),
    path(
      outline([
        [104, 58],
        [84, 50],
        [-84, 118],
        [-54, 122],
      ]),
      { fill: gold, stroke: dark, strokeWidth: 2 },
    ),
    mirrored(
      path("M0 68C-34 44-84 42-124 58L-124-42C-84-56-34-52 0-28Z", { fill: tint }),
      path("M0 56C-34 30-80 28-116 44L-116-46C-80-62-34-58 0-34Z", { fill: light }),
      path("M-14 20C-38 8-72 6-102 14M-14 2C-38-10-72-12-102-4M-14-16C-38-28-72-30-102-22", {
        fill: "none",
        stroke: gold,
        strokeWidth: 7,
      }),
      path("M-14 38C-38 26-60 24-76 26", { fill: "none", stroke: gold, strokeWidth: 7 }),
      path("M-36-76L-50-104M-70-72L-98-94", { stroke: gold, strokeWidth: 6 }),
    ),
    path("M0-34V56", { stroke: dark, strokeWidth: 3 }),
    path(khatam([0, -88], 24), { fill: gold }),
    circle(0, -88, 8, { fill: dark }),
  );

/** A closed mushaf with a stamped cover. */
export const closedMushaf: Motif = ({ gold, dark, tint, light }) =>
  group(
    {},
    path("M38 96V128L50 116 62 128V90Z", { fill: tint }),
    rect(-84, -112, 172, 220, { rx: 12, fill: dark }),
    rect(-78, 82, 160, 22, { rx: 6, fill: light }),
    path("M-70 90H80M-70 97H80", { stroke: gold, strokeWidth: 2 }),
    path("M-84-98Q-84-112-70-112H74Q88-112 88-98V84H-68Q-84 84-84 98Z", { fill: gold }),
    rect(-66, -98, 140, 168, { rx: 4, fill: "none", stroke: dark, strokeWidth: 3 }),
    rect(-58, -90, 124, 152, { rx: 3, fill: "none", stroke: dark, strokeWidth: 1.5 }),
    moved(
      4,
      -14,
      path(khatam([0, 0], 50), { fill: dark }),
      path(khatam([0, 0], 40), { fill: "none", stroke: gold, strokeWidth: 3 }),
      path(star(8, [0, 0], 28, 0.45, 22.5), { fill: tint }),
      circle(0, 0, 8, { fill: light }),
      ...[
        [-62, -76],
        [62, -76],
        [-62, 76],
        [62, 76],
      ].map(([x = 0, y = 0]) =>
        path(
          `M${x} ${y}v${y < 0 ? 34 : -34}q${x < 0 ? 4 : -4} ${y < 0 ? -30 : 30} ${x < 0 ? 34 : -34} ${y < 0 ? -34 : 34}Z`,
          { fill: dark },
        ),
      ),
    ),
  );

/** A rosette of eight petals of which one is still to be put in. */
export const unfinishedRosette: Motif = ({ gold, dark, tint, light }) => {
  const petal = outline([
    [30, 0],
    [70, -29],
    [118, 0],
    [70, 29],
  ]);
  const inner = outline([
    [52, 0],
    [70, -13],
    [94, 0],
    [70, 13],
  ]);
  return group(
    {},
    ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
      turned(index * 45, path(petal, { fill: gold }), path(inner, { fill: index % 2 === 0 ? dark : tint })),
    ),
    turned(
      -45,
      path(petal, { fill: "none", stroke: light, strokeWidth: 5, strokeDasharray: "9 10" }),
      moved(20, 0, circle(72, 0, 9, { fill: light })),
    ),
    path(khatam([0, 0], 30), { fill: light }),
    circle(0, 0, 10, { fill: dark }),
  );
};

/** Three illuminated leaves, fanned out: one of them is meant. */
export const fannedLeaves: Motif = ({ gold, dark, tint, light }) => {
  const leaf = (fill: string) => rect(-56, -92, 112, 170, { rx: 8, fill, stroke: dark, strokeWidth: 4 });
  return moved(
    0,
    26,
    moved(
      -40,
      10,
      turned(-19, leaf(tint), path("M-36-50H36M-36-26H36", { stroke: dark, strokeWidth: 6, strokeOpacity: 0.5 })),
    ),
    moved(
      40,
      10,
      turned(19, leaf(tint), path("M-36-50H36M-36-26H36", { stroke: dark, strokeWidth: 6, strokeOpacity: 0.5 })),
    ),
    moved(
      0,
      -22,
      leaf(light),
      rect(-45, -81, 90, 148, { rx: 3, fill: "none", stroke: gold, strokeWidth: 4 }),
      rect(-45, -81, 90, 34, { fill: gold }),
      path("M-34-64Q-22-76 0-76T34-64Q22-52 0-52T-34-64Z", { fill: dark }),
      path("M-32-28H32M-32-8H32M-32 12H32M-32 32H32M4 52H32", { stroke: gold, strokeWidth: 7 }),
      path(khatam([-20, 51], 13), { fill: tint, stroke: dark, strokeWidth: 1.5 }),
    ),
  );
};

/** The wooden tablet on which children learn, with a reed pen. */
export const learningTablet: Motif = ({ gold, dark, tint, light }) =>
  group(
    {},
    path("M-26-74V-96Q-26-120 0-120T26-96V-74Z", { fill: gold }),
    circle(0, -97, 10, { fill: dark }),
    path("M-76-78H76V84Q40 92 22 122H-22Q-40 92-76 84Z", { fill: gold }),
    path("M-60-62H60V70Q30 78 14 104H-14Q-30 78-60 70Z", { fill: light }),
    path("M-42-42H42M-42-16H42M-42 10H42M-42 36H42M-20 62H20", { stroke: dark, strokeWidth: 8, strokeOpacity: 0.75 }),
    path(khatam([0, 86], 11), { fill: tint }),
    moved(
      88,
      18,
      turned(
        24,
        path("M-8-112H8V64L0 96-8 64Z", { fill: tint, stroke: dark, strokeWidth: 4 }),
        path("M-8 64H8M0 72V92", { stroke: dark, strokeWidth: 3 }),
      ),
    ),
  );

/** Volumes that stand in their order. */
export const rowOfVolumes: Motif = ({ gold, dark, tint, light }) => {
  const volume = (x: number, width: number, height: number, fill: string) =>
    group(
      { fill },
      rect(x, 86 - height, width, height, { rx: 4 }),
      path(`M${x} ${106 - height}h${width}M${x} ${114 - height}h${width}M${x} 64h${width}M${x} 72h${width}`, {
        stroke: dark,
        strokeWidth: 3,
        strokeLinecap: "butt",
      }),
      path(khatam([x + width / 2, 86 - height / 2], width * 0.26), { fill: dark }),
    );
  return group(
    {},
    volume(-119, 46, 104, gold),
    volume(-69, 42, 128, tint),
    volume(-23, 50, 152, light),
    volume(31, 42, 176, tint),
    volume(77, 48, 200, gold),
    path("M-128 92H134L122 112H-116Z", { fill: gold }),
    path("M-104 112H-76V124H-104ZM82 112H110V124H82Z", { fill: gold }),
  );
};

/** Three of the rosettes that mark the end of a verse, with one, two and three dots. */
export const verseMarks: Motif = ({ gold, dark, tint, light }) => {
  const mark = (x: number, y: number, size: number, dots: readonly (readonly [number, number])[]) =>
    group(
      { transform: `translate(${x} ${y}) scale(${size})` },
      circle(0, 0, 66, { fill: gold, stroke: gold, ...beads(30, 34.56) }),
      circle(0, 0, 66, { fill: "none", stroke: dark, ...beads(9, 34.56) }),
      circle(0, 0, 58, { fill: dark }),
      circle(0, 0, 50, { fill: "none", stroke: tint, ...beads(7, 13.09) }),
      circle(0, 0, 38, { fill: gold }),
      circle(0, 0, 32, { fill: light }),
      ...dots.map(([cx, cy]) => circle(cx, cy, 8, { fill: dark })),
    );
  return group(
    {},
    mark(0, -44, 1, [
      [0, -13],
      [-12, 9],
      [12, 9],
    ]),
    mark(-74, 74, 0.62, [[0, 0]]),
    mark(74, 74, 0.62, [
      [-12, 0],
      [12, 0],
    ]),
  );
};

/** A prayer rug. */
export const prayerRug: Motif = ({ gold, dark, tint, light }) =>
  group(
    {},
    path(
      "M-78-112V-126M-52-112V-126M-26-112V-126M0-112V-126M26-112V-126M52-112V-126M78-112V-126M-78 112V126M-52 112V126M-26 112V126M0 112V126M26 112V126M52 112V126M78 112V126",
      { stroke: light, strokeWidth: 5 },
    ),
    rect(-90, -114, 180, 228, { rx: 4, fill: gold }),
    rect(-78, -102, 156, 204, { fill: dark }),
    rect(-71, -95, 142, 190, { fill: "none", stroke: tint, ...beads(7, 13.28) }),
    rect(-62, -86, 124, 172, { fill: gold }),
    path("M-54 80V-12Q-54-44 0-78Q54-44 54-12V80Z", { fill: dark }),
    path("M-44 72V-8Q-44-36 0-64Q44-36 44-8V72Z", { fill: tint }),
    path("M0-62V-30", { stroke: dark, strokeWidth: 3 }),
    path("M-9-30H9L6-18Q20-8 14 8 8 18 0 18T-14 8Q-20-8-6-18Z", { fill: light }),
    path("M-8 18H8L12 26H-12Z", { fill: gold }),
    path(star(8, [0, 50], 15, 0.5), { fill: gold }),
    mirrored(path(star(8, [-46, -66], 11, 0.5), { fill: dark })),
  );

/** A scroll with a list of entries and a seal. */
export const listOnScroll: Motif = ({ gold, dark, tint, light }) =>
  group(
    {},
    path("M-76-92H76V84H-76Z", { fill: light }),
    path("M-76-78H76M-76 70H76", { stroke: gold, strokeWidth: 5, strokeLinecap: "butt" }),
    ...[-52, -18, 16, 50].map((y, index) =>
      group(
        {},
        path(khatam([-50, y], 13), { fill: index % 2 === 0 ? gold : tint }),
        path(`M-22 ${y}H${[54, 38, 58, 30][index]}`, { stroke: dark, strokeWidth: 9, strokeOpacity: 0.75 }),
      ),
    ),
    ...[-102, 92].map((y) =>
      moved(
        0,
        y,
        rect(-92, -14, 184, 28, { rx: 14, fill: gold, stroke: dark, strokeWidth: 3 }),
        mirrored(path("M-92-9H-110V9H-92Z", { fill: tint }), circle(-116, 0, 10, { fill: gold })),
      ),
    ),
    path("M34 100L24 126 36 120 44 130 50 104Z", { fill: tint }),
    path(star(12, [40, 92], 20, 0.84), { fill: tint, stroke: dark, strokeWidth: 3 }),
    circle(40, 92, 9, { fill: gold }),
  );

/** A bee above a pomegranate. */
export const beeAndPomegranate: Motif = ({ gold, dark, tint, light }) =>
  group(
    {},
    path("M-34-30Q-38-70-74-92M24 84Q70 84 96 58", { fill: "none", stroke: tint, strokeWidth: 7 }),
    path(
      "M-52-76Q-92-66-110-100-66-116-52-76ZM-60-86Q-70-118-44-128-30-104-60-86ZM-40-56Q-88-54-96-24-52-16-40-56ZM52 82Q66 40 112 40 106 84 52 82ZM48 86Q84 84 104 112 62 122 48 86Z",
      { fill: tint },
    ),
    path("M-98-94L-66-84M-86-32L-56-48M64 74L98 50M62 92L90 106", { stroke: dark, strokeWidth: 2.5 }),
    path("M-62-16L-68-44-46-34-34-52-22-34 0-44-6-16Z", { fill: gold }),
    circle(-34, 52, 72, { fill: gold }),
    path("M-34 4Q20 0 24 52T-20 112Q-60 92-60 52T-34 4Z", { fill: dark }),
    group(
      { fill: light },
      ...[
        [-28, 24],
        [-4, 28],
        [-40, 46],
        [-16, 48],
        [8, 50],
        [-38, 70],
        [-14, 72],
        [6, 74],
        [-24, 94],
      ].map(([x = 0, y = 0]) => ellipse(x, y, 9, 11)),
    ),
    moved(
      74,
      -62,
      turned(
        -24,
        group(
          { fill: light, fillOpacity: 0.85 },
          ellipse(-14, -34, 17, 32, { transform: "rotate(-24 -14 -34)" }),
          ellipse(20, -32, 15, 28, { transform: "rotate(20 20 -32)" }),
        ),
        ellipse(0, 0, 46, 26, { fill: gold }),
        path("M-14-25Q-4 0-14 25M8-26Q18 0 8 26M28-20Q34 0 28 20", { fill: "none", stroke: dark, strokeWidth: 9 }),
        circle(-44, 0, 17, { fill: dark, stroke: gold, strokeWidth: 4 }),
        path("M-54-12Q-62-28-74-28M-48-16Q-50-32-60-38", { fill: "none", stroke: gold, strokeWidth: 4 }),
      ),
    ),
  );
