import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { award, use } from "#tests/support/game.ts";
import {
  BOARD,
  button,
  forgetDevice,
  GAME_ID,
  pass,
  press,
  pressKey,
  refusal,
  renderGame,
  tile,
  WINNER,
} from "#tests/support/render-game.tsx";

vi.mock("./use-confetti.ts", () => ({ useConfetti: () => {} }));

afterEach(forgetDevice);

const score = (team: string) =>
  within(screen.getByRole("region", { name: team })).getByRole("status", { name: "Score" });
const power = (team: string, name: RegExp) =>
  within(screen.getByRole("region", { name: team })).getByRole("button", { name });

test("shows six categories with three tiles on each side, the game's name and its code", async () => {
  await renderGame(BOARD);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("ليلة الخميس");
  expect(screen.getByText("K7M4QX")).toBeTruthy();
  const bays = document.querySelectorAll(".bay");
  expect(bays).toHaveLength(6);
  for (const bay of bays) {
    const sides = [...bay.querySelectorAll(".bay-side")].map((side) =>
      [...side.querySelectorAll("button")].map((plate) => plate.textContent),
    );
    expect(sides).toEqual([
      ["200", "400", "600"],
      ["200", "400", "600"],
    ]);
  }
  expect(screen.getByRole("link", { name: /^Exit/ }).getAttribute("href")).toBe("/games");
});

test("marks a tile whose answer was shown but not scored, in words and by a sign", async () => {
  await renderGame(BOARD, { moves: [{ type: "revealAnswer", tile: 3 }] });
  expect(tile(3).textContent).toContain("revealed, not scored yet");
  expect(tile(3).querySelector("svg")).toBeTruthy();
  expect(tile(4).textContent).toBe("400");
});

test("marks an answered tile by its winner and by no one, in words and shape", async () => {
  await renderGame(BOARD, { moves: [award(0, 0), award(1, 1), award(2, "noOne")] });
  expect(tile(0).textContent).toContain("answered Alpha");
  expect(tile(1).textContent).toContain("answered Beta");
  expect(tile(2).textContent).toContain("answered by no one");
  const shapes = [0, 1, 2].map((index) => tile(index).querySelector("path")?.getAttribute("d"));
  expect(new Set(shapes).size).toBe(3);
});

test("opens a tile at its question's address", async () => {
  const game = await renderGame(BOARD);
  await press(tile(7));
  expect(game.path()).toBe(`/jeopardy/question?gameId=${GAME_ID}&tile=7`);
  expect(screen.getByText("سؤال 7")).toBeTruthy();
});

test("swaps the turn", async () => {
  const game = await renderGame(BOARD);
  await press(button(/^Team Turn/));
  expect(button(/^Team Turn/).textContent).toContain("Beta");
  expect(game.moves()).toEqual([{ type: "setTurn", team: 1 }]);
});

test("adjusts a score by 200 and ignores a minus at 0", async () => {
  const game = await renderGame(BOARD);
  const alpha = within(screen.getByRole("region", { name: "Alpha" }));
  await press(alpha.getByRole("button", { name: /^Take 200/ }));
  expect(game.moves()).toEqual([]);
  await press(alpha.getByRole("button", { name: /^Add 200/ }));
  expect(score("Alpha").textContent).toBe("200");
});

describe("powers", () => {
  test("wait for the next tile once pressed, and are used after it", async () => {
    await renderGame(BOARD);
    await press(power("Alpha", /^2X/));
    expect(power("Alpha", /^2X/).textContent).toContain("for the next question");
    expect(power("Beta", /^2X/).textContent).toContain("not used yet");
  });

  test("refuse a second use aloud", async () => {
    const game = await renderGame(BOARD, { moves: [use(0, "block"), award(0, 0)] });
    await press(power("Alpha", /^Block/));
    expect(game.moves()).toEqual([]);
    expect(screen.getByText(/This team has already used that/)).toBeTruthy();
  });

  test("show the call, which is made elsewhere, without a button", async () => {
    await renderGame(BOARD, { moves: [use(1, "callFriend")] });
    const beta = within(screen.getByRole("region", { name: "Beta" }));
    expect(beta.queryByRole("button", { name: /^Call/ })).toBeNull();
    expect(beta.getByText("Call").closest(".power")?.textContent).toContain("used");
  });
});

describe("undo", () => {
  test("says what it takes back and does", async () => {
    await renderGame(BOARD, { moves: [award(1, 1)] });
    await press(button(/^Undo 400 for .?Beta/));
    expect(score("Beta").textContent).toBe("0");
    expect(button(/^Undo تراجع/).getAttribute("aria-disabled")).toBe("true");
  });
});

test("writes a score of four digits as the list of games does", async () => {
  await renderGame(BOARD, { moves: [award(2, 1), award(5, 1)] });
  expect(score("Beta").textContent).toBe("1,200");
});

test("resets only after asking", async () => {
  const game = await renderGame(BOARD, { moves: [award(1, 1)] });
  await press(button(/^Reset/));
  expect(screen.getByRole("dialog", { name: /^Reset game/ })).toBeTruthy();
  await press(button(/^Cancel/));
  expect(score("Beta").textContent).toBe("400");
  await press(button(/^Reset/));
  await press(within(screen.getByRole("dialog")).getByRole("button", { name: /^Reset game/ }));
  expect(score("Beta").textContent).toBe("0");
  expect(game.moves()).toEqual([{ type: "resetGame" }]);
});

test("keeps the language of the questions with the game", async () => {
  const game = await renderGame(BOARD);
  await press(button(/^Language of the questions/));
  await press(button(/^Language of the questions/));
  expect(game.moves().map((move) => "language" in move && move.language)).toEqual(["arEn", "en"]);
  expect(screen.getByRole("heading", { name: "Category 1" })).toBeTruthy();
});

describe("a finished game", () => {
  const allTiles = Array.from({ length: 36 }, (_, index) => award(index, index % 2 === 0 ? 0 : 1));

  test("leads to the winner with the teams by score, the id and the code", async () => {
    const game = await renderGame(BOARD, { moves: allTiles });
    expect(game.path()).toBe(WINNER);
    expect(game.state()).toMatchObject({ gameId: GAME_ID, gameCode: "K7M4QX" });
  });

  test("stays on the board for a host who comes back from the winner, and offers the result", async () => {
    const game = await renderGame(BOARD, { moves: allTiles, state: { gameId: GAME_ID, stay: true } });
    expect(game.path()).toBe(BOARD);
    await press(button(/^See the result/));
    expect(game.path()).toBe(WINNER);
  });

  test("leads to the winner again when it ends anew after an undo", async () => {
    const game = await renderGame(BOARD, { moves: allTiles, state: { gameId: GAME_ID, stay: true } });
    await press(button(/^Undo/));
    await press(tile(35));
    await press(button(/^Answer page/));
    await press(button(/^من أجاب؟/));
    await press(button(/^No One/));
    await pass(1_000);
    expect(game.path()).toBe(WINNER);
  });
});

test("takes the focus back to the tile just played", async () => {
  await renderGame(BOARD, {
    moves: [award(9, 0)],
    state: {
      lastAnswered: { teamIndex: 0, isCorrect: true, value: 200, questionId: 1009, categoryName: "فئة 2", tile: 9 },
    },
  });
  expect(document.activeElement).toBe(tile(9));
});

describe("saving", () => {
  test("says quietly after ten seconds that a move is not saved yet", async () => {
    await renderGame(BOARD, { serve: ({ method }) => (method === "POST" ? refusal("UNAVAILABLE", 503) : undefined) });
    await press(button(/^Team Turn/));
    expect(screen.queryByText(/Not saved yet/)).toBeNull();
    await pass(10_100);
    expect(screen.getByText(/Not saved yet/)).toBeTruthy();
    expect(button(/^Team Turn/).textContent).toContain("Beta");
  });
});

describe("without a game to show", () => {
  test.each([
    ["GAME_STATE_MISSING", 409, "No game state found for this game"],
    ["GAME_NOT_FOUND", 404, "Failed to load game data"],
    ["UNAVAILABLE", 503, "Failed to fetch game state"],
  ])("%s says 'Error Loading Game' and why", async (code, status, text) => {
    await renderGame(BOARD, { serve: () => refusal(code, status) });
    expect(screen.getByText("Error Loading Game")).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole("link", { name: /^Return to Games/ }).getAttribute("href")).toBe("/games");
  });

  test("a broken connection says 'Load failed'", async () => {
    await renderGame(BOARD, { serve: () => Promise.reject(new TypeError("offline")) });
    expect(screen.getByText("Load failed")).toBeTruthy();
  });

  test("a game without categories says so", async () => {
    await renderGame(BOARD, { view: { categories: [], questions: [] } });
    expect(screen.getByText("No Questions Available")).toBeTruthy();
  });

  test("a category with fewer than six questions cannot be opened", async () => {
    const game = await renderGame(BOARD, { questions: { 8: { id: -1001 } } });
    await press(tile(6));
    expect(game.path()).toBe(BOARD);
    expect(screen.getByText(/This category doesn't have enough questions to play\./)).toBeTruthy();
  });
});

describe("without an id", () => {
  test("continues the game of the navigation state", async () => {
    const game = await renderGame("/jeopardy", { state: { gameId: GAME_ID } });
    expect(game.path()).toBe(BOARD);
  });

  test("continues the game shown last on this device", async () => {
    const first = await renderGame(BOARD);
    first.unmount();
    expect((await renderGame("/jeopardy")).path()).toBe(BOARD);
  });

  test("leads to the list of games", async () => {
    expect((await renderGame("/jeopardy")).path()).toBe("/games");
  });
});

describe("keys", () => {
  test("list themselves under ? and can be switched off", async () => {
    await renderGame(BOARD);
    await pressKey("?");
    expect(screen.getByRole("dialog", { name: /^Keys and remote/ })).toBeTruthy();
    await press(screen.getByRole("switch", { name: /^Single-key shortcuts/ }));
    await press(button(/^Close/));
    await pressKey("?");
    expect(screen.queryByRole("dialog")).toBeNull();
    await pressKey("t", { code: "KeyT" });
    expect(button(/^Team Turn/).textContent).toContain("Alpha");
  });

  test("T changes the turn on any keyboard layout", async () => {
    await renderGame(BOARD);
    await pressKey("ف", { code: "KeyT" });
    expect(button(/^Team Turn/).textContent).toContain("Beta");
  });

  test("the first arrow goes to the first open tile", async () => {
    await renderGame(BOARD, { moves: [award(0, 0)] });
    await pressKey("ArrowRight");
    expect(document.activeElement).toBe(tile(1));
  });
});
