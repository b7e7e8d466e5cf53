import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { expectConsoleErrors } from "#tests/support/console.ts";
import { award, use } from "#tests/support/game.ts";
import { BOARD, button, forgetDevice, pass, press, renderGame, screenOf } from "#tests/support/render-game.tsx";

const toastError = vi.hoisted(() => vi.fn());
vi.mock("#web/ui/toast.ts", async (original) => ({
  ...(await original<typeof import("#web/ui/toast.ts")>()),
  toast: { error: toastError },
}));

beforeEach(() => toastError.mockClear());
afterEach(forgetDevice);

const WHO = screenOf("who-answered", 4);
const choices = () => within(screen.getByRole("main")).getAllByRole("button").slice(0, 3);

test("offers the first team, no one and the second team, with what each would get", async () => {
  await renderGame(WHO, { moves: [use(1, "double")] });
  expect(choices().map((choice) => choice.textContent)).toEqual([
    "Alpha+400",
    "No One لا أحد",
    expect.stringMatching(/^Beta\+8002X/) as string,
  ]);
  expect(screen.getByText("فئة 1")).toBeTruthy();
});

test("awards, locks the buttons and goes back to the board after a second", async () => {
  const game = await renderGame(WHO);
  await press(button(/^Alpha/));
  expect(game.moves()).toContainEqual({ type: "awardTile", tile: 4, winner: 0 });
  expect(choices().every((choice) => choice.hasAttribute("disabled"))).toBe(true);
  await pass(900);
  expect(game.path()).toBe(WHO);
  await pass(150);
  expect(game.path()).toBe(BOARD);
  expect(game.state()).toMatchObject({
    lastAnswered: { teamIndex: 0, isCorrect: true, value: 400, questionId: 1004, categoryName: "فئة 1" },
  });
});

test("says -1 for no one", async () => {
  const game = await renderGame(WHO);
  await press(button(/^No One/));
  await pass(1_000);
  expect(game.state()).toMatchObject({ lastAnswered: { teamIndex: -1, isCorrect: false } });
});

test("takes a double press as one award", async () => {
  const game = await renderGame(WHO);
  const [alpha] = choices();
  alpha?.click();
  alpha?.click();
  await pass(0);
  expect(game.moves().filter(({ type }) => type === "awardTile")).toHaveLength(1);
});

describe("a blocked team", () => {
  test("is asked about first and awarded at the second press", async () => {
    const game = await renderGame(WHO, { moves: [use(1, "block")] });
    expect(button(/^Alpha/).textContent).toContain("Blocked");
    await press(button(/^Alpha/));
    expect(game.moves()).toEqual([]);
    expect(screen.getByText(/^This team is blocked\. Press again/)).toBeTruthy();
    await press(button(/^Alpha/));
    expect(game.moves()).toEqual([{ type: "awardTile", tile: 4, winner: 0, despiteBlock: true }]);
  });

  test("does not keep its rival from the points", async () => {
    const game = await renderGame(WHO, { moves: [use(1, "block")] });
    await press(button(/^Beta/));
    expect(game.moves()).toEqual([{ type: "awardTile", tile: 4, winner: 1 }]);
  });
});

test("can press nothing for a tile that was answered before", async () => {
  await renderGame(WHO, { moves: [award(4, 0)] });
  expect(choices().every((choice) => choice.hasAttribute("disabled"))).toBe(true);
  expect(screen.getByText("Already answered")).toBeTruthy();
});

test("goes back to the answer", async () => {
  const game = await renderGame(WHO);
  await press(button(/^Back to Answer/));
  expect(game.path()).toBe(screenOf("answer", 4));
});

test("warns of a missing category name and submits all the same", async () => {
  expectConsoleErrors();
  const game = await renderGame(WHO, { view: { categories: [] } });
  await press(button(/^Alpha/));
  expect(toastError).toHaveBeenCalledWith("Error: Category name is missing");
  expect(game.moves()).toContainEqual({ type: "awardTile", tile: 4, winner: 0 });
});
