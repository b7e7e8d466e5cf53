import type { i18n as I18n } from "i18next";
import { readCookie, writeCookie } from "#web/lib/cookie.ts";
import type { Language } from "#web/lib/format.ts";
import { readStored, writeStored } from "#web/lib/storage.ts";
import { loadTexts } from "./create-i18n.ts";

export const LANGUAGE_KEY = "majlis_lang";
const LANGUAGES: readonly Language[] = ["en", "ar"];

const asLanguage = (value: unknown): Language | null => LANGUAGES.find((language) => language === value) ?? null;

/** @returns `null` before a person has chosen */
export const storedLanguage = (): Language | null =>
  asLanguage(readStored("localStorage", LANGUAGE_KEY)) ?? asLanguage(readCookie(LANGUAGE_KEY));

/** Keeps the choice for the browser, and in a cookie for the server, which renders the first page by it. */
export function storeLanguage(language: Language): void {
  writeStored("localStorage", LANGUAGE_KEY, language);
  writeCookie(LANGUAGE_KEY, language);
}

/** Changes the interface's language once its texts are there, so that no key is ever shown. */
export async function changeLanguage(i18n: I18n, language: Language): Promise<void> {
  await loadTexts(i18n, language);
  storeLanguage(language);
  await i18n.changeLanguage(language);
}

/** Whether the browser asks for Arabic before it asks for English. */
export const prefersArabic = (wanted: readonly string[]): boolean =>
  wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((code) => code === "ar" || code === "en") === "ar";
