import type { CDPSession, Locator, Page } from "@playwright/test";
import { expect, givenGame, playMove, readGame, test } from "./fixtures.ts";
import { choiceOf, expectBoard, revealButton, teamOf, tileOf, whoAnsweredButton } from "./game-screens.ts";

const FIRST = "فريق A+ (2)";

async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error("The control is not on the screen.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Two presses of the mouse at one place. */
async function clickTwice(page: Page, control: Locator): Promise<void> {
  const at = { ...(await middleOf(control)), button: "left" as const };
  await page.mouse.move(at.x, at.y);
  let clickCount = 0;
  await sendTwice(page, (cdp, downAt, upAt) => {
    clickCount += 1;
    return [
      cdp.send("Input.dispatchMouseEvent", { ...at, type: "mousePressed", clickCount, timestamp: downAt }),
      cdp.send("Input.dispatchMouseEvent", { ...at, type: "mouseReleased", clickCount, timestamp: upAt }),
    ];
  });
}

/** Two taps of a finger at one place. */
async function tapTwice(page: Page, control: Locator): Promise<void> {
  const at = await middleOf(control);
  await sendTwice(page, (cdp, downAt, upAt) => [
    cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at], timestamp: downAt }),
    cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp: upAt }),
  ]);
}

/** Enter held down: the first press and what the keyboard repeats of it. */
async function holdEnter(page: Page, control: Locator): Promise<void> {
  await control.focus();
  for (let repeat = 0; repeat < 8; repeat += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
}

/** Enter pressed twice, as on a remote that bounces. */
async function enterTwice(page: Page, control: Locator): Promise<void> {
  await control.focus();
  const enter = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13 };
  await sendTwice(page, (cdp, downAt, upAt) => [
    cdp.send("Input.dispatchKeyEvent", { ...enter, type: "keyDown", text: "\r", timestamp: downAt }),
    cdp.send("Input.dispatchKeyEvent", { ...enter, type: "keyUp", timestamp: upAt }),
  ]);
}

/**
 * Sends something two times, right after each other by its own time stamps, however busy the machine is. The second
 * is held until more than `FOLLOW_ON_MS` after the first.
 */
async function sendTwice(
  page: Page,
  send: (cdp: CDPSession, downAt: number, upAt: number) => readonly Promise<unknown>[],
): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const seconds = Date.now() / 1000;
  await Promise.all([...send(cdp, seconds, seconds + 0.05), ...send(cdp, seconds + 0.06, seconds + 0.5)]);
  await cdp.detach();
}

const LARGE = { width: 1280, height: 720 };
const ways = [
  { name: "double click", use: { viewport: LARGE }, press: clickTwice },
  { name: "held Enter", use: { viewport: LARGE }, press: holdEnter },
  { name: "doubled Enter", use: { viewport: LARGE }, press: enterTwice },
  {
    name: "double tap at 390 × 844",
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    press: tapTwice,
  },
  {
    name: "double tap at 320 × 640",
    use: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
    press: tapTwice,
  },
] as const;

for (const { name, use, press } of ways) {
  test.describe(name, () => {
    test.use(use);

    test("takes a tile one step at a time (F19)", async ({ page, player, server }) => {
      const gameId = await givenGame(player, server.url);
      await page.goto(`/jeopardy/${gameId}`);

      await press(page, tileOf(page, 0));
      await expect(revealButton(page)).toBeVisible();
      expect(await page.evaluate(() => getSelection()?.toString())).toBe("");

      await press(page, revealButton(page));
      await expect(whoAnsweredButton(page)).toBeVisible();
      await expect(page).toHaveURL(/question\?/);

      await press(page, whoAnsweredButton(page));
      await expect(choiceOf(page, 0)).toBeEnabled();
      await expect(page).toHaveURL(/who-answered\?/);

      await press(page, choiceOf(page, 0));
      await expectBoard(page);
      await expect.poll(async () => (await readGame(player, server.url, gameId)).state.teams[0].score).toBe(200);
      const { state, trail } = await readGame(player, server.url, gameId);
      expect(trail).toEqual([{ type: "awardTile", tile: 0, winner: 0 }]);
      expect(state.openTile).toBeNull();
      await expectBoard(page);
    });

    test("takes the answer's page one step at a time (F19)", async ({ page, player, server }) => {
      const gameId = await givenGame(player, server.url);
      await page.goto(`/jeopardy/question?gameId=${gameId}&tile=7`);
      await press(page, page.getByRole("button", { name: /^Answer page/ }));
      await expect(whoAnsweredButton(page)).toHaveAttribute("data-first-stop");
      await expect(whoAnsweredButton(page)).not.toHaveAttribute("aria-disabled");
      await expect(page).toHaveURL(/answer\?/);
      await press(page, page.getByRole("button", { name: /^Return to question/ }));
      await expect(whoAnsweredButton(page).or(revealButton(page))).toBeVisible();
      await expect(page).toHaveURL(/question\?/);
    });

    test("asks before a blocked team is given a tile (F19)", async ({ page, player, server }) => {
      const gameId = await givenGame(player, server.url);
      await playMove(player, server.url, gameId, { type: "usePower", team: 0, power: "block" });
      await page.goto(`/jeopardy/who-answered?gameId=${gameId}&tile=0`);
      await press(page, choiceOf(page, 1));
      await expect(page.getByRole("alert")).toContainText("blocked");
      // The fixture's next step comes when a second half would have been heard.
      await page.getByRole("link", { name: /^Exit/ }).focus();
      await expect(page).toHaveURL(/who-answered\?/);
      expect((await readGame(player, server.url, gameId)).state.tiles[0]).toBe("untouched");
    });

    test("asks before a saved game is reset (F19)", async ({ page, player, server }) => {
      const gameId = await givenGame(player, server.url);
      await playMove(player, server.url, gameId, { type: "awardTile", tile: 2, winner: 0 });
      await page.goto("/games");
      await press(page, page.getByRole("main").getByRole("button", { name: /^ليلة العائلة/ }));
      const reset = page.getByRole("button", { name: "Reset game" });
      await expect(reset).toBeVisible();
      await expect(page).toHaveURL(/\/games$/);
      await page.getByRole("dialog").evaluate(async (dialog) => {
        await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
      });
      await press(page, reset);
      await expect(page.getByRole("dialog", { name: "Reset this game?" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Yes, reset it" })).toBeEnabled();
      expect((await readGame(player, server.url, gameId)).state.teams[0].score).toBe(600);
    });
  });
}

test("quick presses of the same button all count", async ({ page, player, server }) => {
  const gameId = await givenGame(player, server.url);
  await page.goto(`/jeopardy/${gameId}`);
  const add = teamOf(page, FIRST).getByRole("button", { name: /^Add 200/ });
  const { x, y } = await middleOf(add);
  for (let press = 0; press < 5; press += 1) await page.mouse.click(x, y);
  await expect(teamOf(page, FIRST).getByRole("status", { name: "Score" })).toHaveText("1,000");
});

test("a power that is used, and one given back, changes its colour in both scripts at once", async ({
  page,
  player,
  server,
}) => {
  const gameId = await givenGame(player, server.url);
  await page.goto(`/jeopardy/${gameId}`);
  const power = teamOf(page, FIRST).getByRole("button", { name: /^2X/ });
  const colours = () =>
    power.evaluate((button) =>
      [button, ...button.querySelectorAll("[lang]")].map((element) => getComputedStyle(element).color),
    );
  const free = await colours();
  expect(new Set(free).size).toBe(1);
  await power.click();
  await expect(power).toHaveAttribute("data-state", "pending");
  const pending = await colours();
  expect(new Set(pending).size).toBe(1);
  expect(pending).not.toEqual(free);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(power).toHaveAttribute("data-state", "free");
  expect(await colours()).toEqual(free);
});

test("after the answer is shown by keyboard, Enter goes on and the arrows stay in their row", async ({
  page,
  player,
  server,
}) => {
  const gameId = await givenGame(player, server.url);
  await page.goto(`/jeopardy/question?gameId=${gameId}&tile=4`);
  await expect(page.locator(".content")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(revealButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(whoAnsweredButton(page)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(whoAnsweredButton(page)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: /^Answer page/ })).toBeFocused();
});

test("a running call is on the screen again after a reload (R5)", async ({ page, player, server }) => {
  const gameId = await givenGame(player, server.url);
  await page.goto(`/jeopardy/question?gameId=${gameId}&tile=4`);
  await teamOf(page, FIRST)
    .getByRole("button", { name: /^Phone a friend/ })
    .click();
  const dialog = page.getByRole("dialog", { name: /^Phone a friend/ });
  await expect(dialog.getByRole("button", { name: /^Start Timer/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("timer")).toHaveText(/^5\d$/);
  const before = Number(await dialog.getByRole("timer").textContent());
  await page.reload();
  await expect(dialog.getByRole("timer")).toHaveText(/^[45]\d$/);
  expect(Number(await dialog.getByRole("timer").textContent())).toBeLessThanOrEqual(before);
  await dialog.getByRole("button", { name: /^Close/ }).click();
  await expect(dialog).toBeHidden();
});
