import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkSetup, GAME_CODE_ALPHABET, makeGameCode, remainingGames, type GameSetup } from "./setup.ts";

const setup = (changes: Partial<GameSetup> = {}): GameSetup => ({
  gameName: "ليلة رمضان",
  teamNames: ["فريق A+ (2)", "Beta"],
  categoryIds: [1, 2, 3, 4, 5, 6],
  ...changes,
});

describe("remaining games", () => {
  test.each([
    [{ easy: 12, normal: 12, hard: 12 }, 0, 6],
    [{ easy: 10, normal: 12, hard: 12 }, 0, 5],
    [{ easy: 11, normal: 11, hard: 12 }, 2, 3],
    [{ easy: 12, normal: 12, hard: 1 }, 0, 0],
    [{ easy: 4, normal: 4, hard: 4 }, 2, 0],
    [{ easy: 4, normal: 4, hard: 4 }, 5, 0],
  ])("of %o after %i games are %i", (counts, played, expected) => {
    expect(remainingGames(counts, played)).toBe(expected);
  });
});

describe("checking a new game", () => {
  test("trims names", () => {
    expect(checkSetup(setup({ gameName: "  x ", teamNames: [" a ", "b\n"] }))).toEqual({
      ok: true,
      value: setup({ gameName: "x", teamNames: ["a", "b"] }),
    });
  });

  test.each([
    ["GAME_NAME_MISSING", { gameName: "   " }],
    ["TEAM_NAME_MISSING", { teamNames: ["Alpha", " "] }],
    ["CATEGORY_MISSING", { categoryIds: [1, 2, 3, 4, 5] }],
    ["CATEGORY_MISSING", { categoryIds: [] }],
    ["TOO_MANY_CATEGORIES", { categoryIds: [1, 2, 3, 4, 5, 6, 7] }],
    ["CATEGORY_REPEATED", { categoryIds: [1, 2, 3, 4, 5, 5] }],
  ] as const)("refuses with %s", (refusal, changes) => {
    expect(checkSetup(setup(changes as Partial<GameSetup>))).toEqual({ ok: false, refusal });
  });
});

test("a game code has six characters that nobody confuses", () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), (stream) => {
      const code = makeGameCode(() => stream.next().value);
      expect(code).toMatch(/^[A-Z0-9]{6}$/);
      expect(code).not.toMatch(/[01258BILOSZ]/);
    }),
  );
  expect(new Set(GAME_CODE_ALPHABET).size).toBe(GAME_CODE_ALPHABET.length);
});
