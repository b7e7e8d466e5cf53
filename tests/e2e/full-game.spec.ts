import type { Page } from "@playwright/test";
import type { TileAnswer } from "#contract/game-schemas.ts";
import { readCategories } from "#db/content/read-categories.ts";
import { valueOfTile } from "#core/game/board.ts";
import type { Winner } from "#core/game/state.ts";
import { expect, givenGame, readGame, test } from "./fixtures.ts";
import {
  answerPageButton,
  choiceOf,
  expectBoard,
  expectScores,
  openTile,
  playTile,
  revealButton,
  scoreOf,
  teamOf,
  tileOf,
  whoAnsweredButton,
} from "./game-screens.ts";

const FIRST = "فريق A+ (2)";
const SECOND = "الصقور";
const ALL_TILES = Array.from({ length: 36 }, (_, tile) => tile);

test.setTimeout(300_000);

/** Everything the server sends to a page, as text; the answer waits for what is still arriving. */
function listen(page: Page): () => Promise<readonly string[]> {
  const bodies: Promise<string>[] = [];
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (!/html|json|javascript|text/.test(type)) return;
    bodies.push(
      response.text().then(
        // A source line names a surah, which may be what another tile asks for.
        (text) => text.replaceAll(/"sources":\[.*?\]/g, ""),
        // The page left before the answer was read.
        () => "",
      ),
    );
  });
  return () => Promise.all(bodies);
}

/**
 * The answers of a game's tiles, in both languages, that stand in no other text of the game, so that seeing one means
 * that it got out.
 */
function distinctiveAnswers(questionTexts: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const bank = new Map(
    readCategories()
      .flatMap(({ questions }) => questions)
      .map((question) => [question.question_ar, question]),
  );
  const inGame = questionTexts.map((text) => bank.get(text));
  const answers = new Map<number, readonly string[]>();
  inGame.forEach((question, tile) => {
    if (!question) return;
    const elsewhere = JSON.stringify([
      inGame.filter((other) => other !== question),
      question.question_ar,
      question.question_en,
    ]);
    const distinctive = [question.answer_ar, question.answer_en].filter(
      (answer) => answer.length >= 8 && !elsewhere.includes(JSON.stringify(answer).slice(1, -1)),
    );
    if (distinctive.length > 0) answers.set(tile, distinctive);
  });
  return answers;
}

test("plays 36 questions to the winner, with every power, undo, a call and a reload on every screen", async ({
  page,
  player,
  server,
}) => {
  const arrived = listen(page);
  const gameId = await givenGame(player, server.url);
  const { questions } = await readGame(player, server.url, gameId);
  const answers = distinctiveAnswers(questions.map(({ textAr }) => textAr));
  expect(answers.size).toBeGreaterThan(10);
  const expectSilent = async (tile: number) => {
    const texts = [...(await arrived()), await page.content()];
    expect(texts.length).toBeGreaterThan(1);
    for (const answer of answers.get(tile) ?? []) {
      const forms = [answer, JSON.stringify(answer).slice(1, -1)];
      for (const text of texts) for (const form of forms) expect(text.includes(form), `tile ${tile}`).toBe(false);
    }
  };

  const revealedAnswer = async (tile: number) => {
    const address = `${server.url}/api/v1/games/${gameId}/tiles/${tile}/answer`;
    await expect.poll(async () => (await player.api.get(address)).status()).toBe(200);
    const { answerAr } = (await (await player.api.get(address)).json()) as TileAnswer;
    return answerAr.replaceAll(/[﴾﴿]/g, "").trim().slice(0, 6);
  };

  await page.goto(`/jeopardy/${gameId}`);
  await expect(page.getByText((await readGame(player, server.url, gameId)).code)).toBeVisible();
  await page.reload();

  await test.step("the double counts once, and a reload on every screen loses nothing", async () => {
    await teamOf(page, FIRST).getByRole("button", { name: /^2X/ }).click();
    await expect(teamOf(page, FIRST).getByRole("button", { name: /^2X/ })).toBeDisabled();
    await expectSilent(2);
    await openTile(page, 2);
    await page.reload();
    await expect(page.getByRole("timer")).toBeVisible();
    await expectSilent(2);
    await revealButton(page).click();
    const revealed = await revealedAnswer(2);
    await expect(page.locator(".inline-answer")).toContainText(revealed);
    await page.reload();
    await answerPageButton(page).click();
    await page.reload();
    await whoAnsweredButton(page).click();
    await page.reload();
    await expect(choiceOf(page, 0)).toContainText("1,200");
    await choiceOf(page, 0).click();
    await expectBoard(page);
    await expectScores(page, { [FIRST]: 1200, [SECOND]: 0 });
    await page.reload();
    await expectScores(page, { [FIRST]: 1200, [SECOND]: 0 });
    await expect(page.getByRole("button", { name: /^Team Turn/ })).toContainText(SECOND);
  });

  await test.step("undo takes the award back and gives it again", async () => {
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expectScores(page, { [FIRST]: 0, [SECOND]: 0 });
    await playTile(page, 2, 0);
    await expectBoard(page);
    await expectScores(page, { [FIRST]: 1200, [SECOND]: 0 });
  });

  await test.step("a block greys the other team until the host presses twice; two answers are shown", async () => {
    await teamOf(page, FIRST)
      .getByRole("button", { name: /^Block/ })
      .click();
    await teamOf(page, SECOND)
      .getByRole("button", { name: /^2 answers/ })
      .click();
    await expectSilent(1);
    await openTile(page, 1);
    await expectSilent(1);
    await expect(teamOf(page, SECOND)).toContainText("May answer twice");
    await answerPageButton(page).click();
    await whoAnsweredButton(page).click();
    await choiceOf(page, 1).click();
    await expect(page.getByRole("alert")).toContainText("blocked");
    await choiceOf(page, 1).click();
    await expectBoard(page);
    await expectScores(page, { [FIRST]: 1200, [SECOND]: 400 });
  });

  await test.step("a call is used once its timer starts", async () => {
    await expectSilent(0);
    await openTile(page, 0);
    await expectSilent(0);
    await teamOf(page, SECOND)
      .getByRole("button", { name: /^Phone a friend/ })
      .click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("60");
    await dialog.getByRole("button", { name: /30 seconds more/ }).click();
    await expect(dialog).toContainText("90");
    await dialog.getByRole("button", { name: /^Start Timer/ }).click();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await answerPageButton(page).click();
    await whoAnsweredButton(page).click();
    await choiceOf(page, "noOne").click();
    await expectBoard(page);
    await expect
      .poll(async () => (await readGame(player, server.url, gameId)).state.teams[1].usedPowers)
      .toContain("callFriend");
  });

  await test.step("score and turn buttons", async () => {
    await teamOf(page, SECOND)
      .getByRole("button", { name: /^Add 200/ })
      .click();
    await teamOf(page, SECOND)
      .getByRole("button", { name: /^Add 200/ })
      .click();
    await teamOf(page, SECOND)
      .getByRole("button", { name: /^Take 200/ })
      .click();
    await expectScores(page, { [SECOND]: 600 });
    const turn = page.getByRole("button", { name: /^Team Turn/ });
    const before = (await turn.textContent()) ?? "";
    await turn.click();
    await expect(turn).not.toHaveText(before);
  });

  let [first, second] = [1200, 600];
  for (const tile of ALL_TILES.slice(3)) {
    const winner: Winner = tile % 3 === 0 ? 0 : tile % 3 === 1 ? 1 : "noOne";
    await expectSilent(tile);
    await playTile(page, tile, winner);
    if (winner === 0) first += valueOfTile(tile);
    if (winner === 1) second += valueOfTile(tile);
    if (tile < 35) {
      await expectBoard(page);
      await expectScores(page, { [FIRST]: first, [SECOND]: second });
      await expect(tileOf(page, tile)).toHaveAccessibleName(/answered/);
    }
  }

  await expect(page).toHaveURL(/\/jeopardy\/winner\?/);
  const main = page.getByRole("main");
  await expect(main).toContainText("Winner");
  await expect(main).toContainText(first > second ? FIRST : SECOND);
  await expect(main).toContainText(Math.max(first, second).toLocaleString("en"));
  await page.reload();
  await expect(main).toContainText("Winner");
  await page
    .getByRole("link", { name: /Return to Games/ })
    .or(page.getByRole("button", { name: /Return to Games/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/games$/);
  await expect(page.getByRole("main")).toContainText("ليلة العائلة");
});

test("plays 36 questions to a draw", async ({ page, player, server }) => {
  const gameId = await givenGame(player, server.url, { categoryIds: [11, 12, 13, 16, 17, 20] });
  await page.goto(`/jeopardy/${gameId}`);
  for (const tile of ALL_TILES) {
    // The left column to the first team and the right one to the second: 18 times the same values.
    await playTile(page, tile, tile % 6 < 3 ? 0 : 1);
    if (tile < 35) await expectBoard(page);
  }
  await expect(page).toHaveURL(/\/jeopardy\/winner\?/);
  await expect(page.getByRole("main")).toContainText("Draw");
  await expect(page.getByRole("main")).toContainText("7,200");
  await expect(scoreOf(page, FIRST)).toHaveCount(0);
});
