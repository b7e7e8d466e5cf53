import { useSyncExternalStore } from "react";
import { readCookie, writeCookie } from "./cookie.ts";
import { readStored, writeStored } from "./storage.ts";

export type Theme = "night" | "day";

/** A cookie too, so that the server can send the first page in the chosen look. */
export const THEME_KEY = "majlis_theme";

const listeners = new Set<() => void>();
const SYSTEM_IS_DAY = "(prefers-color-scheme: light)";

/** @returns `null` while the system decides */
function chosenTheme(): Theme | null {
  const stored = readStored("localStorage", THEME_KEY) ?? readCookie(THEME_KEY);
  return stored === "night" || stored === "day" ? stored : null;
}

const shownTheme = (): Theme => chosenTheme() ?? (window.matchMedia(SYSTEM_IS_DAY).matches ? "day" : "night");

export function chooseTheme(theme: Theme): void {
  writeStored("localStorage", THEME_KEY, theme);
  writeCookie(THEME_KEY, theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia(SYSTEM_IS_DAY);
  listeners.add(listener);
  system.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener("change", listener);
  };
}

/** The look of the site's pages: a person's choice, otherwise the system's. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, shownTheme, () => "night");
