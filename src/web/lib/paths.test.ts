import { expect, test } from "vitest";
import { isGamePath, isNightPath, ownPathOr } from "./paths.ts";

test.each([
  "/play",
  "/games",
  "/jeopardy",
  "/jeopardy/question?tile=3",
  "/jeopardy/5b2f1f4e-0000-4000-8000-000000000001",
])("leads back to %s", (path) => {
  expect(ownPathOr(path)).toBe(path);
});

test.each([
  "https://elsewhere.example/play",
  "//elsewhere.example/play",
  "\\\\elsewhere.example/play",
  "javascript:alert(1)",
  "/login",
  "/unknown",
  "/play/../admin",
  "",
  null,
  undefined,
  7,
])("leads home instead of to %o", (path) => {
  expect(ownPathOr(path)).toBe("/play");
});

test("knows the game's pages from pages that begin alike", () => {
  expect(["/jeopardy", "/jeopardy/winner", "/jeopardy-rules", "/games"].map(isGamePath)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("keeps the rooms around the game at night", () => {
  expect(["/play", "/games", "/jeopardy/x", "/", "/login", "/playing"].map(isNightPath)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
