import type { ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";

const TONES = {
  gold: "border-line-strong bg-surface-raised text-gold-bright",
  quiet: "border-line bg-surface text-ink-muted",
  danger: "border-danger bg-surface-sunken text-danger",
  success: "border-success bg-surface-sunken text-success",
} as const;

interface Props {
  tone?: keyof typeof TONES;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

export const Badge = ({ tone = "gold", icon, className, children }: Props) => (
  <span
    className={classNames(
      "inline-flex items-center gap-1.5 rounded-full border px-3 py-0.5 text-sm font-semibold [&_svg]:size-[1.1em]",
      TONES[tone],
      className,
    )}
  >
    {icon ? <span aria-hidden="true">{icon}</span> : null}
    {children}
  </span>
);
