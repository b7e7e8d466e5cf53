import { expect, test } from "vitest";
import { TILE_COUNT } from "./board.ts";
import { award, newGame, playAll } from "#tests/support/game.ts";
import { awardedTileCount, outcomeOf } from "./outcome.ts";

const everyTile = Array.from({ length: TILE_COUNT }, (_, tile) => tile);

test("a game is finished when all 36 tiles are awarded", () => {
  const all = playAll(newGame(), ...everyTile.map((tile) => award(tile, "noOne")));
  const allButOne = playAll(newGame(), ...everyTile.slice(1).map((tile) => award(tile, 0)));
  expect(outcomeOf(all.state).isFinished).toBe(true);
  expect(outcomeOf(allButOne.state).isFinished).toBe(false);
  expect(awardedTileCount(allButOne.state)).toBe(35);
});

test("the higher score wins and stands first", () => {
  const { ranking, isDraw } = outcomeOf(playAll(newGame(), award(2, 1), award(0, 0)).state);
  expect(ranking.map(({ name, score }) => [name, score])).toEqual([
    ["Beta", 600],
    ["Alpha", 200],
  ]);
  expect(isDraw).toBe(false);
});

test("equal scores are a draw, in board order", () => {
  const { ranking, isDraw } = outcomeOf(playAll(newGame(), award(2, 1), award(5, 0)).state);
  expect(isDraw).toBe(true);
  expect(ranking.map(({ index }) => index)).toEqual([0, 1]);
});

test("all 36 tiles won by one team are worth 14,400", () => {
  const { state } = playAll(newGame(), ...everyTile.map((tile) => award(tile, 0)));
  expect(state.teams[0].score).toBe(14_400);
});
