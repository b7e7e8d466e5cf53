import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, givenGame, PASSWORD, playMove, readGame, signUp, test } from "./fixtures.ts";
import {
  answerPageButton,
  choiceOf,
  expectBoard,
  expectScores,
  openTile,
  playTile,
  teamOf,
  tileOf,
  whoAnsweredButton,
} from "./game-screens.ts";

const FIRST = "فريق A+ (2)";
const SECOND = "الصقور";

/** Waits until no move of a page is on its way any more. */
const waitUntilSaved = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("majlis.moves."))))
    .toEqual([]);

test("without a network a tile opens and points are given; they arrive in order and once (F14)", async ({
  page,
  player,
  server,
}) => {
  const gameId = await givenGame(player, server.url);
  const { questions } = await readGame(player, server.url, gameId);
  await page.goto(`/jeopardy/${gameId}`);
  await expect(tileOf(page, 0)).toBeVisible();

  await page.context().setOffline(true);
  await teamOf(page, FIRST).getByRole("button", { name: /^2X/ }).click();
  await playTile(page, 2, 0);
  await expectBoard(page);
  await expectScores(page, { [FIRST]: 1200, [SECOND]: 0 });
  await openTile(page, 9);
  const asked = (await page.getByRole("main").textContent()) ?? "";
  expect(asked.replaceAll(/\s+/g, " ")).toContain((questions[9]?.textAr ?? "missing").replaceAll(/\s+/g, " ").trim());
  await answerPageButton(page).click();
  await expect(page.getByText("The answer cannot be loaded")).toBeVisible();
  await whoAnsweredButton(page).click();
  await choiceOf(page, 1).click();
  await expectBoard(page);
  await teamOf(page, SECOND)
    .getByRole("button", { name: /^Add 200/ })
    .click();
  await expectScores(page, { [FIRST]: 1200, [SECOND]: 400 });

  await page.context().setOffline(false);
  await expect
    .poll(async () => (await readGame(player, server.url, gameId)).state.teams.map(({ score }) => score))
    .toEqual([1200, 400]);
  const { trail } = await readGame(player, server.url, gameId);
  expect(trail.map(({ type }) => type)).toEqual(["usePower", "awardTile", "awardTile", "adjustScore"]);
  await waitUntilSaved(page);
  await page.reload();
  await expectScores(page, { [FIRST]: 1200, [SECOND]: 400 });
});

test("unsent moves survive a closed tab and are sent on return (F16)", async ({ page, player, server, context }) => {
  const gameId = await givenGame(player, server.url);
  await page.goto(`/jeopardy/${gameId}`);
  await expect(tileOf(page, 0)).toBeVisible();
  await context.setOffline(true);
  await teamOf(page, SECOND)
    .getByRole("button", { name: /^Add 200/ })
    .click();
  await teamOf(page, SECOND)
    .getByRole("button", { name: /^Add 200/ })
    .click();
  await expectScores(page, { [SECOND]: 400 });
  await page.close();
  await context.setOffline(false);
  expect((await readGame(player, server.url, gameId)).version).toBe(0);

  const returned = await context.newPage();
  await returned.goto(`${server.url}/jeopardy/${gameId}`);
  await expectScores(returned, { [SECOND]: 400 });
  await expect.poll(async () => (await readGame(player, server.url, gameId)).state.teams[1].score).toBe(400);
  expect((await readGame(player, server.url, gameId)).version).toBe(2);
});

test("an answer that was lost is asked for again and counts once (F12)", async ({ page, player, server }) => {
  const gameId = await givenGame(player, server.url);
  let isLost = false;
  await page.route("**/moves", async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    // The server stores the move, and its answer never arrives.
    await route.fetch();
    return route.abort("connectionreset");
  });
  await page.goto(`/jeopardy/${gameId}`);
  await teamOf(page, FIRST)
    .getByRole("button", { name: /^Add 200/ })
    .click();
  await expectScores(page, { [FIRST]: 200 });
  await waitUntilSaved(page);
  expect(await readGame(player, server.url, gameId)).toMatchObject({
    version: 1,
    state: { teams: [{ score: 200 }, {}] },
  });
  await expectScores(page, { [FIRST]: 200 });
});

test("a move the server refuses for good is taken back and said (R3)", async ({ page, player, server }) => {
  const gameId = await givenGame(player, server.url);
  await page.route("**/moves", (route) =>
    route.fulfill({
      status: 422,
      json: { error: { code: "MOVE_REFUSED", message: "", requestId: "x", reason: "POWER_ALREADY_USED" } },
    }),
  );
  await page.goto(`/jeopardy/${gameId}`);
  await teamOf(page, FIRST)
    .getByRole("button", { name: /^Add 200/ })
    .click();
  await expect(page.getByRole("status").filter({ hasText: "could not be saved and was taken back" })).toBeAttached();
  await expectScores(page, { [FIRST]: 0 });
});

test("two tabs on one game end in the same state (F17)", async ({ page, player, server, context }) => {
  const gameId = await givenGame(player, server.url);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${server.url}/jeopardy/${gameId}`);
    await expect(tileOf(tab, 0)).toBeVisible();
  }
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([
      teamOf(page, FIRST)
        .getByRole("button", { name: /^Add 200/ })
        .click(),
      teamOf(other, SECOND)
        .getByRole("button", { name: /^Add 200/ })
        .click(),
    ]);
  }
  await expect.poll(async () => (await readGame(player, server.url, gameId)).version).toBe(20);
  for (const tab of [page, other]) await expectScores(tab, { [FIRST]: 2000, [SECOND]: 2000 });
});

test("a double click and a held Enter make one move (F19)", async ({ page, player, server }) => {
  const gameId = await givenGame(player, server.url);
  await page.goto(`/jeopardy/${gameId}`);
  await teamOf(page, FIRST).getByRole("button", { name: /^2X/ }).dblclick({ force: true });
  await tileOf(page, 0).dblclick();
  await expect(page).toHaveURL(/question/);
  await page.goto(`/jeopardy/who-answered?gameId=${gameId}&tile=0`);
  await choiceOf(page, 0).focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("Enter");
  await expectBoard(page);
  await expect.poll(async () => (await readGame(player, server.url, gameId)).state.teams[0].score).toBe(400);
  const { trail } = await readGame(player, server.url, gameId);
  expect(trail.map(({ type }) => type)).toEqual(["usePower", "awardTile"]);
});

test("a game that ended elsewhere leads to the login and back to the same board", async ({
  page,
  player,
  server,
  context,
}) => {
  const gameId = await givenGame(player, server.url);
  await page.goto(`/jeopardy/${gameId}`);
  await expect(tileOf(page, 0)).toBeVisible();
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel("Email").fill(player.email);
  await page.getByLabel("Password", { exact: true }).fill("a-long-password");
  await page.getByRole("button", { name: "Log in" }).click();
  await expectBoard(page);
  await expect(tileOf(page, 0)).toBeVisible();
});

test("a session that ends during play leads to the login and back, and the move arrives (F21)", async ({
  page,
  player,
  server,
  context,
}) => {
  const gameId = await givenGame(player, server.url);
  await page.goto(`/jeopardy/${gameId}`);
  await context.clearCookies({ name: /session/ });
  await teamOf(page, FIRST)
    .getByRole("button", { name: /^Add 200/ })
    .click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Please login to continue")).toBeVisible();
  await page.getByLabel("Email").fill(player.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  await expectBoard(page);
  await expectScores(page, { [FIRST]: 200 });
  await expect.poll(async () => (await readGame(player, server.url, gameId)).state.teams[0].score).toBe(200);
});

test("bad addresses say what is wrong and lead back to the games", async ({ page, player, server }) => {
  const gameId = await givenGame(player, server.url);
  const guest = await signUp(await (await import("@playwright/test")).request.newContext(), server.url, "Other");
  const foreign = await givenGame(guest, server.url);
  const board = ["Failed to load game data"];
  for (const [address, reasons] of [
    [`/jeopardy/${randomUUID()}`, board],
    ["/jeopardy/not-a-game", board],
    [`/jeopardy/${foreign}`, board],
    [`/jeopardy/question?gameId=${randomUUID()}&tile=3`, ["Failed to retrieve question data", ...board]],
    [`/jeopardy/answer?gameId=${foreign}&tile=3`, ["Failed to retrieve question data", ...board]],
    ["/jeopardy/question?tile=3", ["Game ID not provided"]],
    [`/jeopardy/question?gameId=${gameId}`, ["Question ID not provided"]],
    [`/jeopardy/question?gameId=${gameId}&tile=99`, ["Invalid question ID"]],
    [`/jeopardy/answer?gameId=${gameId}&tile=abc`, ["Invalid question ID"]],
    [`/jeopardy/who-answered?gameId=${gameId}&tile=-1`, ["Invalid question ID"]],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: "Error Loading Game" }), address).toBeVisible();
    for (const reason of reasons) {
      await expect(page.getByRole("alert").getByText(reason, { exact: true }), address).toBeVisible();
    }
    await expect(page.getByRole("alert").locator("p"), address).toHaveCount(reasons.length);
    await expect(page.getByRole("alert").getByRole("link", { name: /^Return to Games/ }), address).toBeVisible();
  }
  await page.goto(`/jeopardy/winner?gameId=${gameId}`);
  await expect(page.getByText("No team data found. Redirecting to games page.")).toBeVisible();
  await expect(page).toHaveURL(/\/games$/);
});

test("what another device played is seen on coming back (R4)", async ({ page, player, server }) => {
  const gameId = await givenGame(player, server.url);
  await page.goto(`/jeopardy/${gameId}`);
  await expectScores(page, { [SECOND]: 0 });
  await playMove(player, server.url, gameId, { type: "awardTile", tile: 5, winner: 1 });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expectScores(page, { [SECOND]: 600 });
});
