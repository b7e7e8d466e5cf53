import { expect, test } from "vitest";
import { readBank, reviewBank } from "./review.ts";

test("finds no error in the bank", () => {
  const { questions, errors } = reviewBank(readBank());
  expect(errors).toEqual([]);
  expect(questions).toBe(963);
});
