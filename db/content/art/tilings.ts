/**
 * Star patterns in the way of "polygons in contact": from the middle of every edge of a tiling two lines set out at one
 * angle and run until they meet their neighbours. Only eight- and twelve-fold stars come from the two tilings used.
 */
import { type Point, show, star } from "./shapes.ts";

export interface Tiling {
  readonly width: number;
  readonly height: number;
  /** Stars that are drawn once and those that are repeated at other places of the cell. */
  readonly stars: readonly { readonly d: string; readonly at: readonly Point[] }[];
}

/** Inner corners of a star as a share of its tips' radius, from the angle at which lines leave an edge. */
function innerShare(sides: number, degrees: number): number {
  const half = Math.PI / sides;
  return 1 / (Math.cos(half) + Math.sin(half) * Math.tan((degrees * Math.PI) / 180));
}

/** Octagons and squares: eight-fold stars with four-armed crosses between them. */
export function eightFold(size: number, degrees: number): Tiling {
  const radius = size / 2;
  const corner = size * Math.SQRT1_2 - radius;
  const middle: Point = [radius, radius];
  return {
    width: size,
    height: size,
    stars: [
      {
        d: star(8, middle, radius, innerShare(8, degrees)) + star(8, middle, radius * 0.4, 0.765, 22.5),
        at: [[0, 0]],
      },
      {
        d: star(4, [0, 0], corner, innerShare(4, degrees), 45),
        at: [
          [0, 0],
          [size, 0],
          [0, size],
          [size, size],
        ],
      },
    ],
  };
}

/** Dodecagons and triangles: twelve-fold stars with three-armed shapes between them. */
export function twelveFold(size: number, degrees: number): Tiling {
  const radius = size / 2;
  const height = size * Math.sqrt(3);
  const triangle = (radius * Math.tan(Math.PI / 12)) / Math.sqrt(3);
  const pointing = (turn: number, center: Point) => star(3, center, triangle, innerShare(3, degrees), turn);
  return {
    width: size,
    height,
    stars: [
      {
        d: star(12, [0, 0], radius, innerShare(12, degrees)) + star(12, [0, 0], radius * 0.36, 0.8, 15),
        at: [
          [0, 0],
          [size, 0],
          [radius, height / 2],
          [0, height],
          [size, height],
        ],
      },
      { d: pointing(-30, [radius, height / 6]) + pointing(30, [radius, (height * 5) / 6]), at: [[0, 0]] },
      {
        d: pointing(30, [0, height / 3]) + pointing(-30, [0, (height * 2) / 3]),
        at: [
          [0, 0],
          [size, 0],
        ],
      },
    ],
  };
}

export const showTiling = ({ stars }: Tiling, id: string): string =>
  stars
    .map(({ d, at }, index) => {
      const [first = [0, 0], ...others] = at;
      const name = `${id}${index}`;
      const copies = others.map(
        ([x, y]) => `<use href="#${name}" x="${show(x - first[0])}" y="${show(y - first[1])}"/>`,
      );
      return `<path${others.length > 0 ? ` id="${name}"` : ""} d="${d}"/>${copies.join("")}`;
    })
    .join("");
