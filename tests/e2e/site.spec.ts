import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, givenGame, PASSWORD, playMove, readGame, test } from "./fixtures.ts";
import { expectScores, teamOf, tileOf } from "./game-screens.ts";

const FIRST = "فريق A+ (2)";
const SECOND = "الصقور";

const CATEGORIES = [
  "Complete the verse",
  "Juz Amma",
  "Musa (Moses)",
  "Zakat and Hajj",
  "Cities and Mosques",
  "The Arabic Language",
];

const cardOf = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("button", { name: new RegExp(`^${name.replaceAll(/[()?]/g, "\\$&")} \\d+ games? left`) });

async function chooseSix(page: Page): Promise<void> {
  for (const name of CATEGORIES) await cardOf(page, name).click();
  await expect(page.getByRole("status").filter({ hasText: "6 of 6 categories selected" })).toBeAttached();
}

async function fillNames(page: Page): Promise<void> {
  await page.getByLabel("Game name").fill("ليلة العائلة");
  await page.getByLabel("First team").fill("فريق A+ (2)");
  await page.getByLabel("Second team").fill("الصقور");
}

test("a guest chooses a game, signs up, finds it as it was left, and creates it", async ({ page }) => {
  await page.goto("/play");
  await chooseSix(page);
  await fillNames(page);
  await page.getByRole("button", { name: "Create game" }).click();
  const dialog = page.getByRole("dialog", { name: "Authentication Required" });
  await expect(dialog).toContainText("Please log in or create an account to start playing");
  await dialog
    .getByRole("link", { name: "Sign Up" })
    .or(dialog.getByRole("button", { name: "Sign Up" }))
    .click();
  await expect(page).toHaveURL(/\/signup$/);

  await page.getByLabel("First name").fill("Maryam");
  await page.getByLabel("Last name").fill("Al Salem");
  await page.getByLabel("Email").fill(`maryam-${randomUUID()}@majlis.example`);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();

  await expect(page).toHaveURL(/\/play$/);
  await expect(page.getByText("6 of 6 categories selected")).toBeAttached();
  await expect(page.getByLabel("Game name")).toHaveValue("ليلة العائلة");
  await page.getByRole("button", { name: "Create game" }).dblclick();
  await expect(page).toHaveURL(/\/jeopardy\/[0-9a-f-]{36}$/);
  await expect(tileOf(page, 0)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "ليلة العائلة" })).toBeVisible();

  await page.getByRole("link", { name: /^Exit/ }).click();
  await expect(page).toHaveURL(/\/games$/);
  await expect(
    page
      .getByRole("main")
      .getByRole("list")
      .first()
      .getByRole("button", { name: /^ليلة العائلة/ }),
  ).toHaveCount(1);
});

test("what is missing from a new game is said, and nothing is created", async ({ page, player }) => {
  await page.goto("/play");
  const create = page.getByRole("button", { name: "Create game" });
  const expectRefused = async (sentence: string) => {
    await create.click();
    await expect(page.getByRole("main").getByText(sentence, { exact: true }).filter({ visible: true })).toBeVisible();
    await expect(page).toHaveURL(/\/play$/);
  };
  await expectRefused("Please enter a game name");
  await page.getByLabel("Game name").fill("ليلة العائلة");
  await expectRefused("A game needs a minimum of two teams with names");
  await page.getByLabel("First team").fill("فريق A+ (2)");
  await expectRefused("A game needs a minimum of two teams with names");
  await page.getByLabel("Second team").fill("الصقور");
  await expectRefused("Select 6 categories to start a game");
  for (const name of CATEGORIES.slice(0, 5)) await cardOf(page, name).click();
  await expectRefused("Select 1 more category: a game has 6");
  await cardOf(page, "Hijri months").click();
  await cardOf(page, "Scholars of Islam").click();
  await expect(page.getByText("You cannot select more than 6 categories")).toBeVisible();
  const games = await player.api.get(`${new URL(page.url()).origin}/api/v1/games`);
  expect(((await games.json()) as { games: unknown[] }).games).toEqual([]);
});

test("without a point a game is refused with the way to the points", async ({ page, player, server }) => {
  await givenGame(player, server.url);
  await page.goto("/play");
  await chooseSix(page);
  await fillNames(page);
  await page.getByRole("button", { name: "Create game" }).click();
  await expect(page.getByText("Insufficient Points").first()).toBeVisible();
  await expect(
    page.getByText("You don't have enough points to create a game. Each new game costs 1 point.").first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/play$/);
});

test("a saved game is continued and reset from the list", async ({ page, player, server }) => {
  const gameId = await givenGame(player, server.url);
  await playMove(player, server.url, gameId, { type: "awardTile", tile: 2, winner: 0 });
  await page.goto("/games");
  const card = page.getByRole("main").getByRole("button", { name: /^ليلة العائلة/ });
  await expect(page.getByRole("main")).toContainText("600");
  await card.click();
  const dialog = page.getByRole("dialog", { name: "ليلة العائلة" });
  await dialog
    .getByRole("button", { name: "Continue playing" })
    .or(dialog.getByRole("link", { name: "Continue playing" }))
    .click();
  await expect(page).toHaveURL(new RegExp(`/jeopardy/${gameId}$`));
  await expect(tileOf(page, 2)).toHaveAccessibleName(/answered/);

  await page.getByRole("button", { name: /^Team Turn/ }).click();
  await teamOf(page, SECOND)
    .getByRole("button", { name: /^Add 200/ })
    .click();
  await expectScores(page, { [FIRST]: 600, [SECOND]: 200 });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("link", { name: /^Exit/ }).click();
  await expect(page).toHaveURL(/\/games$/);
  await card.click();
  await page.getByRole("button", { name: "Reset game" }).click();
  await page.getByRole("button", { name: "Yes, reset it" }).click();
  await expect(page).toHaveURL(new RegExp(`/jeopardy/${gameId}$`));
  await expectScores(page, { [FIRST]: 0, [SECOND]: 0 });
  for (let tile = 0; tile < 36; tile += 1) await expect(tileOf(page, tile)).not.toHaveAccessibleName(/answered/);
  expect(await page.evaluate(() => "isSamePage" in window), "no page was loaded anew on the way").toBe(true);
  const { state, trail } = await readGame(player, server.url, gameId);
  expect(state.teams.map(({ score }) => score)).toEqual([0, 0]);
  expect(trail.at(-1)).toEqual({ type: "resetGame" });
});

test("a guest sees what guests may see", async ({ page }) => {
  await page.goto("/games");
  await expect(page.getByText("Login to see your games")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goto(`/jeopardy/${randomUUID()}`);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Please login to continue")).toBeVisible();
  await page.goto("/nothing/here");
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
});

test("a wrong password says so and keeps the address; logging out ends it in the other tab too (F20)", async ({
  page,
  player,
  context,
  server,
}) => {
  const other = await context.newPage();
  await page.goto("/games");
  await other.goto(`${server.url}/games`);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/(login)?$/);
  await expect(other.getByText("Login to see your games")).toBeVisible();

  await page.goto("/login");
  await page.getByLabel("Email").fill(player.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page.getByText("Invalid email or password").first()).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(player.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page).toHaveURL(/\/play$/);
});

test("Arabic turns the site and leaves the game pages as they are", async ({ page, player, server }) => {
  const gameId = await givenGame(player, server.url);
  await page.goto("/games");
  await page.getByRole("button", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  const first = await page.request.get(`${server.url}/games`, { headers: { accept: "text/html" } });
  expect(await first.text()).toMatch(/<html lang="ar" dir="rtl"/);
  await page.goto(`/jeopardy/${gameId}`);
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto("/play");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("button", { name: "English" })).toBeVisible();
});
