import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, givenGame, playMove, readGame, test } from "./fixtures.ts";
import { teamOf, tileOf } from "./game-screens.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
];
const SECOND = "الصقور";

/** What axe finds on what is shown now, after motion has ended. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`);
}

/** The name of what has the focus, as its label or its text. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const isPage = activeElement === null || activeElement === document.body;
    return isPage ? "" : (activeElement.getAttribute("aria-label") ?? activeElement.textContent ?? "").trim();
  });

/** Presses Tab until what has the focus is named so; a screen that is still being drawn gets its new keys too. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press("Tab");
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`Tab does not reach ${String(name)}`);
}

test.use({ reducedMotion: "reduce" });

for (const size of SIZES) {
  test(`axe finds nothing on the game's screens and dialogs at ${size.width} × ${size.height} (A1)`, async ({
    page,
    player,
    server,
  }) => {
    await page.setViewportSize(size);
    const gameId = await givenGame(player, server.url, { categoryIds: [2, 3, 12, 19, 25, 29] });
    await playMove(player, server.url, gameId, { type: "usePower", team: 0, power: "block" });
    await playMove(player, server.url, gameId, { type: "awardTile", tile: 0, winner: 0 });
    await playMove(player, server.url, gameId, { type: "usePower", team: 1, power: "block" });
    await playMove(player, server.url, gameId, { type: "setLanguage", language: "arEn" });

    const at = (path: string, tile = 8) => `/jeopardy/${path}?gameId=${gameId}&tile=${tile}`;
    await page.goto(`/jeopardy/${gameId}`);
    await expect(tileOf(page, 0)).toBeVisible();
    expect(await findings(page), "board").toEqual([]);
    await page.getByRole("button", { name: /^Reset/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await findings(page), "reset dialog").toEqual([]);

    await page.goto(at("question"));
    await expect(page.getByRole("timer")).toBeVisible();
    expect(await findings(page), "question").toEqual([]);
    await page.getByRole("button", { name: /^var/ }).click();
    await expect(page.getByRole("textbox")).toBeVisible();
    expect(await findings(page), "report panel").toEqual([]);
    await page.keyboard.press("Escape");
    await teamOf(page, SECOND)
      .getByRole("button", { name: /^Phone a friend/ })
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await findings(page), "call dialog").toEqual([]);

    await playMove(player, server.url, gameId, { type: "revealAnswer", tile: 8 });
    await page.goto(at("answer"));
    await expect(page.getByRole("button", { name: /^من أجاب؟/ })).toBeVisible();
    expect(await findings(page), "answer").toEqual([]);
    await page.goto(at("who-answered"));
    await expect(page.getByRole("button", { name: /^No One/ })).toBeVisible();
    expect(await findings(page), "who answered").toEqual([]);

    for (let tile = 1; tile < 36; tile += 1) {
      await playMove(player, server.url, gameId, { type: "awardTile", tile, winner: "noOne" });
    }
    await page.goto(`/jeopardy/winner?gameId=${gameId}`);
    await expect(page.getByRole("main")).toContainText("Winner");
    expect(await findings(page), "winner").toEqual([]);
    await page.goto("/jeopardy/00000000-0000-4000-8000-000000000000");
    await expect(page.getByText("Error Loading Game")).toBeVisible();
    expect(await findings(page), "load error").toEqual([]);
  });

  for (const language of ["en", "ar"] as const) {
    test(`axe finds nothing on the site's screens in ${language} at ${size.width} × ${size.height} (A1)`, async ({
      page,
      context,
      player,
      server,
    }) => {
      await page.setViewportSize(size);
      await context.addCookies([{ name: "majlis_lang", value: language, url: server.url }]);
      await context.addInitScript((chosen) => localStorage.setItem("majlis_lang", chosen), language);
      await givenGame(player, server.url);

      await page.goto("/games");
      await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      expect(await findings(page), "my games").toEqual([]);
      await page.getByRole("main").getByRole("list").first().getByRole("button").first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await findings(page), "options").toEqual([]);
      await page.goto("/play");
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      expect(await findings(page), "new game").toEqual([]);

      await context.clearCookies({ name: /session/ });
      for (const path of ["/", "/login", "/signup", "/sources", "/nothing-here"]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await findings(page), path).toEqual([]);
      }
    });
  }
}

test("all 36 tiles and every control are reached and used by keyboard alone (A2)", async ({ page, player, server }) => {
  const gameId = await givenGame(player, server.url);
  await playMove(player, server.url, gameId, { type: "awardTile", tile: 35, winner: 0 });
  await page.goto(`/jeopardy/${gameId}`);
  await expect(tileOf(page, 35)).toHaveAccessibleName(/answered/);

  // Tab reaches everything that can be pressed.
  const reached = new Set<string>();
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press("Tab");
    reached.add(await focusedName(page));
  }
  for (const control of [
    /Exit/,
    /Team Turn/,
    /Language of the questions/,
    /Add 200/,
    /Take 200/,
    /2X/,
    /Block/,
    /2 answers/,
    /^Undo \d/,
    /^Reset/,
    /Full screen/,
  ]) {
    expect(
      [...reached].some((name) => control.test(name)),
      String(control),
    ).toBe(true);
  }

  // Arrows reach every tile as the eye sees them: six rows of six.
  await tileOf(page, 0).focus();
  const seen = new Set<number>();
  const positions = await Promise.all(Array.from({ length: 36 }, (_, tile) => tileOf(page, tile).boundingBox()));
  const focusedTile = async () => {
    const box = await page.evaluate(() => {
      const { x, y } = document.activeElement?.getBoundingClientRect() ?? { x: -1, y: -1 };
      return { x, y };
    });
    return positions.findIndex((at) => at !== null && Math.abs(at.x - box.x) < 2 && Math.abs(at.y - box.y) < 2);
  };
  for (let row = 0; row < 6; row += 1) {
    for (let step = 0; step < 5; step += 1) {
      seen.add(await focusedTile());
      await page.keyboard.press(row % 2 === 0 ? "ArrowRight" : "ArrowLeft");
    }
    seen.add(await focusedTile());
    await page.keyboard.press("ArrowDown");
  }
  seen.delete(-1);
  expect([...seen].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, tile) => tile));

  // A whole tile without a pointer: what is pressed was reached by Tab.
  await tileOf(page, 10).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/question\?/);
  await tabTo(page, /^Answer page/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/answer\?/);
  await tabTo(page, /^من أجاب؟/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/who-answered\?/);
  await tabTo(page, /^No One/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/jeopardy/${gameId}$`));
  await expect(tileOf(page, 10)).toBeFocused();
  expect((await readGame(player, server.url, gameId)).state.tiles[10]).toBe("noOne");
  await tileOf(page, 11).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/question/);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(new RegExp(`/jeopardy/${gameId}$`));
});
