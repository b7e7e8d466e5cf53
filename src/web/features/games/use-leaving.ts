import { useEffect, useState } from "react";

export interface Shown<Id> {
  readonly id: Id;
  readonly isLeaving: boolean;
}

/** The present ids, and those that have just gone in their old places for as long as their exit is shown. */
export function useLeaving<Id>(ids: readonly Id[], exitMs: number): readonly Shown<Id>[] {
  const [shown, setShown] = useState<readonly Shown<Id>[]>(() => ids.map((id) => ({ id, isLeaving: false })));

  const merged = merge(shown, ids);
  if (merged !== shown) setShown(merged);

  const leavingKey = merged
    .filter(({ isLeaving }) => isLeaving)
    .map(({ id }) => String(id))
    .join();
  useEffect(() => {
    if (leavingKey === "") return;
    const timeout = setTimeout(() => setShown((before) => before.filter(({ isLeaving }) => !isLeaving)), exitMs);
    return () => clearTimeout(timeout);
  }, [leavingKey, exitMs]);

  return merged;
}

function merge<Id>(shown: readonly Shown<Id>[], ids: readonly Id[]): readonly Shown<Id>[] {
  const present = new Set(ids);
  const kept = shown.map((item) =>
    item.isLeaving === !present.has(item.id) ? item : { ...item, isLeaving: !present.has(item.id) },
  );
  const known = new Set(shown.map(({ id }) => id));
  const added = ids.filter((id) => !known.has(id)).map((id) => ({ id, isLeaving: false }));
  const isUnchanged = added.length === 0 && kept.every((item, index) => item === shown[index]);
  return isUnchanged ? shown : [...kept, ...added];
}
