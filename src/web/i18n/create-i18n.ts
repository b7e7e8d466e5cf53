import { createInstance, type i18n as I18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "#web/lib/format.ts";
import type en from "./en.json";

export type Texts = typeof en;

const TEXTS = {
  en: () => import("./en.json"),
  ar: () => import("./ar.json"),
} as const;

/** Fetches a language's texts unless they are there already. */
export async function loadTexts(i18n: I18n, language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, "translation")) return;
  i18n.addResourceBundle(language, "translation", (await TEXTS[language]()).default);
}

/**
 * The interface's texts in one language; the other is fetched when a person asks for it.
 *
 * @param texts given when they are at hand already, as on the server and in tests
 */
export async function createI18n(language: Language, texts?: object): Promise<I18n> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: texts ?? (await TEXTS[language]()).default } },
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18n;
}
