import { PRODUCT_NAME } from "#core/product.ts";
import { classNames } from "#web/lib/class-names.ts";
import { STAR_PATH } from "./shapes.tsx";

/** The eight-fold star holding a lit arch: the door of the majlis. */
export const Emblem = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true" className={classNames("size-11 shrink-0", className)}>
    <path d={STAR_PATH} className="fill-surface-raised stroke-gold" strokeWidth="2" strokeLinejoin="round" />
    <path d="M22 45V31.5C22 25 28 21 32 15.5C36 21 42 25 42 31.5V45Z" className="fill-gold" />
    <path
      d="M27.5 45V34C27.5 30.500 30 28.500 32 25.500C34 28.500 36.500 30.500 36.500 34V45Z"
      className="fill-surface"
    />
  </svg>
);

/** The product's own wordmark, in both scripts; both are read out as one name. */
export const Logo = ({ className, compact = false }: { className?: string; compact?: boolean }) => (
  <span role="img" aria-label={PRODUCT_NAME.en} className={classNames("inline-flex items-center gap-3", className)}>
    <Emblem />
    {compact ? null : (
      <span aria-hidden="true" className="flex items-baseline gap-2.5" dir="ltr">
        <span lang="ar" className="text-[1.75em] leading-normal font-semibold text-gold-bright">
          {PRODUCT_NAME.ar}
        </span>
        <span
          lang="en"
          className="hidden text-[0.95em] font-normal tracking-[0.22em] text-ink-muted uppercase min-[26rem]:inline"
        >
          {PRODUCT_NAME.en}
        </span>
      </span>
    )}
  </span>
);
