import { expect, test } from "vitest";
import { formatDate, formatNames, formatNumber } from "./format.ts";

const MOMENT = "2026-01-05T22:30:00Z";

test.each([
  ["en", "latn", "1,600"],
  ["ar", "latn", "1,600"],
  ["ar", "arab", "١٬٦٠٠"],
] as const)("writes a number in %s with %s digits", (language, digits, text) => {
  expect(formatNumber(1600, language, digits)).toBe(text);
});

test.each([
  ["en", "UTC", "Jan 5, 2026"],
  ["en", "Asia/Kuwait", "Jan 6, 2026"],
  ["ar", "Asia/Kuwait", "6 يناير 2026"],
] as const)("writes a day in %s as it is in %s", (language, timeZone, text) => {
  expect(formatDate(MOMENT, language, { timeZone })).toBe(text);
});

test("joins names as the language does, each in its own direction", () => {
  expect(formatNames(["فريق A", "B"], "en")).toBe("\u2068فريق A\u2069 and \u2068B\u2069");
  expect(formatNames(["فريق A", "B"], "ar")).toBe("\u2068فريق A\u2069 و\u2068B\u2069");
});
