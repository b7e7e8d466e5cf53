import { useEffect } from "react";
import type { Language } from "./format.ts";
import { isGamePath, isNightPath } from "./paths.ts";
import { useTheme } from "./theme.ts";

/** Gives the document the language, direction and look of the page that is shown. */
export function useDocumentDirection(pathname: string, language: Language): void {
  const theme = useTheme();
  useEffect(() => {
    const pageLanguage = isGamePath(pathname) ? "en" : language;
    document.documentElement.lang = pageLanguage;
    document.documentElement.dir = pageLanguage === "ar" ? "rtl" : "ltr";
    document.documentElement.dataset["theme"] = isNightPath(pathname) ? "night" : theme;
  }, [pathname, language, theme]);
}
