import type { Motif } from "#db/content/art/palette.ts";
import { beads, circle, ellipse, group, mirrored, moved, path } from "#db/content/art/shapes.ts";

/** Palms between dunes, before a low sun. */
export const palms: Motif = ({ gold, dark, tint, light }) => {
  const fronds =
    "M0 0C20-40 62-42 84 4 58-18 30-14 0 0ZM0 0C8-48 42-68 74-52 44-44 22-26 0 0ZM0 0C36-12 58 20 52 60 40 30 24 14 0 0Z";
  const palm = (x: number, y: number, size: number, leaves: string) =>
    group(
      { transform: `translate(${x} ${y}) scale(${size})` },
      path("M-7 0Q6 70-22 176H14Q20 70 9 0Z", { fill: gold }),
      path("M-4 24H11M-3 48H13M-5 72H14M-8 96H15M-12 120H15M-16 144H15", { stroke: dark, strokeWidth: 4 }),
      group(
        { fill: leaves, stroke: leaves, strokeWidth: 5 },
        mirrored(path(fronds)),
        path("M0 0C-12-30-4-62 16-76 10-50 12-24 0 0Z"),
      ),
      mirrored(path("M3 4Q14 14 14 34", { fill: "none", stroke: tint, ...beads(11, 8) })),
    );
  return group(
    {},
    circle(26, 6, 66, { fill: tint, fillOpacity: 0.9 }),
    circle(26, 6, 78, { fill: "none", stroke: tint, strokeWidth: 3, strokeDasharray: "3 9" }),
    palm(-34, -62, 1, gold),
    palm(70, -4, 0.66, light),
    path("M-136 120Q-84 70-26 94T136 120Z", { fill: gold }),
    path("M-128 124Q-60 96 10 112T130 124Z", { fill: tint }),
    path("M-96 96Q-60 84-24 98M14 104Q60 96 92 106", {
      fill: "none",
      stroke: dark,
      strokeWidth: 3,
      strokeOpacity: 0.5,
    }),
  );
};

/** A spreading thorn tree on a rise, like the one under which the pledge was given. */
export const spreadingTree: Motif = ({ gold, dark, tint }) => {
  const crown = [
    [-80, -36, 46, 24],
    [80, -38, 46, 24],
    [-44, -66, 48, 28],
    [46, -68, 48, 28],
    [0, -88, 50, 28],
  ] as const;
  return group(
    {},
    path(
      "M-14 96Q-8 40-16 18-40-8-82-26L-76-34Q-36-22-8-2-6-34 2-58L12-56Q6-24 8 2 36-26 78-36L82-28Q42-6 20 22 12 50 18 96Z",
      { fill: gold },
    ),
    group({ fill: tint }, ...crown.map(([x, y, rx, ry]) => ellipse(x, y, rx, ry))),
    group({ fill: gold }, ...crown.map(([x, y, rx, ry]) => ellipse(x, y - 7, rx - 3, ry - 5))),
    group(
      { fill: "none", stroke: tint, ...beads(5, 12) },
      ...crown.map(([x, y, rx, ry]) => ellipse(x, y - 8, rx - 14, ry - 12)),
    ),
    path("M-128 118Q-60 80 0 90T128 118Z", { fill: gold }),
    path("M-76 108Q-30 94 8 96M26 104Q60 104 92 114", {
      fill: "none",
      stroke: dark,
      strokeWidth: 3,
      strokeOpacity: 0.5,
    }),
    mirrored(path("M-70 100V84M-78 100L-84 88M-62 98L-56 86", { stroke: tint, strokeWidth: 4 })),
  );
};

/** Four glass lamps of a mosque, alike and side by side. */
export const fourLamps: Motif = ({ gold, dark, tint, light }) => {
  const places = [
    [-98, 6],
    [-33, 58],
    [33, 58],
    [98, 6],
  ] as const;
  const lamp = (x: number, y: number) =>
    group(
      { transform: `translate(${x} ${y}) scale(.95)` },
      path(`M-13-46L0-74 13-46M0-74V${Math.round((-106 - y) / 0.95)}`, {
        fill: "none",
        stroke: gold,
        strokeWidth: 3.5,
      }),
      path("M-20-46H20L11-16Q31 0 25 24 18 42 0 42T-25 24Q-31 0-11-16Z", { fill: gold }),
      path("M-16-8Q0-18 16-8 22 6 18 20 0 34-18 20-22 6-16-8Z", { fill: dark }),
      path("M0-14Q14 4 10 14 6 22 0 22T-10 14Q-12 6 0-14Z", { fill: light }),
      path("M-17-38H17M-13-28H13", { stroke: dark, strokeWidth: 3.5 }),
      path("M-9 42H9L16 54H-16Z", { fill: tint }),
    );
  return group(
    {},
    group({ fill: light, fillOpacity: 0.08 }, ...places.map(([x, y]) => circle(x, y + 6, 46))),
    ...places.map(([x, y]) => lamp(x, y)),
    path("M-114-106H114", { stroke: gold, strokeWidth: 7 }),
  );
};

/** Tulips in a vase. */
export const tulips: Motif = ({ gold, dark, tint, light }) => {
  const tulip = (x: number, y: number, degrees: number, fill: string, heart: string) =>
    moved(
      x,
      y,
      group(
        { transform: `rotate(${degrees})` },
        path("M0 34Q-38 24-30-40-14-26-10-12-6-36 0-52 6-36 10-12 14-26 30-40 38 24 0 34Z", { fill }),
        path("M0 30Q-15 4 0-34 15 4 0 30Z", { fill: heart }),
      ),
    );
  return group(
    {},
    path("M0 70V-46M0 70Q-14 10-68-8M0 70Q14 10 68-8", { fill: "none", stroke: gold, strokeWidth: 6 }),
    mirrored(
      path("M-4 66Q-70 74-104 24-44 20-4 66ZM-2 36Q-34 10-34-26-6-4-2 36Z", { fill: gold }),
      path("M-8 62Q-50 56-84 34", { fill: "none", stroke: dark, strokeWidth: 3 }),
    ),
    tulip(0, -74, 0, light, tint),
    tulip(-76, -30, -30, tint, light),
    tulip(76, -30, 30, tint, light),
    path("M-26 60H26L18 76Q44 90 34 112 28 124 0 124T-34 112Q-44 90-18 76Z", {
      fill: gold,
      stroke: dark,
      strokeWidth: 3,
    }),
    path("M-34 98H34", { stroke: dark, strokeWidth: 12, strokeLinecap: "butt" }),
    path("M-30 98H32", { stroke: light, strokeWidth: 7, strokeDasharray: "0 12" }),
  );
};
