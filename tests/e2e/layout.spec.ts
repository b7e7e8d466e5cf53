import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { PENDING_POWERS, TEAMS } from "#core/game/state.ts";
import { expect, givenGame, playMove, test, type Player, signUp } from "./fixtures.ts";
import { tileOf } from "./game-screens.ts";

const LONG = "فريق الصحابة رضي الله عنهم أجمعين A+ (2)";
const OTHER = "The Falcons of the quarter الصقور A+ (3)";
const TILE = 8;
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 320, height: 700 },
];

/** What reaches out of the window, of its dialog or of its own frame; on the stage, where nothing scrolls, downwards too. */
const spills = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) =>
      `${element.className} ${(element.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 40)}`;
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`document is ${root.scrollWidth} wide`);
    const dialog = document.querySelector("dialog[open]");
    const isStage = innerWidth > 992;
    const outside = (element: Element, frame: { left: number; right: number; top: number; bottom: number }) => {
      const box = element.getBoundingClientRect();
      const isOut = box.left < frame.left - 1 || box.right > frame.right + 1;
      return isOut || (isStage && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1));
    };
    const view = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
    const looked = ":is(button, a, .badge, .team-mark, .team-name-text, .award-name, .question-body, .team-points)";
    for (const element of (dialog ?? document.querySelector(".game") ?? root).querySelectorAll(looked)) {
      if (element.closest(".sr-only")) continue;
      const frames = [view, dialog, element.closest(".side-team, .team, .award")]
        .filter((frame) => frame !== null)
        .map((frame) => (frame instanceof Element ? frame.getBoundingClientRect() : frame));
      if (frames.some((frame) => outside(element, frame))) found.push(`out: ${name(element)}`);
      // A power carries its mark across its corner on phones.
      if (
        element.matches("button:not(.power), a, .badge, .question-body") &&
        element.scrollWidth > element.clientWidth + 2
      )
        found.push(`spills: ${name(element)}`);
    }
    return found;
  });

async function givenFullGame(player: Player, url: string): Promise<string> {
  const gameId = await givenGame(player, url, { gameName: `${LONG} الليلة`, teamNames: [LONG, OTHER] });
  for (const team of TEAMS)
    for (const power of PENDING_POWERS) await playMove(player, url, gameId, { type: "usePower", team, power });
  await playMove(player, url, gameId, { type: "setLanguage", language: "arEn" });
  await playMove(player, url, gameId, { type: "openTile", tile: TILE });
  return gameId;
}

for (const size of SIZES) {
  test(`keeps game screens and dialogs with long names in their frames at ${size.width} × ${size.height}`, async ({
    page,
    player,
    server,
  }) => {
    await page.setViewportSize(size);
    const gameId = await givenFullGame(player, server.url);
    const open = async (opener: RegExp, title: string, index = 0) => {
      await page.getByRole("button", { name: opener }).nth(index).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect.soft(await spills(page), title).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    };

    await page.goto(`/jeopardy/${gameId}`);
    await expect(tileOf(page, 0)).toBeVisible();
    expect.soft(await spills(page), "board").toEqual([]);
    if (size.width > 992) {
      const heightOf = async (selector: string) => (await page.locator(selector).boundingBox())?.height ?? 0;
      expect.soft(await heightOf(".game-header"), "one line").toBeLessThan(1.5 * (await heightOf("[data-exit]")));
      const emblem = await heightOf(".board-logo");
      expect.soft(emblem, "emblem").toBeGreaterThan(0.25 * (await heightOf(".board-centre")));
    }
    await open(/^Reset/, "reset dialog");
    await open(/^Keys and remote/, "keys dialog");

    await page.goto(`/jeopardy/question?gameId=${gameId}&tile=${TILE}`);
    await expect(page.getByRole("timer")).toBeVisible();
    expect.soft(await spills(page), "question").toEqual([]);
    await open(/^var/, "report dialog");
    await open(/^Timer settings/, "timer dialog");
    await open(/^Phone a friend/, "first call dialog");
    await open(/^Phone a friend/, "second call dialog", 1);
    await page
      .getByRole("button", { name: /^Phone a friend/ })
      .first()
      .click();
    const middles = await page
      .locator(".call-time > *")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => top + bottom));
    expect.soft(Math.max(...middles) - Math.min(...middles), "steps beside the number").toBeLessThan(4);
    await page.keyboard.press("Escape");

    await playMove(player, server.url, gameId, { type: "revealAnswer", tile: TILE });
    await page.goto(`/jeopardy/answer?gameId=${gameId}&tile=${TILE}`);
    await expect(page.getByRole("button", { name: /^من أجاب؟/ })).toBeVisible();
    expect.soft(await spills(page), "answer").toEqual([]);
    await page.goto(`/jeopardy/who-answered?gameId=${gameId}&tile=${TILE}`);
    await expect(page.getByRole("button", { name: /^No One/ })).toBeVisible();
    expect.soft(await spills(page), "who answered").toEqual([]);
  });
}

/** Controls in the window that lie under what is said at its edge. */
const coveredBy = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((said) => {
    const [message] = [...document.querySelectorAll(said)].map((element) => element.getBoundingClientRect());
    if (!message) return [`there is no ${said}`];
    return [...document.querySelectorAll("button, a, input, .power")]
      .filter((control) => !control.closest("[data-sonner-toaster], [inert]"))
      .filter((control) => {
        const box = control.getBoundingClientRect();
        const isApart =
          box.right <= message.left ||
          box.left >= message.right ||
          box.bottom <= message.top ||
          box.top >= message.bottom;
        return box.width > 1 && !isApart;
      })
      .map((control) => (control.getAttribute("aria-label") ?? control.textContent ?? "").trim());
  }, selector);

for (const [language, size, create, logOut] of [
  ["en", { width: 1920, height: 1080 }, "Create game", "Log out"],
  ["ar", { width: 1280, height: 720 }, "إنشاء اللعبة", "تسجيل الخروج"],
  ["en", { width: 1024, height: 768 }, "Create game", "Log out"],
  ["ar", { width: 390, height: 844 }, "إنشاء اللعبة", "تسجيل الخروج"],
] as const) {
  test(`what is said at the edge covers no control in ${language} at ${size.width} × ${size.height}`, async ({
    page,
    server,
    context,
  }) => {
    await signUp(context.request, server.url);
    await page.setViewportSize(size);
    const draft = { id: randomUUID(), gameName: LONG, teamNames: [LONG, OTHER], categoryIds: [1, 2, 3, 4, 5, 6] };
    await page.addInitScript(
      ([kept, chosen]) => {
        sessionStorage.setItem("majlis_new_game", kept);
        localStorage.setItem("majlis_lang", chosen);
      },
      [JSON.stringify(draft), language] as const,
    );
    const toast = page.locator("[data-sonner-toast][data-mounted=true]");
    const expectUncovered = async (selector: string, title: string) => {
      await page
        .locator(selector)
        .evaluate((element) => Promise.all(element.getAnimations().map((one) => one.finished)));
      expect.soft(await coveredBy(page, selector), title).toEqual([]);
    };

    await page.goto("/play");
    await page.getByRole("button", { name: create }).click();
    await expect(page).toHaveURL(/\/jeopardy\//);
    await expect(toast).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectUncovered("[data-sonner-toast]", "toast on the board");

    await context.setOffline(true);
    await page
      .getByRole("button", { name: /^Add 200/ })
      .first()
      .click();
    await expect(page.locator(".game-saving[data-late]")).toBeVisible({ timeout: 20_000 });
    await expectUncovered(".game-saving[data-late]", "line on the board");
    await context.setOffline(false);
    await expect(page.locator(".game-saving[data-late]")).toBeHidden({ timeout: 30_000 });

    await page.goto("/games");
    await page.getByRole("button", { name: logOut }).click();
    await expect(toast).toBeVisible();
    await expectUncovered("[data-sonner-toast]", "toast after the log-out");
  });
}
