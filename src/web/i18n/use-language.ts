import { useTranslation } from "react-i18next";
import { toast } from "#web/ui/toast.ts";
import type { Language } from "#web/lib/format.ts";
import { changeLanguage } from "./language.ts";

/** The interface's language, and how to change it; the change is confirmed in the new language. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const language: Language = i18n.language === "ar" ? "ar" : "en";

  const setLanguage = async (next: Language): Promise<void> => {
    await changeLanguage(i18n, next);
    toast.success(i18n.t("language.changed"));
  };

  return { language, setLanguage, other: language === "ar" ? ("en" as const) : ("ar" as const) };
}
