import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDots } from "./use-dots.ts";
import { useLeaving } from "./use-leaving.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test("cycles one to three dots every half second, in one width", () => {
  const { result, rerender } = renderHook(({ isRunning }) => useDots(isRunning), { initialProps: { isRunning: true } });
  const seen = [result.current];
  for (let step = 0; step < 4; step += 1) {
    pass(500);
    seen.push(result.current);
  }
  expect(seen.map((dots) => dots.replaceAll("\u2008", ""))).toEqual([".", "..", "...", ".", ".."]);
  expect(new Set(seen.map((dots) => dots.length))).toEqual(new Set([3]));

  rerender({ isRunning: false });
  pass(2000);
  expect(result.current.replaceAll("\u2008", "")).toBe(".");
});

test("keeps what has gone in its place for the exit, and not longer", () => {
  const { result, rerender } = renderHook(({ ids }) => useLeaving(ids, 300), { initialProps: { ids: [1, 2, 3] } });
  rerender({ ids: [1, 3] });
  expect(result.current).toEqual([
    { id: 1, isLeaving: false },
    { id: 2, isLeaving: true },
    { id: 3, isLeaving: false },
  ]);
  pass(299);
  expect(result.current).toHaveLength(3);
  pass(1);
  expect(result.current.map(({ id }) => id)).toEqual([1, 3]);
});

test("takes back what returns before its exit has ended", () => {
  const { result, rerender } = renderHook(({ ids }) => useLeaving(ids, 300), { initialProps: { ids: [1, 2] } });
  rerender({ ids: [2] });
  rerender({ ids: [2, 1] });
  pass(400);
  expect(result.current).toEqual([
    { id: 1, isLeaving: false },
    { id: 2, isLeaving: false },
  ]);
});
