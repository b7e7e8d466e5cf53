import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { award, use } from "#tests/support/game.ts";
import { forgetGames } from "#web/features/board/use-game.ts";
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
  screenOf,
} from "#tests/support/render-game.tsx";

afterEach(forgetDevice);

const QUESTION = screenOf("question", 4);
const seconds = () =>
  within(screen.getByRole("region", { name: "Timer" }))
    .getByRole("timer")
    .querySelector(".timer-digits")?.textContent;
const team = (name: string) => within(screen.getByRole("region", { name }));

test("shows the question with its value in Arabic, its category, the game and the team on turn", async () => {
  const game = await renderGame(QUESTION);
  expect(screen.getByText("سؤال 4").getAttribute("lang")).toBe("ar");
  expect(document.querySelector(".worth")?.textContent).toBe("400 نقطة");
  expect(screen.getByText("فئة 1")).toBeTruthy();
  expect(document.querySelector(".turn-label")?.textContent).toBe("الدور Team Turn: Alpha");
  await pass(200);
  expect(game.moves()).toEqual([{ type: "openTile", tile: 4 }]);
});

test("is opened before anything else is played there, however quick", async () => {
  const game = await renderGame(QUESTION);
  await press(button(/^الإجابة/));
  expect(game.moves()).toEqual([
    { type: "openTile", tile: 4 },
    { type: "revealAnswer", tile: 4 },
  ]);
});

test("leads back to the board by Exit, with the tile in the navigation state", async () => {
  const game = await renderGame(QUESTION);
  await press(screen.getByRole("link", { name: /^Exit/ }));
  expect(game.path()).toBe(BOARD);
  expect(game.state()).toMatchObject({ gameId: GAME_ID, tile: 4 });
});

describe("timer", () => {
  test("starts by itself at 30 and stops at 0 without locking anything", async () => {
    await renderGame(QUESTION);
    expect(seconds()).toBe("30");
    await pass(1_100);
    expect(seconds()).toBe("29");
    await pass(60_000);
    expect(seconds()).toBe("0");
    expect(button(/^الإجابة/).hasAttribute("disabled")).toBe(false);
  });

  test("says at 0, in its own place, that the time is up", async () => {
    await renderGame(QUESTION);
    await pass(29_000);
    expect(screen.getByRole("timer").textContent).not.toContain("انتهى الوقت");
    await pass(1_100);
    expect(screen.getByRole("timer").textContent).toContain("انتهى الوقت Time is up");
    await press(button(/^Reset timer/));
    expect(screen.getByRole("timer").textContent).toBe("30");
  });

  test("announces 30, 10 and 0 once and is itself silent", async () => {
    await renderGame(QUESTION);
    const statuses = () =>
      screen
        .getAllByRole("status")
        .map((status) => status.textContent)
        .join(" ");
    expect(statuses()).toContain("30 seconds left");
    await pass(5_000);
    expect(statuses()).not.toContain("seconds left");
    await pass(15_100);
    expect(statuses()).toContain("10 seconds left");
    await pass(10_000);
    expect(statuses()).toContain("Time is up");
  });

  test("pauses, resumes and resets", async () => {
    await renderGame(QUESTION);
    await pass(5_100);
    await press(button(/^Pause/));
    await pass(10_000);
    expect(seconds()).toBe("25");
    await press(button(/^Resume/));
    await pass(1_100);
    expect(seconds()).toBe("24");
    await press(button(/^Reset timer/));
    expect(seconds()).toBe("30");
  });

  test("pauses on Space and on a remote's play key", async () => {
    await renderGame(QUESTION);
    await pressKey(" ");
    await pass(3_000);
    expect(seconds()).toBe("30");
    await pressKey("MediaPlayPause");
    await pass(3_100);
    expect(seconds()).toBe("27");
  });

  test("goes on where it was after a reload", async () => {
    const first = await renderGame(QUESTION);
    await pass(10_100);
    first.unmount();
    await pass(5_000);
    await renderGame(QUESTION);
    expect(Number(seconds())).toBeLessThanOrEqual(20);
  });

  test.each([
    ["already answered", { moves: [award(4, 0)] }],
    ["back from the answer", { state: { fromAnswer: true } }],
  ])("stands at 30 when the question is %s", async (_, setup) => {
    await renderGame(QUESTION, setup);
    await pass(4_000);
    expect(seconds()).toBe("30");
  });

  test("is set between 15 and 300 seconds and switched off", async () => {
    await renderGame(QUESTION);
    await press(button(/^Timer settings/));
    await press(button(/^15 seconds less/));
    await press(button(/^15 seconds less/));
    expect(seconds()).toBe("15");
    await press(button(/^15 seconds more/));
    expect(seconds()).toBe("30");
    await press(screen.getByRole("switch", { name: /^Use the timer/ }));
    expect(within(screen.getByRole("region", { name: "Timer" })).queryByRole("timer")).toBeNull();
  });
});

describe("the answer button", () => {
  test("reveals the answer in place and pauses the timer", async () => {
    const game = await renderGame(QUESTION);
    await press(button(/^الإجابة/));
    expect(screen.getByText("جواب 4")).toBeTruthy();
    expect(game.moves().at(-1)).toEqual({ type: "revealAnswer", tile: 4 });
    await pass(3_000);
    expect(seconds()).toBe("30");
  });

  test("asks the server for nothing of the answer before", async () => {
    const game = await renderGame(QUESTION);
    await pass(5_000);
    expect(game.sent.some(({ path }) => path.endsWith("/answer"))).toBe(false);
    expect(document.body.textContent).not.toContain("جواب");
  });

  test("is gone when the question was already answered", async () => {
    await renderGame(QUESTION, { moves: [award(4, 1)] });
    expect(screen.queryByRole("button", { name: /^الإجابة/ })).toBeNull();
    expect(screen.getByText("Already answered")).toBeTruthy();
  });

  test("follows the presenter's page keys to the answer and to who answered", async () => {
    const game = await renderGame(QUESTION);
    await pressKey("PageDown");
    expect(screen.getByText("جواب 4")).toBeTruthy();
    await pressKey("PageDown");
    expect(game.path()).toBe(screenOf("who-answered", 4));
  });
});

test("moves the focus from the answer button, which is gone, to who answered", async () => {
  await renderGame(QUESTION);
  button(/^الإجابة/).focus();
  await press(button(/^الإجابة/));
  expect(document.activeElement).toBe(button(/^من أجاب؟/));
});

test("leads to the answer's own page", async () => {
  const game = await renderGame(QUESTION);
  await press(button(/^Answer page/));
  expect(game.path()).toBe(screenOf("answer", 4));
});

test.each(["Escape", "Backspace"])("goes back to the board on %s", async (key) => {
  const game = await renderGame(QUESTION);
  await pressKey(key);
  expect(game.path()).toBe(BOARD);
});

test("shows the powers that count for this question", async () => {
  await renderGame(QUESTION, { moves: [use(0, "double"), use(0, "twoAnswers"), use(1, "block")] });
  expect(team("Alpha").getByText("2X")).toBeTruthy();
  expect(team("Alpha").getByText("May answer twice")).toBeTruthy();
  expect(team("Beta").getByText("Block")).toBeTruthy();
});

describe("phone a friend", () => {
  const callOf = (name: string) => team(name).getByRole("button", { name: /^Phone a friend/ });
  const face = () => within(screen.getByRole("dialog")).getByRole("timer").textContent;

  test("opens with 60 seconds, in steps of 30, and is spent at the start", async () => {
    const game = await renderGame(QUESTION);
    await press(callOf("Beta"));
    expect(face()).toBe("60");
    await press(button(/30 seconds more/));
    expect(face()).toBe("90");
    await press(button(/30 seconds less/));
    await press(button(/30 seconds less/));
    expect(face()).toBe("30");
    expect(game.moves()).toHaveLength(1);
    await press(button(/^Start Timer/));
    expect(game.moves().at(-1)).toEqual({ type: "usePower", team: 1, power: "callFriend" });
    await pass(29_000);
    expect(screen.queryByText("Time Finished")).toBeNull();
    await pass(1_100);
    expect(screen.getByText("Time Finished")).toBeTruthy();
  });

  test("begins at its start button", async () => {
    await renderGame(QUESTION);
    await press(callOf("Beta"));
    expect(document.activeElement).toBe(button(/^Start Timer/));
  });

  test("comes back over a reload with the time it has left, until it has ended", async () => {
    const first = await renderGame(QUESTION);
    await press(callOf("Beta"));
    await press(button(/^Start Timer/));
    await pass(10_100);
    first.unmount();
    forgetGames();
    const second = await renderGame(QUESTION, { moves: [use(1, "callFriend")] });
    expect(face()).toBe("50");
    second.unmount();
    forgetGames();
    await pass(50_000);
    await renderGame(QUESTION, { moves: [use(1, "callFriend")] });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("does not come back once it was put away, nor over another question", async () => {
    const first = await renderGame(QUESTION);
    await press(callOf("Beta"));
    await press(button(/^Start Timer/));
    first.unmount();
    forgetGames();
    const elsewhere = await renderGame(screenOf("question", 5), { moves: [use(1, "callFriend")] });
    expect(screen.queryByRole("dialog")).toBeNull();
    elsewhere.unmount();
    forgetGames();
    const second = await renderGame(QUESTION, { moves: [use(1, "callFriend")] });
    await press(button(/^Close/));
    second.unmount();
    forgetGames();
    await renderGame(QUESTION, { moves: [use(1, "callFriend")] });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("is not to be had for a question that was answered", async () => {
    await renderGame(QUESTION, { moves: [award(4, 0)] });
    expect(callOf("Beta").getAttribute("aria-disabled")).toBe("true");
    await press(callOf("Beta"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("refuses a second call", async () => {
    const game = await renderGame(QUESTION, { moves: [use(1, "callFriend")] });
    await press(callOf("Beta"));
    await press(button(/^Start Timer/));
    expect(game.moves().filter(({ type }) => type === "usePower")).toEqual([]);
    expect(screen.getByText(/This team has already used that/)).toBeTruthy();
  });
});

describe("the report", () => {
  const open = async (serve?: () => Response | undefined) => {
    const game = await renderGame(
      QUESTION,
      serve ? { serve: ({ path }) => (path.endsWith("/reports") ? serve() : undefined) } : {},
    );
    await press(button(/^var/));
    return game;
  };
  const write = (text: string) => fireEvent.change(screen.getByRole("textbox"), { target: { value: text } });
  const send = () => button(/^Send/);

  test("begins in its field", async () => {
    await open();
    expect(document.activeElement).toBe(screen.getByRole("textbox"));
  });

  test("cannot be sent while it is empty after trimming", async () => {
    await open();
    expect(send().hasAttribute("disabled")).toBe(true);
    write("   ");
    expect(send().hasAttribute("disabled")).toBe(true);
    write("خطأ");
    expect(send().hasAttribute("disabled")).toBe(false);
  });

  test("shows 'Sent' and closes after 1.1 s", async () => {
    const game = await open();
    write(" خطأ ");
    await press(send());
    expect(screen.getAllByText("Sent").length).toBeGreaterThan(0);
    expect(game.sent.at(-1)).toMatchObject({ body: { text: "خطأ" } });
    await pass(1_000);
    expect(screen.queryByRole("dialog")).toBeTruthy();
    await pass(150);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("shows a failure for 2.5 s and keeps what was written", async () => {
    await open(() => refusal("UNAVAILABLE", 503));
    write("خطأ");
    await press(send());
    expect(screen.getByText("Failed")).toBeTruthy();
    await pass(2_600);
    expect(screen.queryByText("Failed")).toBeNull();
    expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("خطأ");
  });
});

describe("media", () => {
  test("loads a picture beside the text, and fills the screen on a press", async () => {
    await renderGame(QUESTION, { questions: { 4: { media: { kind: "image", url: "/media/a.png" } } } });
    expect(screen.getByText("Loading media...")).toBeTruthy();
    fireEvent.load(screen.getByRole("img", { name: /^Picture of the question/ }));
    expect(screen.queryByText("Loading media...")).toBeNull();
    await press(button(/^Enlarge/));
    expect(screen.getByRole("dialog")).toBeTruthy();
    await press(button(/^Close/));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("says when a film could not be loaded", async () => {
    await renderGame(QUESTION, { questions: { 4: { media: { kind: "video", url: "about:blank" } } } });
    expect(screen.getByTitle(/^Film of the question/).getAttribute("sandbox")).not.toContain("allow-same-origin");
    await pass(15_000);
    expect(screen.getByText("Video could not be loaded")).toBeTruthy();
  });
});

describe("an address that names no question", () => {
  test.each([
    ["/jeopardy/question", "Game ID not provided"],
    [`/jeopardy/question?gameId=${GAME_ID}`, "Question ID not provided"],
    [`/jeopardy/question?gameId=${GAME_ID}&tile=77`, "Invalid question ID"],
    [`/jeopardy/question?gameId=${GAME_ID}&tile=abc`, "Invalid question ID"],
  ])("%s says %s", async (path, text) => {
    await renderGame(path);
    expect(screen.getByText(text)).toBeTruthy();
  });

  test.each(["", "&tile=77", "&tile=abc"])("offers the way back to the board with %s", async (tile) => {
    await renderGame(`/jeopardy/question?gameId=${GAME_ID}${tile}`);
    expect(screen.getByRole("link", { name: /^Back to board/ }).getAttribute("href")).toBe(`/jeopardy/${GAME_ID}`);
  });

  test("says so when the question is missing, damaged, or its category has no name", async () => {
    const first = await renderGame(QUESTION, { view: { questions: [] } });
    expect(screen.getByText("Question not found")).toBeTruthy();
    first.unmount();
    forgetDevice();
    const second = await renderGame(QUESTION, { questions: { 4: { textAr: "Ø³Ø¤Ø§Ù„" } } });
    expect(screen.getByText("Question data corrupted")).toBeTruthy();
    second.unmount();
    forgetDevice();
    const unnamed = [1, 2, 3, 4, 5, 6].map((id) => ({ id, nameAr: "...", nameEn: "", imageUrl: "" }));
    await renderGame(QUESTION, { view: { categories: unnamed } });
    expect(screen.getByText("Invalid category name")).toBeTruthy();
  });

  test("says when the server cannot be asked", async () => {
    await renderGame(QUESTION, { serve: () => refusal("UNAVAILABLE", 503) });
    expect(screen.getByText("Failed to retrieve question data")).toBeTruthy();
  });
});

test("shows Arabic with English beneath, or English alone, by the game's language", async () => {
  await renderGame(QUESTION, { moves: [{ type: "setLanguage", language: "arEn" }] });
  expect(screen.getByText("سؤال 4")).toBeTruthy();
  expect(screen.getByText("Question 4")).toBeTruthy();
  forgetDevice();
  await renderGame(QUESTION, { moves: [{ type: "setLanguage", language: "en" }] });
  expect(screen.queryByText("سؤال 4")).toBeNull();
});
