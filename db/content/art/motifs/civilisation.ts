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
  star,
  turned,
} from "#db/content/art/shapes.ts";

/** A mosque with a dome and two minarets. */
export const mosque: Motif = ({ gold, dark, tint, light }) =>
  group(
    {},
    mirrored(
      path("M-118 108V-42H-90V108Z", { fill: gold }),
      path("M-122-50H-86V-36H-122ZM-114-50V-80H-94V-50ZM-118-78H-90V-88H-118Z", { fill: light }),
      path("M-114-88Q-104-102-104-120-104-102-94-88Z", { fill: gold }),
      path("M-104 84V64M-104 34V14M-104-6V-22", { stroke: dark, strokeWidth: 8 }),
      path("M-84 46Q-86 20-58 6-30 20-32 46Z", { fill: tint }),
    ),
    path("M0-128V-92", { stroke: light, strokeWidth: 4 }),
    circle(0, -108, 6, { fill: light }),
    path("M-56 14Q-84-52 0-96 84-52 56 14Z", { fill: gold }),
    path("M-36 12Q-50-40 0-88M36 12Q50-40 0-88M0 10V-88", {
      fill: "none",
      stroke: dark,
      strokeWidth: 3,
      strokeOpacity: 0.7,
    }),
    path("M-60 14H60V30H-60Z", { fill: light }),
    path("M-88 42H88V108H-88Z", { fill: gold }),
    path("M-28 108V76Q-28 60 0 44 28 60 28 76V108Z", { fill: dark }),
    path("M-18 108V80Q-18 68 0 56 18 68 18 80V108Z", { fill: light }),
    mirrored(path("M-74 108V82Q-74 74-60 66-46 74-46 82V108Z", { fill: dark })),
    path("M-50 22H52", { stroke: dark, ...beads(7, 14.4) }),
    path("M-130 108H130V120H-130Z", { fill: tint }),
  );

/** An astrolabe. */
export const astrolabe: Motif = ({ gold, dark, tint, light }) =>
  group(
    {},
    circle(0, -116, 12, { fill: "none", stroke: gold, strokeWidth: 6 }),
    path("M-34-76Q-24-100 0-104 24-100 34-76Z", { fill: gold }),
    circle(0, 16, 102, { fill: gold }),
    circle(0, 16, 86, { fill: dark }),
    moved(
      0,
      16,
      circle(0, 0, 94, { fill: "none", stroke: dark, strokeWidth: 9, strokeDasharray: "2.2 6", strokeLinecap: "butt" }),
      circle(0, 0, 78, { fill: "none", stroke: tint, strokeWidth: 3 }),
      circle(0, 18, 48, { fill: "none", stroke: gold, strokeWidth: 8 }),
      path("M-78 0H78M0-78V78", { stroke: gold, strokeWidth: 5 }),
      path("M-66-40Q0-84 66-40", { fill: "none", stroke: gold, strokeWidth: 6 }),
      ...[
        [-64, -22],
        [-30, -52],
        [34, -50],
        [62, -20],
        [-66, 34],
        [66, 36],
        [-24, 62],
        [30, 58],
      ].map(([x = 0, y = 0]) => path(star(8, [x, y], 10, 0.4), { fill: light })),
      turned(
        -32,
        path("M-84 0L-62-9H62L84 0 62 9H-62Z", { fill: light, stroke: dark, strokeWidth: 3 }),
        path("M-56-9V-19H-42V-9ZM42-9V-19H56V-9Z", { fill: light }),
      ),
      circle(0, 0, 14, { fill: gold, stroke: dark, strokeWidth: 4 }),
      circle(0, 0, 5, { fill: dark }),
    ),
  );

/** An inkwell and a reed pen that has drawn a line. */
export const inkwellAndPen: Motif = ({ gold, dark, tint, light }) =>
  group(
    {},
    path("M14 88Q60 66 104 82 132 98 84 114 10 134-112 112", { fill: "none", stroke: light, strokeWidth: 8 }),
    moved(
      62,
      -8,
      turned(
        28,
        path("M-11-112Q0-120 11-112L13 56H-13Z", { fill: gold }),
        path("M-13 56H13L10 84 3 106-6 100-10 84Z", { fill: light }),
        path("M0 66V96", { stroke: dark, strokeWidth: 3 }),
        path("M-11-66H11.5M-11.5-54H11.5M-12 20H12.5", { stroke: dark, strokeWidth: 4 }),
      ),
    ),
    path("M-116 82L-104 18H-20L-8 82Q-62 96-116 82Z", { fill: gold }),
    path("M-88 18V2H-36V18Z", { fill: tint }),
    ellipse(-62, 2, 32, 9, { fill: gold }),
    ellipse(-62, 2, 22, 5, { fill: dark }),
    path("M-106 28H-18", { stroke: dark, strokeWidth: 3 }),
    path(khatam([-62, 55], 22), { fill: dark }),
    path(star(8, [-62, 55], 14, 0.5, 22.5), { fill: light }),
    ...[
      [92, 48],
      [118, 48],
      [105, 24],
    ].map(([x = 0, y = 0]) =>
      path(
        outline([
          [x, y - 12],
          [x + 12, y],
          [x, y + 12],
          [x - 12, y],
        ]),
        { fill: tint },
      ),
    ),
  );
