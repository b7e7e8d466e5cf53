/** Khatam, the eight-fold star of two squares, in a box of 64. */
export const STAR_PATH =
  "M61.5 32L52.86 40.64V52.86H40.64L32 61.5L23.36 52.86H11.14V40.64L2.5 32L11.14 23.36V11.14H23.36L32 2.5L40.64 11.14H52.86V23.36Z";

/** Pointed arch in a box of 1 × 1, its springing at a third of the height. */
const ARCH_CLIP =
  "M0 1V0.3C0 0.19 0.13 0.14 0.29 0.1C0.4 0.07 0.47 0.04 0.5 0C0.53 0.04 0.6 0.07 0.71 0.1C0.87 0.14 1 0.19 1 0.3V1Z";

/** The same arch in a box of 100 × 100, for its outline. */
export const ARCH_OUTLINE =
  "M0.5 99.5V30C0.5 19 13 14 29 10C40 7 47 4 50 0.8C53 4 60 7 71 10C87 14 99.5 19 99.5 30V99.5Z";

/** Shapes that CSS refers to (`.majlis-arch`); rendered once per page. */
export const ShapeDefinitions = () => (
  <svg aria-hidden="true" width="0" height="0" className="absolute">
    <clipPath id="majlis-arch" clipPathUnits="objectBoundingBox">
      <path d={ARCH_CLIP} />
    </clipPath>
  </svg>
);
