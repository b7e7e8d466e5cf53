import { classNames } from "#web/lib/class-names.ts";

/**
 * Star-and-cross tiling behind its positioned parent, fading towards the middle so that it never competes with text.
 * Decoration only: no name or verse is ever part of it.
 */
export const Ornament = ({ className }: { className?: string }) => (
  <div
    aria-hidden="true"
    className={classNames(
      "majlis-tiling pointer-events-none absolute inset-0 -z-10",
      "mask-[radial-gradient(ellipse_at_center,transparent_25%,black_95%)]",
      className,
    )}
  />
);

/** A gold line with a star in its middle, between two parts of a page. */
export const Rule = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={classNames("flex items-center gap-3 text-gold-deep", className)}>
    <span className="h-px flex-1 bg-linear-to-r from-transparent to-line-strong rtl:bg-linear-to-l" />
    <span className="size-2 rotate-45 border border-line-strong" />
    <span className="size-3 rotate-45 bg-gold-deep" />
    <span className="size-2 rotate-45 border border-line-strong" />
    <span className="h-px flex-1 bg-linear-to-l from-transparent to-line-strong rtl:bg-linear-to-r" />
  </div>
);
