import { afterEach, beforeEach, vi } from "vitest";

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
  if (!isExpected && printed.length > 0)
    throw new Error(`console.error: ${printed.map((line) => line.join(" ")).join("\n")}`);
});
