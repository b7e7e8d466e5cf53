import { describe, expect, test } from "vitest";
import {
  CALL_SECONDS,
  changeCall,
  hasEnded,
  idleTimer,
  pauseTimer,
  remainingMs,
  remainingSeconds,
  resetTimer,
  startTimer,
} from "./timer.ts";

const NOW = 1_000_000;

test("starts at 30 seconds by default", () => {
  expect(remainingSeconds(idleTimer(), NOW)).toBe(30);
});

test("counts down to its end and not below", () => {
  const timer = startTimer(idleTimer(30), NOW);
  expect(remainingMs(timer, NOW + 10_000)).toBe(20_000);
  expect(remainingSeconds(timer, NOW + 29_001)).toBe(1);
  expect(remainingMs(timer, NOW + 3_600_000)).toBe(0);
  expect(hasEnded(timer, NOW + 30_000)).toBe(true);
});

test("does not run backwards when the clock is set back a day (F22)", () => {
  expect(remainingMs(startTimer(idleTimer(30), NOW), NOW - 86_400_000)).toBe(30_000);
});

test("keeps what is left while paused and goes on from there", () => {
  const paused = pauseTimer(startTimer(idleTimer(30), NOW), NOW + 12_000);
  expect(remainingMs(paused, NOW + 500_000)).toBe(18_000);
  expect(remainingMs(startTimer(paused, NOW + 500_000), NOW + 503_000)).toBe(15_000);
});

test("resets to the whole time without running", () => {
  expect(resetTimer(startTimer(idleTimer(45), NOW))).toEqual({ status: "idle", totalMs: 45_000 });
});

test("starting again changes neither a running nor an ended timer", () => {
  const running = startTimer(idleTimer(30), NOW);
  expect(startTimer(running, NOW + 5_000)).toBe(running);
  expect(startTimer(running, NOW + 60_000)).toBe(running);
});

describe("a call", () => {
  test("begins with 60 seconds and changes by 30", () => {
    expect(changeCall(idleTimer(CALL_SECONDS), 1).totalMs).toBe(90_000);
    expect(changeCall(idleTimer(CALL_SECONDS), -1).totalMs).toBe(30_000);
  });

  test("stays within 30 to 300 seconds, in whole steps", () => {
    expect(changeCall(idleTimer(30), -1).totalMs).toBe(30_000);
    expect(changeCall(idleTimer(300), 1).totalMs).toBe(300_000);
  });
});
