import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";

interface Props extends Omit<ComponentProps<"button">, "aria-label" | "children"> {
  /** What it does, for those who do not see the picture. */
  label: string;
  icon: ReactNode;
}

export function IconButton({ label, icon, className, type, ...rest }: Props) {
  return (
    <button
      type={type ?? "button"}
      aria-label={label}
      title={label}
      className={classNames(
        "inline-flex size-11 shrink-0 items-center justify-center rounded-full text-gold transition",
        "hover:bg-surface-raised hover:text-gold-bright disabled:opacity-50 [&_svg]:size-[1.35em]",
        className,
      )}
      {...rest}
    >
      <span aria-hidden="true">{icon}</span>
    </button>
  );
}
