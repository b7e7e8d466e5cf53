import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { award } from "#tests/support/game.ts";
import { button, forgetDevice, pass, press, renderGame, screenOf } from "#tests/support/render-game.tsx";

afterEach(forgetDevice);

const ANSWER = screenOf("answer", 4);

test("asks for the answer and shows it with what else counts and its source", async () => {
  const game = await renderGame(ANSWER, {
    answers: {
      4: {
        acceptAr: ["جواب آخر"],
        noteAr: "ملاحظة",
        sources: [{ labelAr: "صحيح البخاري 1", labelEn: "Bukhari 1", quoteAr: "إنما الأعمال" }],
      },
    },
  });
  expect(game.moves()).toEqual([{ type: "revealAnswer", tile: 4 }]);
  expect(screen.getByText("جواب 4").getAttribute("lang")).toBe("ar");
  for (const text of ["جواب آخر", "ملاحظة", "صحيح البخاري 1", "إنما الأعمال"])
    expect(screen.getByText(text)).toBeTruthy();
  expect(document.querySelector(".worth")?.textContent).toBe("400 نقطة");
});

test("returns to the question with its timer paused", async () => {
  const game = await renderGame(ANSWER);
  await press(button(/^Return to question/));
  expect(game.path()).toBe(screenOf("question", 4));
  expect(game.state()).toMatchObject({ fromAnswer: true });
});

test("leads to who answered, in Arabic", async () => {
  const game = await renderGame(ANSWER);
  await press(button(/^من أجاب؟/));
  expect(game.path()).toBe(screenOf("who-answered", 4));
});

test("has a loading label while the answer is on its way", async () => {
  await renderGame(ANSWER, {
    serve: ({ path }) => (path.endsWith("/moves") ? new Promise<Response>(() => {}) : undefined),
  });
  expect(button(/Loading answer\.\.\./).getAttribute("aria-disabled")).toBe("true");
});

test("does not ask who answered when that is known", async () => {
  await renderGame(ANSWER, { moves: [award(4, 0)] });
  expect(screen.getByText("جواب 4")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^من أجاب؟/ })).toBeNull();
});

test("says without a connection that the answer cannot be loaded, and lets points be given", async () => {
  const game = await renderGame(ANSWER, {
    serve: ({ method }) => (method === "POST" ? Promise.reject(new TypeError("offline")) : undefined),
  });
  await pass(0);
  expect(screen.getByText("The answer cannot be loaded")).toBeTruthy();
  await press(button(/^من أجاب؟/));
  expect(game.path()).toBe(screenOf("who-answered", 4));
});
