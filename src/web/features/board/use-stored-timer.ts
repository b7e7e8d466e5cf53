import { useEffect, useState } from "react";
import { hasEnded, remainingMs, remainingSeconds, type Timer } from "#core/game/timer.ts";
import { readStored, writeStored } from "#web/lib/storage.ts";

/** A clock that a change of the computer's time does not move while the page lives, and that a reload carries on. */
export const clockMs = (): number => performance.timeOrigin + performance.now();

export interface StoredTimer {
  readonly timer: Timer;
  readonly seconds: number;
  readonly change: (next: (timer: Timer, nowMs: number) => Timer) => void;
}

/** Past the boundary, so that a timeout that fires a moment early does not show the same second twice. */
const AFTER_BOUNDARY_MS = 8;

/**
 * A countdown kept in this tab's session, so that a reload goes on with it.
 *
 * @param first makes the timer of this visit from the one stored before, if there is one
 */
export function useStoredTimer(key: string, first: (stored: Timer | null, nowMs: number) => Timer): StoredTimer {
  const [nowMs, setNowMs] = useState(clockMs);
  const [timer, setTimer] = useState(() => first(readTimer(key), clockMs()));

  useEffect(() => {
    writeStored("sessionStorage", key, JSON.stringify(timer));
  }, [key, timer]);

  useEffect(() => {
    if (timer.status !== "running" || hasEnded(timer, nowMs)) return;
    const tick = () => setNowMs(clockMs());
    const timeout = setTimeout(tick, (remainingMs(timer, clockMs()) % 1000) + AFTER_BOUNDARY_MS);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timeout);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [timer, nowMs]);

  const change: StoredTimer["change"] = (next) => {
    const changedAtMs = clockMs();
    const changed = next(timer, changedAtMs);
    // At once, because a press that pauses may also leave the page.
    writeStored("sessionStorage", key, JSON.stringify(changed));
    setNowMs(changedAtMs);
    setTimer(changed);
  };

  return { timer, seconds: remainingSeconds(timer, nowMs), change };
}

/** The countdown this tab stored under a key, or `null`. */
export function readTimer(key: string): Timer | null {
  const stored = readStored("sessionStorage", key);
  if (stored === null) return null;
  try {
    const value = JSON.parse(stored) as Timer;
    return Number.isFinite(remainingMs(value, 0)) ? value : null;
  } catch {
    return null;
  }
}
