import { classNames } from "#web/lib/class-names.ts";
import type { TwoScripts as Text } from "./game-texts.ts";

interface Props {
  text: Text;
  /** Which script stands first and larger. */
  lead?: "en" | "ar";
  /** Beneath each other instead of side by side. */
  stacked?: boolean;
  className?: string;
}

/** A text of the game pages with its companion in the other script. */
export function TwoScripts({ text, lead = "en", stacked = false, className }: Props) {
  const english = (
    <span key="en" lang="en" dir="ltr" className={lead === "en" ? undefined : "game-companion"}>
      {text.en}
    </span>
  );
  const arabic = (
    <span key="ar" lang="ar" dir="rtl" className={lead === "ar" ? undefined : "game-companion"}>
      {text.ar}
    </span>
  );
  return (
    <span className={classNames("game-two-scripts", stacked && "game-two-scripts-stacked", className)}>
      {lead === "en" ? english : arabic} {lead === "en" ? arabic : english}
    </span>
  );
}
