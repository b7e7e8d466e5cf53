import { classNames } from "#web/lib/class-names.ts";
import type { Refusal } from "./refusal-texts.ts";

/** Keeps in the form what the toast said; the toast has announced it. */
export const RefusalNote = ({ refusal, className }: { refusal: Refusal; className?: string }) => (
  <div className={classNames("rounded-xl border border-danger px-4 py-3 text-danger", className)}>
    <p className="font-semibold">{refusal.title}</p>
    {refusal.description ? <p className="text-sm">{refusal.description}</p> : null}
  </div>
);
