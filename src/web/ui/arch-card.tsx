import type { ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { ARCH_OUTLINE } from "./shapes.tsx";

interface Props {
  children?: ReactNode;
  className?: string;
  /** Gold instead of a hairline: chosen, current, won. */
  lit?: boolean;
}

/** A pointed arch around its content. The parent gives its size; the outline keeps its width at every size. */
export const ArchCard = ({ children, className, lit = false }: Props) => (
  <div className={classNames("relative", className)}>
    <div className="majlis-arch absolute inset-0 overflow-hidden bg-linear-to-b from-surface-raised to-surface-sunken">
      {children}
    </div>
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames(
        "pointer-events-none absolute inset-0 size-full fill-none transition-colors",
        lit ? "stroke-gold" : "stroke-line-strong",
      )}
    >
      <path d={ARCH_OUTLINE} vectorEffect="non-scaling-stroke" strokeWidth={lit ? 3 : 1.5} strokeLinejoin="round" />
    </svg>
  </div>
);
