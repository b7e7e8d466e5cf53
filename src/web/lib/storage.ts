/** A browser may refuse storage altogether (private windows, full disks); the product then only forgets sooner. */
function attempt<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch {
    return null;
  }
}

type Kind = "localStorage" | "sessionStorage";

export const readStored = (kind: Kind, key: string): string | null => attempt(() => globalThis[kind].getItem(key));

export const writeStored = (kind: Kind, key: string, value: string): void => {
  attempt(() => globalThis[kind].setItem(key, value));
};

export const removeStored = (kind: Kind, key: string): void => {
  attempt(() => globalThis[kind].removeItem(key));
};

/** Clears everything but the keys that hold no person's data. */
export function clearStored(kind: Kind, keep: readonly string[] = []): void {
  attempt(() => {
    for (const key of Object.keys(globalThis[kind])) if (!keep.includes(key)) globalThis[kind].removeItem(key);
  });
}
