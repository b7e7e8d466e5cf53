import { useLayoutEffect } from "react";
import type { Language } from "./format.ts";
import type { Theme } from "./theme.ts";

/** Gives the document the language, direction and look of the page that is shown, before it is painted. */
export function useDocumentDirection(language: Language, theme: Theme): void {
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = language === "ar" ? "rtl" : "ltr";
    document.documentElement.dataset["theme"] = theme;
    // A page that arrives drawn is seen before its script has taken it over; from here on it answers.
    document.documentElement.dataset["ready"] = "";
  }, [language, theme]);
}
