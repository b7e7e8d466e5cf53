/** Question countdown (game specification, section 9). */
export const DEFAULT_COUNTDOWN_SECONDS = 30;
/** A phone-a-friend call starts with a minute and is set in steps of half a minute (game specification, section 4). */
export const CALL_SECONDS = 60;
export const CALL_STEP_SECONDS = 30;
/** Bounds of a countdown people set themselves: from 15 s to ten times the default (WCAG 2.2.1). */
export const MIN_COUNTDOWN_SECONDS = 15;
export const MAX_COUNTDOWN_SECONDS = 10 * DEFAULT_COUNTDOWN_SECONDS;

/**
 * A countdown, kept as the moment it ends while it runs and as what is left while it does not, so that a throttled
 * tab, a closed lid or a reload cannot bend it. Moments are milliseconds of one clock, the caller's.
 */
export type Timer =
  | { readonly status: "idle"; readonly totalMs: number }
  | { readonly status: "running"; readonly totalMs: number; readonly endsAtMs: number }
  | { readonly status: "paused"; readonly totalMs: number; readonly leftMs: number };

/** @param seconds kept within 15 s to 300 s */
export function idleTimer(seconds: number = DEFAULT_COUNTDOWN_SECONDS): Timer {
  const bounded = Math.min(MAX_COUNTDOWN_SECONDS, Math.max(MIN_COUNTDOWN_SECONDS, Math.round(seconds)));
  return { status: "idle", totalMs: bounded * 1000 };
}

/** Milliseconds left, from 0 to the whole time even when the clock was set back. */
export function remainingMs(timer: Timer, nowMs: number): number {
  switch (timer.status) {
    case "idle":
      return timer.totalMs;
    case "running":
      return Math.min(timer.totalMs, Math.max(0, timer.endsAtMs - nowMs));
    case "paused":
      return timer.leftMs;
  }
}

/** Seconds as the clock face shows them: a begun second counts, and 0 only when the time is over. */
export const remainingSeconds = (timer: Timer, nowMs: number): number => Math.ceil(remainingMs(timer, nowMs) / 1000);

export const hasEnded = (timer: Timer, nowMs: number): boolean => remainingMs(timer, nowMs) === 0;

/** Starts an idle timer or resumes a paused one; a running or ended one stays as it is. */
export function startTimer(timer: Timer, nowMs: number): Timer {
  const leftMs = remainingMs(timer, nowMs);
  if (timer.status === "running" || leftMs === 0) return timer;
  return { status: "running", totalMs: timer.totalMs, endsAtMs: nowMs + leftMs };
}

export function pauseTimer(timer: Timer, nowMs: number): Timer {
  if (timer.status !== "running") return timer;
  return { status: "paused", totalMs: timer.totalMs, leftMs: remainingMs(timer, nowMs) };
}

/** Back to the whole time, not running. */
export const resetTimer = ({ totalMs }: Timer): Timer => ({ status: "idle", totalMs });

/** A call's time before it is started, one step more or less, and never under one step. */
export const changeCall = ({ totalMs }: Timer, steps: 1 | -1): Timer =>
  idleTimer(Math.max(CALL_STEP_SECONDS, totalMs / 1000 + steps * CALL_STEP_SECONDS));
