import { afterEach, beforeEach, expect, vi } from "vitest";

let printed: unknown[][] = [];
let isExpected = false;

/** Lets the running test print errors. */
export const expectConsoleErrors = (): void => {
  isExpected = true;
};

beforeEach(() => {
  printed = [];
  isExpected = false;
  vi.spyOn(console, "error").mockImplementation((...line: unknown[]) => {
    printed.push(line);
  });
});

afterEach(() => {
  if (!isExpected) expect(printed, "console.error").toEqual([]);
});
