import { useCallback, useSyncExternalStore } from "react";
import { readStored, writeStored } from "#web/lib/storage.ts";

const PREFIX = "majlis.play.";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** @returns `null` where nothing was chosen yet */
export const readSetting = (name: string): string | null => readStored("localStorage", PREFIX + name);

export function storeSetting(name: string, value: string): void {
  writeStored("localStorage", PREFIX + name, value);
  for (const listener of listeners) listener();
}

/** A choice of this device that outlives the visit; the default where nothing is stored and while a page is drawn by the server. */
export function useStoredSetting(name: string, byDefault: string): [value: string, change: (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readSetting(name) ?? byDefault,
    () => byDefault,
  );
  const change = useCallback((next: string) => storeSetting(name, next), [name]);
  return [value, change];
}
