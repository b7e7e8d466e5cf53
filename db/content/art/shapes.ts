/** Short-hands for SVG elements and points. Numbers are rounded, since half a hundredth of a unit is never seen. */

export type Point = readonly [x: number, y: number];
type Attributes = Readonly<Record<string, string | number>>;

/** A number as it stands in a path: two decimals at most, no leading zero. */
export const show = (value: number): string => String(Math.round(value * 100) / 100 || 0).replace(/^(-?)0\./, "$1.");

const element = (name: string, attributes: Attributes, content = ""): string => {
  const shown = Object.entries(attributes).map(
    ([key, value]) =>
      ` ${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${typeof value === "number" ? show(value) : value}"`,
  );
  return `<${name}${shown.join("")}${content === "" ? "/>" : `>${content}</${name}>`}`;
};

/** Joins points, to a tenth of a unit, so that a minus sign also separates. */
const joinPoints = (points: readonly Point[]) =>
  points
    .flat()
    .map((value) => show(Math.round(value * 10) / 10))
    .join(" ")
    .replaceAll(" -", "-");

export const outline = (points: readonly Point[]): string => `M${joinPoints(points)}Z`;

export const path = (d: string, attributes: Attributes = {}) => element("path", { d, ...attributes });
export const group = (attributes: Attributes, ...content: readonly string[]) =>
  element("g", attributes, content.join(""));
export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}) =>
  element("circle", { cx, cy, r, ...attributes });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes = {}) =>
  element("ellipse", { cx, cy, rx, ry, ...attributes });
export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes = {}) =>
  element("rect", { x, y, width, height, ...attributes });

/** The same drawing and its mirror image, left and right of the middle. */
export const mirrored = (...content: readonly string[]): string =>
  content.join("") + group({ transform: "scale(-1 1)" }, ...content);

export const moved = (x: number, y: number, ...content: readonly string[]): string =>
  group({ transform: `translate(${show(x)} ${show(y)})` }, ...content);

export const turned = (degrees: number, ...content: readonly string[]): string =>
  group({ transform: `rotate(${show(degrees)})` }, ...content);

/** @param degrees from the right, clockwise */
export function polar(radius: number, degrees: number, [x, y]: Point = [0, 0]): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/**
 * Outline of a star.
 *
 * @param inner radius of the inner corners as a share of the outer radius
 * @param turn degrees by which the first tip is turned from the right
 */
export function star(points: number, center: Point, radius: number, inner: number, turn = 0): string {
  const step = 180 / points;
  return outline(
    Array.from({ length: points * 2 }, (_, index) =>
      polar(index % 2 === 0 ? radius : radius * inner, turn + index * step, center),
    ),
  );
}

/** The eight-pointed star of two squares. */
export const khatam = (center: Point, radius: number): string => star(8, center, radius, 0.765);

/** Beads along a path: round dots instead of a line. */
export const beads = (size: number, gap: number) => ({
  strokeWidth: size,
  strokeDasharray: `0 ${show(gap)}`,
  strokeLinecap: "round",
});
