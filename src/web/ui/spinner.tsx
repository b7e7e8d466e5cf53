import { PRODUCT_NAME } from "#core/product.ts";
import { classNames } from "#web/lib/class-names.ts";
import { STAR_PATH } from "./shapes.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface Props {
  /** What is being waited for; read out, and shown beneath. Without it, the product's name is. */
  label?: string;
  className?: string;
}

/** An eight-fold star turning by one of its points at a time. */
export const Spinner = ({ label, className }: Props) => (
  <div
    role="status"
    className={classNames("flex flex-col items-center justify-center gap-4 text-ink-muted", className)}
  >
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      className="size-14 animate-turn fill-none stroke-gold"
      strokeWidth="2.5"
      strokeLinejoin="round"
    >
      <path d={STAR_PATH} />
      <circle cx="32" cy="32" r="7" className="fill-gold stroke-none" />
    </svg>
    {label ? <p>{label}</p> : <VisuallyHidden>{PRODUCT_NAME.en}</VisuallyHidden>}
  </div>
);
