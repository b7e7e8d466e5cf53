import { beforeEach, describe, expect, test } from "vitest";
import { createPressJudge, FOLLOW_ON_MS, type Area, type Press, type PressJudge } from "./press-judge.ts";

const [ANSWER, WHO_ANSWERED, NEIGHBOUR] = [{ is: "answer" }, { is: "who answered" }, { is: "neighbour" }];
const POINT = { x: 100, y: 100 };

const press = (atMs: number, target: object, changes: Partial<Press> = {}): Press => ({
  atMs,
  target,
  isConfirming: false,
  point: POINT,
  ...changes,
});
const around = (...controls: readonly (readonly [object, Area])[]) => new Map(controls);
const BESIDE: Area = { left: 120, top: 80, right: 180, bottom: 120 };

let judge: PressJudge;
beforeEach(() => {
  judge = createPressJudge();
});

describe("a pointer", () => {
  test("does not press what has appeared beneath it, for the time of a double click", () => {
    judge.take(press(0, ANSWER), around());
    expect(judge.isFollowOn(press(FOLLOW_ON_MS, WHO_ANSWERED))).toBe(true);
    expect(judge.isFollowOn(press(FOLLOW_ON_MS + 1, WHO_ANSWERED))).toBe(false);
  });

  test("presses the same control as often as people like", () => {
    for (const atMs of [0, 80, 160, 240, 320]) {
      expect(judge.isFollowOn(press(atMs, NEIGHBOUR))).toBe(false);
      judge.take(press(atMs, NEIGHBOUR), around());
    }
  });

  test("presses another control that was already there, but not one that has moved there", () => {
    judge.take(press(0, ANSWER), around([NEIGHBOUR, BESIDE]));
    expect(judge.isFollowOn(press(50, NEIGHBOUR, { point: { x: 130, y: 100 } }))).toBe(false);
    expect(judge.isFollowOn(press(50, NEIGHBOUR, { point: { x: 105, y: 100 } }))).toBe(true);
  });

  test("presses a new control elsewhere", () => {
    judge.take(press(0, ANSWER), around());
    expect(judge.isFollowOn(press(50, WHO_ANSWERED, { point: { x: 100, y: 300 } }))).toBe(false);
  });

  test("does not go on with a third press either", () => {
    judge.take(press(0, ANSWER), around());
    expect(judge.isFollowOn(press(300, WHO_ANSWERED))).toBe(true);
    judge.prolong(300);
    expect(judge.isFollowOn(press(600, WHO_ANSWERED))).toBe(true);
  });

  test("does not answer the question that the same control has only now asked", () => {
    judge.take(press(0, ANSWER), around());
    expect(judge.isFollowOn(press(200, ANSWER, { isConfirming: true }))).toBe(true);
    expect(judge.isFollowOn(press(500, ANSWER, { isConfirming: true }))).toBe(false);
  });
});

describe("a keyboard", () => {
  const key = { point: null } as const;

  test("does not press what the page has moved the focus to", () => {
    judge.take(press(0, ANSWER, key), around());
    expect(judge.isFollowOn(press(150, WHO_ANSWERED, key))).toBe(true);
    expect(judge.isFollowOn(press(150, ANSWER, key))).toBe(false);
  });

  test("presses what the person has moved the focus to", () => {
    judge.take(press(0, ANSWER, key), around());
    judge.forget();
    expect(judge.isFollowOn(press(150, WHO_ANSWERED, key))).toBe(false);
  });

  test("does not hold back a pointer", () => {
    judge.take(press(0, ANSWER, key), around());
    expect(judge.isFollowOn(press(150, WHO_ANSWERED))).toBe(false);
  });
});
