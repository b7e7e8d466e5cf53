import { describe, expect, test } from "vitest";
import { nextInDirection, type Box } from "./spatial-focus.ts";

const box = (left: number, top: number, width = 10, height = 10): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("nextInDirection", () => {
  // Two rows of three.
  const boxes = [box(0, 0), box(20, 0), box(40, 0), box(0, 20), box(20, 20), box(40, 20)];
  const middle = box(20, 0);

  test.each([
    ["left", 0],
    ["right", 2],
    ["down", 4],
  ] as const)("goes to what lies next to it, %s", (direction, index) => {
    expect(nextInDirection(middle, boxes, direction)).toBe(index);
  });

  test("finds nothing beyond the edge", () => {
    expect(nextInDirection(middle, boxes, "up")).toBeNull();
  });

  test("prefers what is straight ahead to what is nearer but aside", () => {
    expect(nextInDirection(box(0, 0), [box(15, 30), box(40, 0)], "right")).toBe(1);
  });

  test.each([131, 300])("stays in its row rather than going to a far corner, from %d", (left) => {
    const exit = box(64, 36, 154, 44);
    expect(nextInDirection(box(left, 631, 335, 53), [exit], "left")).toBeNull();
    expect(nextInDirection(box(left, 631, 335, 53), [exit], "up")).toBe(0);
  });

  test("takes nothing beside it for a step down", () => {
    expect(nextInDirection(box(914, 605, 290, 44), [box(479, 631, 341, 53)], "down")).toBeNull();
  });

  test("crosses a gap to a wide neighbour", () => {
    expect(nextInDirection(box(40, 20), [box(0, 100, 300, 10)], "down")).toBe(0);
  });
});
