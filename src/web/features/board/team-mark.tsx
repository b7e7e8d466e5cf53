import type { Winner } from "#core/game/state.ts";
import { STAR_PATH } from "#web/ui/shapes.tsx";

/** Of each team and of no one: a shape that tells them apart without colour. */
const SHAPES: Readonly<Record<Winner, string>> = {
  0: STAR_PATH,
  1: "M32 3L61 32L32 61L3 32Z",
  noOne: "M10 26H54V38H10Z",
};
const CORES: Readonly<Partial<Record<Winner, string>>> = {
  0: "M32 22A10 10 0 1 0 32 42A10 10 0 1 0 32 22Z",
  1: "M32 20L44 32L32 44L20 32Z",
};

/** The sign of a team: an eight-fold star for the first, a lozenge for the second, a bar for no one. */
export const TeamMark = ({ winner, className }: { winner: Winner; className?: string }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true" data-team={winner} className={`game-mark ${className ?? ""}`}>
    <path d={`${SHAPES[winner]}${CORES[winner] ?? ""}`} fillRule="evenodd" />
  </svg>
);
