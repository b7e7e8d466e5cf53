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

/** A choice of this device that outlives the visit; the default where nothing is stored and while a page is drawn by the server. */
export function useStoredSetting(name: string, byDefault: string): [value: string, change: (value: string) => void] {
  const key = PREFIX + name;
  const value = useSyncExternalStore(
    subscribe,
    () => readStored("localStorage", key) ?? byDefault,
    () => byDefault,
  );
  const change = useCallback(
    (next: string) => {
      writeStored("localStorage", key, next);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [value, change];
}
