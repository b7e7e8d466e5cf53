import { useId, type ComponentProps, type ReactNode } from "react";
import { CircleAlert } from "lucide-react";
import { classNames } from "#web/lib/class-names.ts";

interface Props extends ComponentProps<"input"> {
  label: string;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Sits inside the field at its end, for example the button that shows a password. */
  end?: ReactNode;
}

/** A labelled input whose error and hint are tied to it. */
export function TextField({
  label,
  error,
  hint,
  end,
  id,
  className,
  "aria-describedby": describedByOthers,
  ...rest
}: Props) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const describedBy = classNames(hint && hintId, error && errorId, describedByOthers);

  return (
    <div className={className}>
      <label htmlFor={inputId} className="mb-1.5 block font-semibold text-ink">
        {label}
      </label>
      {/* What sits at the end of a left-to-right field stays at its end on a right-to-left page. */}
      <div className="relative" dir={rest.dir === "ltr" ? "ltr" : undefined}>
        <input
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={classNames(
            "min-h-12 w-full rounded-xl border bg-surface-sunken px-4 py-2 text-start text-base text-ink transition-colors",
            "placeholder:text-ink-muted hover:border-gold",
            "border-line-control aria-invalid:border-danger focus-visible:outline-offset-1",
            end ? "pe-14" : null,
          )}
          {...rest}
        />
        {end ? <div className="absolute inset-y-0 inset-e-1 flex items-center">{end}</div> : null}
      </div>
      {hint ? (
        <p id={hintId} className="mt-1.5 text-sm text-ink-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} role="alert" className="mt-1.5 flex items-start gap-1.5 text-sm font-semibold text-danger">
          <CircleAlert aria-hidden="true" className="mt-[0.2em] size-[1.15em] shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
