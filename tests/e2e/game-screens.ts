import { type Locator, type Page, expect } from "@playwright/test";
import type { Winner } from "#core/game/state.ts";
import { formatScore } from "#web/lib/format.ts";
import { TILES_PER_CATEGORY } from "#core/game/board.ts";

/** The tile's button on the board, found as a person counts: category by category. */
export const tileOf = (page: Page, tile: number): Locator =>
  page
    .getByRole("main")
    .getByRole("region")
    .nth(Math.floor(tile / TILES_PER_CATEGORY))
    .getByRole("button")
    .nth(tile % TILES_PER_CATEGORY);

/** The team's panel, on the board below and on the question screen beside the text. */
export const teamOf = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

export const scoreOf = (page: Page, name: string): Locator => teamOf(page, name).getByRole("status", { name: "Score" });

export const expectScores = async (page: Page, scores: Readonly<Record<string, number>>): Promise<void> => {
  for (const [name, score] of Object.entries(scores)) await expect(scoreOf(page, name)).toHaveText(formatScore(score));
};

export const expectBoard = (page: Page): Promise<void> => expect(page).toHaveURL(/\/jeopardy\/[0-9a-f-]{36}$/);

export async function openTile(page: Page, tile: number): Promise<void> {
  await tileOf(page, tile).click();
  await expect(page).toHaveURL(/\/jeopardy\/question\?/);
}

export const revealButton = (page: Page): Locator => page.getByRole("button", { name: "الإجابة Answer" });
export const answerPageButton = (page: Page): Locator => page.getByRole("button", { name: /^Answer page/ });
export const whoAnsweredButton = (page: Page): Locator => page.getByRole("button", { name: /^من أجاب؟/ });

/** The three choices of the who-answered screen. */
export function choiceOf(page: Page, winner: Winner): Locator {
  const choices = page.getByRole("main").getByRole("button");
  return winner === "noOne" ? page.getByRole("button", { name: /^No One/ }) : choices.nth(winner === 0 ? 0 : 2);
}

/** Plays one tile from the board through question, answer and who-answered back to the board. */
export async function playTile(page: Page, tile: number, winner: Winner): Promise<void> {
  await openTile(page, tile);
  await answerPageButton(page).click();
  await whoAnsweredButton(page).click();
  await choiceOf(page, winner).click();
}
