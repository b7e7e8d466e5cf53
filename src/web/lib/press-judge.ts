/**
 * How long a press belongs to the one before it: longer than the pause inside a double click or a double tap, shorter
 * than anyone needs to read a new screen and press there on purpose.
 */
export const FOLLOW_ON_MS = 400;

/** How far apart two taps of one finger can land, in CSS pixels: about a fingertip. */
export const FINGERTIP_PX = 48;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Press {
  readonly atMs: number;
  /** The control that was pressed, or whatever else lies there. */
  readonly target: object;
  /** Pressed once it asks, pressed again it acts: what it means now differs from what it meant before. */
  readonly isConfirming: boolean;
  /** `null` for a press by keyboard or remote. */
  readonly point: Point | null;
}

interface TakenPress extends Press {
  /** Controls that could be pressed around it at that time, by where they were. */
  readonly around: ReadonlyMap<object, Area>;
}

export interface PressJudge {
  /** Whether a press only goes on from the one before, so that it was not meant for what it hits. */
  readonly isFollowOn: (press: Press) => boolean;
  readonly take: (press: Press, around: ReadonlyMap<object, Area>) => void;
  /** A follow-on press was swallowed; a third one belongs to it. */
  readonly prolong: (atMs: number) => void;
  /** The person did something else in between: what has the focus now was chosen. */
  readonly forget: () => void;
}

/**
 * Tells the second half of a double click, a double tap or a doubled Enter from a press that was meant.
 *
 * The first half opens another screen or dialog, and the second would press what has just appeared in the same place.
 * Nothing that could be seen and pressed before is held back: the same control as often as people like, and others
 * that already were where they are.
 */
export function createPressJudge(): PressJudge {
  let last: TakenPress | null = null;
  return {
    isFollowOn: (press) => {
      if (!last || press.atMs - last.atMs > FOLLOW_ON_MS) return false;
      if (press.target === last.target) return press.isConfirming && !last.isConfirming;
      if (press.point === null) return true;
      if (last.point === null || !isNear(press.point, last.point)) return false;
      const before = last.around.get(press.target);
      return before === undefined || !contains(before, press.point);
    },
    take: (press, around) => {
      last = { ...press, around };
    },
    prolong: (atMs) => {
      if (last) last = { ...last, atMs };
    },
    forget: () => {
      last = null;
    },
  };
}

const isNear = (one: Point, other: Point): boolean =>
  Math.abs(one.x - other.x) <= FINGERTIP_PX && Math.abs(one.y - other.y) <= FINGERTIP_PX;

const contains = ({ left, top, right, bottom }: Area, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
