import { describe, expect, test } from "vitest";
import { award, newGame, playAll, undo, use } from "#tests/support/game.ts";
import { applyMove, awardedPoints, isBlocked, trailOf, type Move } from "./moves.ts";

// Tiles of one category: 0, 1, 2 are worth 200, 400, 600, and so are 3, 4, 5.

describe("awarding a tile", () => {
  test("adds its value to the team and gives the turn to the other team", () => {
    const { state } = playAll(newGame(), award(2, 0));
    expect(state.teams[0].score).toBe(600);
    expect(state.teams[1].score).toBe(0);
    expect(state.turn).toBe(1);
    expect(state.tiles[2]).toBe(0);
  });

  test("gives no points when no one answered, and still passes the turn", () => {
    const { state } = playAll(newGame(), award(2, "noOne"));
    expect(state.teams.map(({ score }) => score)).toEqual([0, 0]);
    expect(state.turn).toBe(1);
    expect(state.tiles[2]).toBe("noOne");
  });

  test("passes the turn by whose turn it was, not by who answered", () => {
    const { state } = playAll(newGame(), award(0, 1));
    expect(state.turn).toBe(1);
  });

  test("closes the open tile", () => {
    const { state } = playAll(newGame(), { type: "openTile", tile: 7 }, award(7, 1));
    expect(state.openTile).toBeNull();
  });

  test("is refused a second time, whoever is named", () => {
    const game = playAll(newGame(), award(2, 0));
    expect(applyMove(game, award(2, 1))).toEqual({ ok: false, refusal: "TILE_ALREADY_AWARDED" });
    expect(applyMove(game, award(2, "noOne"))).toEqual({ ok: false, refusal: "TILE_ALREADY_AWARDED" });
  });

  test.each([-1, 36, 99, 1.5])("is refused for tile %s, which is not on the board", (tile) => {
    expect(applyMove(newGame(), award(tile, 0))).toEqual({ ok: false, refusal: "TILE_NOT_ON_BOARD" });
  });
});

describe("the double", () => {
  test("doubles the next tile of the team that used it, once", () => {
    const { state } = playAll(newGame(), use(0, "double"), award(14, 0), award(12, 0));
    expect(state.teams[0].score).toBe(600 * 2 + 200);
  });

  test("waits while the other team answers", () => {
    const { state } = playAll(newGame(), use(0, "double"), award(14, 1), award(12, 0));
    expect(state.teams[1].score).toBe(600);
    expect(state.teams[0].score).toBe(200 * 2);
  });

  test("is dropped for both teams when no one answers", () => {
    const { state } = playAll(
      newGame(),
      use(0, "double"),
      use(1, "double"),
      award(0, "noOne"),
      award(1, 0),
      award(2, 1),
    );
    expect(state.teams.map(({ score }) => score)).toEqual([400, 600]);
  });

  test("of each team counts for its own tile", () => {
    const { state } = playAll(newGame(), use(0, "double"), use(1, "double"), award(0, 0), award(1, 1));
    expect(state.teams.map(({ score }) => score)).toEqual([400, 800]);
  });

  test("shows what a tile is worth to each team", () => {
    const { state } = playAll(newGame(), use(1, "double"));
    expect(awardedPoints(state, 4, 0)).toBe(400);
    expect(awardedPoints(state, 4, 1)).toBe(800);
  });
});

describe("block and two answers", () => {
  test("a block refuses the other team until the host insists", () => {
    const game = playAll(newGame(), use(0, "block"));
    expect(isBlocked(game.state, 1)).toBe(true);
    expect(isBlocked(game.state, 0)).toBe(false);
    expect(applyMove(game, award(0, 1))).toEqual({ ok: false, refusal: "TEAM_BLOCKED" });
    const { state } = playAll(game, { type: "awardTile", tile: 0, winner: 1, despiteBlock: true });
    expect(state.teams[1].score).toBe(200);
  });

  test.each([0, 1, "noOne"] as const)("both are dropped by the tile that follows, won by %s", (winner) => {
    const game = playAll(newGame(), use(0, "block"), use(1, "twoAnswers"));
    const { state } = playAll(game, { type: "awardTile", tile: 3, winner, despiteBlock: true });
    expect(state.teams.map(({ pendingPowers }) => pendingPowers)).toEqual([[], []]);
  });
});

describe("powers", () => {
  test.each(["double", "callFriend", "block", "twoAnswers"] as const)(
    "%s is refused a second time to the same team",
    (power) => {
      const game = playAll(newGame(), use(0, power), award(0, 0));
      expect(applyMove(game, use(0, power))).toEqual({ ok: false, refusal: "POWER_ALREADY_USED" });
      expect(applyMove(game, use(1, power)).ok).toBe(true);
    },
  );

  test("a call waits for nothing", () => {
    const { state } = playAll(newGame(), use(1, "callFriend"));
    expect(state.teams[1]).toMatchObject({ usedPowers: ["callFriend"], pendingPowers: [] });
  });
});

describe("score buttons", () => {
  const step = (direction: "up" | "down"): Move => ({ type: "adjustScore", team: 1, direction });

  test("move by 200", () => {
    expect(playAll(newGame(), step("up"), step("up"), step("down")).state.teams[1].score).toBe(200);
  });

  test("never go below 0", () => {
    expect(applyMove(newGame(), step("down"))).toEqual({ ok: false, refusal: "SCORE_ALREADY_ZERO" });
  });
});

describe("opening and revealing", () => {
  test("an open tile is remembered until it is awarded or closed", () => {
    const game = playAll(newGame(), { type: "openTile", tile: 9 });
    expect(game.state.openTile).toBe(9);
    expect(playAll(game, { type: "closeTile" }).state.openTile).toBeNull();
  });

  test("an awarded tile can be looked at without being open", () => {
    expect(playAll(newGame(), award(9, 0), { type: "openTile", tile: 9 }).state.openTile).toBeNull();
  });

  test("revealing twice is harmless", () => {
    const reveal: Move = { type: "revealAnswer", tile: 9 };
    expect(playAll(newGame(), reveal, reveal).state.tiles[9]).toBe("revealed");
  });
});

describe("reset", () => {
  test("clears scores, powers, tiles and turn, and keeps questions, names and language", () => {
    const game = playAll(
      newGame(["النسور", "الصقور"]),
      { type: "setLanguage", language: "arEn" },
      use(0, "double"),
      award(0, 0),
      { type: "openTile", tile: 5 },
      { type: "revealAnswer", tile: 5 },
      { type: "resetGame" },
    );
    const fresh = newGame(["النسور", "الصقور"]).state;
    expect(game.state).toEqual({ ...fresh, language: "arEn" });
  });
});

describe("undo", () => {
  test("takes back an award with its points, its turn and its pending double, and opens its tile again", () => {
    const before = playAll(newGame(), use(0, "double"));
    const after = playAll(before, { type: "openTile", tile: 2 }, { type: "revealAnswer", tile: 2 }, award(2, 0), undo);
    expect(after.state.teams).toEqual(before.state.teams);
    expect(after.state.turn).toBe(0);
    expect(after.state.openTile).toBe(2);
    expect(after.state.tiles[2]).toBe("revealed");
  });

  test("goes back any number of steps, to a fresh game", () => {
    const moves: Move[] = [
      use(0, "double"),
      award(0, 0),
      { type: "adjustScore", team: 1, direction: "up" },
      { type: "setTurn", team: 0 },
      award(1, "noOne"),
      { type: "resetGame" },
    ];
    const game = playAll(newGame(), ...moves, ...moves.map(() => undo));
    expect(game.trail).toEqual([]);
    expect(game.state.teams).toEqual(newGame().state.teams);
    expect(applyMove(game, undo)).toEqual({ ok: false, refusal: "NOTHING_TO_UNDO" });
  });

  test("takes back a reset with everything it cleared", () => {
    const before = playAll(newGame(), use(0, "block"), award(4, 0));
    const after = playAll(before, { type: "resetGame" }, undo);
    expect(after.state.teams).toEqual(before.state.teams);
    expect(after.state.tiles[4]).toBe(0);
  });

  test("gives a power back that was undone", () => {
    expect(applyMove(playAll(newGame(), use(0, "block"), undo), use(0, "block")).ok).toBe(true);
  });

  test("passes over opening, revealing and the language, and leaves them as they are", () => {
    const { state } = playAll(
      newGame(),
      { type: "adjustScore", team: 0, direction: "up" },
      { type: "openTile", tile: 3 },
      { type: "revealAnswer", tile: 3 },
      { type: "setLanguage", language: "en" },
      undo,
    );
    expect(state.teams[0].score).toBe(0);
    expect(state).toMatchObject({ openTile: 3, language: "en" });
    expect(state.tiles[3]).toBe("revealed");
  });

  test("reads what is left to undo off the whole log", () => {
    const log: Move[] = [award(0, 0), { type: "openTile", tile: 1 }, award(1, 1), undo, use(0, "double")];
    expect(trailOf(log)).toEqual([award(0, 0), use(0, "double")]);
  });
});
