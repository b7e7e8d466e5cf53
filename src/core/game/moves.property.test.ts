import fc from "fast-check";
import { expect, test } from "vitest";
import { newGame } from "#tests/support/game.ts";
import { applyMove, isUndoable, trailOf, type Game, type Move } from "./moves.ts";
import { isAwarded, type Winner, POWERS, QUESTION_LANGUAGES, TEAMS } from "./state.ts";

const team = fc.constantFrom(...TEAMS);
const tile = fc.integer({ min: -1, max: 37 });
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 2, arbitrary: tile.map((at) => ({ type: "openTile", tile: at }) as const) },
  { weight: 1, arbitrary: fc.constant({ type: "closeTile" } as const) },
  { weight: 2, arbitrary: tile.map((at) => ({ type: "revealAnswer", tile: at }) as const) },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant("awardTile" as const),
      tile,
      winner: fc.constantFrom<Winner>(0, 1, "noOne"),
      despiteBlock: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant("usePower" as const), team, power: fc.constantFrom(...POWERS) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("adjustScore" as const),
      team,
      direction: fc.constantFrom("up" as const, "down" as const),
    }),
  },
  { weight: 1, arbitrary: team.map((to) => ({ type: "setTurn", team: to }) as const) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...QUESTION_LANGUAGES).map((language) => ({ type: "setLanguage", language }) as const),
  },
  { weight: 1, arbitrary: fc.constant({ type: "resetGame" } as const) },
  { weight: 4, arbitrary: fc.constant({ type: "undo" } as const) },
);
const moves = fc.array(move, { maxLength: 120 });

/** Every game on the way, with the moves that were accepted so far. */
function history(list: readonly Move[]): { game: Game; log: Move[] }[] {
  const steps = [{ game: newGame(), log: [] as Move[] }];
  let current = newGame();
  const log: Move[] = [];
  for (const next of list) {
    const played = applyMove(current, next);
    if (!played.ok) continue;
    current = played.value;
    log.push(next);
    steps.push({ game: current, log: [...log] });
  }
  return steps;
}

test("scores are never negative and move in steps of 200 (T4)", () => {
  fc.assert(
    fc.property(moves, (list) => {
      for (const { game } of history(list)) {
        for (const { score } of game.state.teams) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score % 200).toBe(0);
        }
      }
    }),
  );
});

test("state equals the replay of its log (T4)", () => {
  fc.assert(
    fc.property(moves, (list) => {
      const last = history(list).at(-1);
      const replayed = history(last?.log ?? []).at(-1);
      expect(replayed?.game).toEqual(last?.game);
      expect(last?.game.trail).toEqual(trailOf(last?.log ?? []));
    }),
  );
});

test("a tile is awarded at most once and a power used at most once per team since the last reset (T4)", () => {
  fc.assert(
    fc.property(moves, (list) => {
      for (const { game } of history(list)) {
        const sinceReset = game.trail.slice(game.trail.findLastIndex(({ type }) => type === "resetGame") + 1);
        const tiles = sinceReset.flatMap((played) => (played.type === "awardTile" ? [played.tile] : []));
        const powers = sinceReset.flatMap((played) =>
          played.type === "usePower" ? [`${played.team} ${played.power}`] : [],
        );
        expect(new Set(tiles).size).toBe(tiles.length);
        expect(new Set(powers).size).toBe(powers.length);
        expect(game.state.tiles.filter(isAwarded)).toHaveLength(tiles.length);
      }
    }),
  );
});

test("undo right after a host action gives back teams and turn", () => {
  fc.assert(
    fc.property(moves, move, (list, last) => {
      const before = history(list).at(-1)?.game ?? newGame();
      const played = applyMove(before, last);
      fc.pre(played.ok && isUndoable(last));
      const undone = applyMove(played.ok ? played.value : before, { type: "undo" });
      expect(undone.ok && undone.value.state.teams).toEqual(before.state.teams);
      expect(undone.ok && undone.value.state.turn).toBe(before.state.turn);
      expect(undone.ok && undone.value.trail).toEqual(before.trail);
    }),
  );
});

test("what was shown stays shown until a reset", () => {
  fc.assert(
    fc.property(moves, (list) => {
      const steps = history(list);
      steps.slice(1).forEach(({ game, log }, index) => {
        if (log.at(-1)?.type === "resetGame") return;
        const before = steps[index]?.game.state.tiles ?? [];
        const hidden = before.filter((state, at) => state !== "untouched" && game.state.tiles[at] === "untouched");
        expect(hidden).toEqual([]);
      });
    }),
  );
});

test("a state survives JSON and stays under 2 KB with the longest names (P5)", () => {
  const longName = "فـ".repeat(20);
  fc.assert(
    fc.property(moves, (list) => {
      const { state } = history(list).at(-1)?.game ?? newGame();
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      const named = { ...state, teams: state.teams.map((one) => ({ ...one, name: longName })) };
      expect(new TextEncoder().encode(JSON.stringify(named)).byteLength).toBeLessThan(2048);
    }),
  );
});
