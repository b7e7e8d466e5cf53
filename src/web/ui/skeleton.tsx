import { classNames } from "#web/lib/class-names.ts";

/** Holds the place of what is coming, in its final size. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={classNames("animate-shimmer rounded-2xl bg-surface-raised", className)} />
);
