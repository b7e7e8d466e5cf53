import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { award } from "#tests/support/game.ts";
import { BOARD, button, forgetDevice, pass, press, renderGame, WINNER } from "#tests/support/render-game.tsx";

const toastError = vi.hoisted(() => vi.fn());
vi.mock("#web/ui/toast.ts", async (original) => ({
  ...(await original<typeof import("#web/ui/toast.ts")>()),
  toast: { error: toastError },
}));
const fire = vi.hoisted(() => Object.assign(vi.fn(), { reset: vi.fn() }));
vi.mock("canvas-confetti", () => ({ default: { create: () => fire } }));

beforeEach(() => {
  toastError.mockClear();
  fire.mockClear();
});
afterEach(forgetDevice);

const allTo = (winner: (tile: number) => 0 | 1 | "noOne") =>
  Array.from({ length: 36 }, (_, tile) => award(tile, winner(tile)));
const betaWins = allTo((tile) => (tile % 3 === 2 ? 1 : 0)).map((move, tile) => (tile === 0 ? award(0, "noOne") : move));

const motion = (isReduced: boolean) =>
  vi
    .spyOn(globalThis, "matchMedia")
    .mockImplementation((query) => ({ matches: isReduced && query.includes("reduced-motion") }) as MediaQueryList);

test("shows the winner with its points, and the final scores from the highest", async () => {
  await renderGame(WINNER, { moves: allTo((tile) => (tile < 24 ? 1 : 0)) });
  expect(screen.getByText("Winner")).toBeTruthy();
  expect(screen.getByText("Final scores")).toBeTruthy();
  const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows).toEqual(["Beta9,600", "Alpha4,800"]);
});

test("shows a draw when both scores are equal", async () => {
  await renderGame(WINNER, { moves: allTo((tile) => (tile < 18 ? 1 : 0)) });
  expect(screen.getByText("Draw")).toBeTruthy();
  expect(screen.queryByText("Winner")).toBeNull();
});

test("throws confetti every 250 ms for five seconds", async () => {
  motion(false);
  await renderGame(WINNER, { moves: betaWins });
  await vi.waitFor(() => expect(fire).toHaveBeenCalled());
  await pass(5_000);
  const thrown = fire.mock.calls.length;
  expect(thrown).toBe((5_000 / 250) * 2);
  await pass(5_000);
  expect(fire.mock.calls.length).toBe(thrown);
});

test("throws none for people who asked for less motion", async () => {
  motion(true);
  await renderGame(WINNER, { moves: betaWins });
  await pass(2_000);
  expect(fire).not.toHaveBeenCalled();
});

test("leads to the games, and back to a board that stays", async () => {
  const game = await renderGame(WINNER, { moves: betaWins });
  expect(screen.getByRole("link", { name: /^Return to Games/ }).getAttribute("href")).toBe("/games");
  await press(button(/^Back to board/));
  await pass(1_000);
  expect(game.path()).toBe(BOARD);
});

test("goes back to the board when the last award is undone", async () => {
  const game = await renderGame(WINNER, { moves: betaWins });
  await press(button(/^Undo/));
  expect(game.path()).toBe(BOARD);
  expect(toastError).not.toHaveBeenCalled();
});

test.each([
  ["an unfinished game", WINNER],
  ["no game", "/jeopardy/winner"],
])("leaves for the list of games after 2 s with %s", async (_, path) => {
  const game = await renderGame(path);
  expect(toastError).toHaveBeenCalledWith(
    "Error",
    expect.objectContaining({ description: "No team data found. Redirecting to games page." }),
  );
  const companion = screen.getByText("لا توجد نتيجة لعرضها. جارٍ الانتقال إلى ألعابي.");
  expect(companion.lang).toBe("ar");
  await pass(1_900);
  expect(game.path()).toBe(path);
  await pass(150);
  expect(game.path()).toBe("/games");
});
