import { expect, test } from "vitest";
import type { GameView } from "#contract/game-schemas.ts";
import type { Move } from "#core/game/moves.ts";
import { award, newGame, playAll } from "#tests/support/game.ts";
import { acknowledge, drop, enqueue, rebase, shownGame, type GameCopy } from "./move-queue.ts";

const viewOf = (version: number, ...moves: readonly Move[]): GameView => {
  const { state, trail } = playAll(newGame(), ...moves);
  return JSON.parse(
    JSON.stringify({
      id: "x",
      code: "",
      name: "",
      createdAt: "",
      version,
      state,
      trail,
      categories: [],
      questions: [],
    }),
  ) as GameView;
};
const queued = (id: string, move: Move) => ({ id, move, madeAtMs: 0 });
const up: Move = { type: "adjustScore", team: 0, direction: "up" };
const scoresOf = (copy: GameCopy) => shownGame(copy).state.teams.map(({ score }) => score);

test("shows the confirmed game with every queued move on top", () => {
  const copy: GameCopy = { confirmed: viewOf(1, award(0, 1)), queue: [queued("a", up), queued("b", award(2, 0))] };
  expect(scoresOf(copy)).toEqual([800, 200]);
});

test("a refused move is not queued", () => {
  const copy: GameCopy = { confirmed: viewOf(1, award(0, 1)), queue: [] };
  expect(enqueue(copy, queued("a", award(0, 0)))).toEqual({ ok: false, refusal: "TILE_ALREADY_AWARDED" });
});

test("an answer moves the confirmed game on and shortens the queue", () => {
  const copy: GameCopy = { confirmed: viewOf(0), queue: [queued("a", up), queued("b", up)] };
  const after = acknowledge(copy, { id: "a", version: 1, state: viewOf(1, up).state });
  expect(after.confirmed).toMatchObject({ version: 1, trail: [up] });
  expect(after.queue.map(({ id }) => id)).toEqual(["b"]);
  expect(scoresOf(after)).toEqual([400, 0]);
});

test("an answer that was overtaken does not bring an older version back", () => {
  const confirmed = viewOf(3, up, award(2, 1), award(5, 1));
  const after = acknowledge(
    { confirmed, queue: [queued("a", up)] },
    { id: "a", version: 1, state: viewOf(1, up).state },
  );
  expect(after).toEqual({ confirmed, queue: [] });
});

test("an older game does not replace a newer one", () => {
  const copy: GameCopy = { confirmed: viewOf(2, up, up), queue: [] };
  expect(rebase(copy, viewOf(1, up))).toBe(copy);
});

test("a move that was refused for good is no longer shown", () => {
  const copy: GameCopy = { confirmed: viewOf(0), queue: [queued("a", up), queued("b", award(2, 1))] };
  expect(scoresOf(drop(copy, "a"))).toEqual([0, 600]);
});
