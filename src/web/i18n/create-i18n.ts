import { createInstance, type i18n as I18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { PRODUCT_NAME } from "#core/product.ts";
import type { Language } from "#web/lib/format.ts";

const TEXTS = {
  en: () => import("./en.json"),
  ar: () => import("./ar.json"),
} as const;

/** Texts say `{{product}}`, so that the name is written once. */
const withProductName = (texts: object, language: Language): object =>
  JSON.parse(JSON.stringify(texts).replaceAll("{{product}}", PRODUCT_NAME[language])) as object;

/** Fetches a language's texts unless they are there already. */
export async function loadTexts(i18n: I18n, language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, "translation")) return;
  i18n.addResourceBundle(language, "translation", withProductName((await TEXTS[language]()).default, language));
}

/**
 * The interface's texts in one language; the other is fetched when a person asks for it.
 *
 * @param texts given when they are at hand already, as in tests
 */
export async function createI18n(language: Language, texts?: object): Promise<I18n> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: withProductName(texts ?? (await TEXTS[language]()).default, language) } },
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18n;
}
