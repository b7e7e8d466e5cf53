export type Direction = "left" | "right" | "up" | "down";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How much worse it is to lie beside the way than further along it. */
const SIDEWAYS_WEIGHT = 2.5;
/** How many times further aside than along a step to the left or right may lead. */
const MOST_ASIDE_IN_A_ROW = 3;
/** More than any screen is wide: whatever lies straight ahead comes before all that lies beside the way. */
const BESIDE_THE_WAY = 100_000;

/**
 * The box that the eye finds from `from` in a direction: the nearest one, those straight ahead first.
 *
 * Directions are those of the screen, so that an arrow goes where it points in either script.
 *
 * @returns the index in `boxes`, or `null` when nothing lies that way
 */
export function nextInDirection(from: Box, boxes: readonly Box[], direction: Direction): number | null {
  const origin = turned(from, direction);
  let best: number | null = null;
  let bestCost = Infinity;
  boxes.forEach((box, index) => {
    const target = turned(box, direction);
    // It must begin and end further along, so that an enclosing or half covering box is no step.
    if (target.start <= origin.start || target.end <= origin.end) return;
    const ahead = Math.max(0, target.start - origin.end);
    const sideways = Math.max(0, origin.sideStart - target.sideEnd, target.sideStart - origin.sideEnd);
    if (sideways > 0 && (target.start < origin.end || isTooFarAside(sideways, ahead, direction))) return;
    const offCentre = Math.abs(origin.sideStart + origin.sideEnd - target.sideStart - target.sideEnd) / 2;
    const cost = ahead + SIDEWAYS_WEIGHT * sideways + offCentre / 4 + (sideways > 0 ? BESIDE_THE_WAY : 0);
    if (cost < bestCost) {
      best = index;
      bestCost = cost;
    }
  });
  return best;
}

/** To the left and right people expect the row they are in, and not a corner of the screen. */
const isTooFarAside = (sideways: number, ahead: number, direction: Direction): boolean =>
  (direction === "left" || direction === "right") && sideways > MOST_ASIDE_IN_A_ROW * ahead;

/** The box as if the direction were towards growing numbers. */
function turned({ left, top, right, bottom }: Box, direction: Direction) {
  switch (direction) {
    case "right":
      return { start: left, end: right, sideStart: top, sideEnd: bottom };
    case "left":
      return { start: -right, end: -left, sideStart: top, sideEnd: bottom };
    case "down":
      return { start: top, end: bottom, sideStart: left, sideEnd: right };
    case "up":
      return { start: -bottom, end: -top, sideStart: left, sideEnd: right };
  }
}
