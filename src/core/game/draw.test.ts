import fc from "fast-check";
import { expect, test } from "vitest";
import { difficultyOfTile, type Difficulty } from "./board.ts";
import { drawQuestions, type CategoryCandidates, type Pair } from "./draw.ts";

const DIFFICULTY_OFFSETS: Record<Difficulty, number> = { easy: 0, normal: 100, hard: 200 };

/** Category `n` with questions n000…, n100…, n200… by difficulty. */
const category = (n: number, size: number): CategoryCandidates => ({
  categoryId: n,
  candidates: (["easy", "normal", "hard"] as const).flatMap((difficulty) =>
    Array.from({ length: size }, (_, index) => ({ id: n * 1000 + DIFFICULTY_OFFSETS[difficulty] + index, difficulty })),
  ),
});
const sixCategories = (size: number) => [1, 2, 3, 4, 5, 6].map((n) => category(n, size));
const chances = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

test("draws 36 different questions, two of each difficulty per category, in tile order", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), chances, (size, stream) => {
      const drawn = drawQuestions(sixCategories(size), [], () => stream.next().value);
      if (!drawn.ok) throw new Error("refused");
      expect(new Set(drawn.questionIds).size).toBe(36);
      drawn.questionIds.forEach((id, tile) => {
        expect(Math.floor(id / 1000)).toBe(Math.floor(tile / 6) + 1);
        expect(Math.floor((id % 1000) / 100) * 100).toBe(DIFFICULTY_OFFSETS[difficultyOfTile(tile)]);
      });
    }),
  );
});

test("names the category that has too few questions of a difficulty", () => {
  const short: CategoryCandidates = {
    categoryId: 4,
    candidates: category(4, 2).candidates.filter(({ id }) => id !== 4200),
  };
  const drawn = drawQuestions([...sixCategories(3).filter(({ categoryId }) => categoryId !== 4), short], [], () => 0.5);
  expect(drawn).toEqual({ ok: false, refusal: "NOT_ENOUGH_QUESTIONS", categoryId: 4 });
});

test("never lets a pair meet that is to be kept apart", () => {
  const pairs: Pair[] = [
    [1000, 1001],
    [1000, 2000],
    [3100, 4200],
    [5200, 5000],
  ];
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 6 }), chances, (size, stream) => {
      const drawn = drawQuestions(sixCategories(size), pairs, () => stream.next().value);
      if (!drawn.ok) throw new Error("refused");
      for (const [one, other] of pairs) {
        expect(drawn.questionIds.includes(one) && drawn.questionIds.includes(other)).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});

test("lets a category with no choice go first, so that the others give way", () => {
  const pairs: Pair[] = [[1000, 6000]];
  const categories = [...sixCategories(3).slice(0, 5), category(6, 2)];
  const drawn = drawQuestions(categories, pairs, () => 0);
  expect(drawn.ok && drawn.questionIds).toContain(6000);
  expect(drawn.ok && drawn.questionIds).not.toContain(1000);
});

test("refuses rather than let a pair meet", () => {
  const drawn = drawQuestions(sixCategories(2), [[1000, 1001]], () => 0.5);
  expect(drawn).toEqual({ ok: false, refusal: "NOT_ENOUGH_QUESTIONS", categoryId: 1 });
});

test("plays a category of pairs to its end: the last games are not left with two rivals", () => {
  const pairs: Pair[] = [
    [1000, 1001],
    [1000, 1203],
    [2000, 3000],
  ];
  fc.assert(
    fc.property(chances, (stream) => {
      const used = new Set<number>();
      for (let game = 0; game < 2; game += 1) {
        const left = sixCategories(4).map(({ categoryId, candidates }) => ({
          categoryId,
          candidates: candidates.filter(({ id }) => !used.has(id)),
        }));
        const drawn = drawQuestions(left, pairs, () => stream.next().value);
        if (!drawn.ok) throw new Error(`game ${game + 1} was refused`);
        for (const id of drawn.questionIds) used.add(id);
      }
    }),
  );
});
