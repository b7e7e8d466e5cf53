import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "#web/lib/class-names.ts";

type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
type ButtonSize = "md" | "lg";

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shown before the label, hidden from assistive technology. */
  icon?: ReactNode;
}

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary:
    "bg-linear-to-b from-primary-from to-primary-to text-on-primary shadow-[inset_0_1px_0_rgb(255_255_255/0.4),0_0.5rem_1.5rem_-0.75rem_var(--primary-to)] hover:brightness-106",
  secondary: "border border-line-strong bg-surface-raised text-gold-bright hover:border-gold hover:bg-surface",
  ghost: "text-ink hover:bg-surface-raised hover:text-gold-bright",
  danger: "bg-linear-to-b from-danger-from to-danger-to text-on-danger hover:brightness-110",
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  md: "min-h-12 px-5 py-2 text-base",
  lg: "min-h-14 px-7 py-3 text-lg",
};

const lookOf = ({ variant = "primary", size = "md" }: Look, className?: string): string =>
  classNames(
    "inline-flex items-center justify-center gap-2.5 rounded-full font-semibold leading-normal transition select-none",
    "active:translate-y-px disabled:translate-y-0 disabled:opacity-55 disabled:brightness-100 aria-busy:opacity-85 aria-busy:saturate-75",
    VARIANTS[variant],
    SIZES[size],
    className,
  );

const Icon = ({ icon }: { icon: ReactNode }) =>
  icon ? (
    <span aria-hidden="true" className="shrink-0 [&>svg]:size-[1.25em]">
      {icon}
    </span>
  ) : null;

interface ButtonProps extends ComponentProps<"button">, Look {
  /** Working: keeps its place and focus, and takes no second press. */
  busy?: boolean;
}

export function Button({
  variant,
  size,
  icon,
  busy = false,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type ?? "button"}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={lookOf({ ...(variant && { variant }), ...(size && { size }) }, className)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      <Icon icon={icon} />
      {children}
    </button>
  );
}

/** A link that looks like a button; it goes somewhere, a button does something. */
export function ButtonLink({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: Omit<LinkProps, "className"> & Look & { className?: string }) {
  return (
    <Link className={lookOf({ ...(variant && { variant }), ...(size && { size }) }, className)} {...rest}>
      <Icon icon={icon} />
      {children}
    </Link>
  );
}
