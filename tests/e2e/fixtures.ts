import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { type APIRequestContext, type BrowserContext, type Page, test as base, expect } from "@playwright/test";
import type { GameView } from "#contract/game-schemas.ts";
import type { Move } from "#core/game/moves.ts";
import { FOLLOW_ON_MS } from "#web/lib/press-judge.ts";
import { startProductServer, type ProductServer } from "#tests/support/product-server.ts";

export { expect };

export const PASSWORD = "a-long-password";

/** A person who is signed in in this test's browser. */
export interface Player {
  readonly email: string;
  readonly firstName: string;
  readonly api: APIRequestContext;
}

interface Fixtures {
  readonly player: Player;
}

interface WorkerFixtures {
  readonly server: ProductServer;
}

/** A copy of the prepared data folder, which the server may fill as it likes. */
function freshDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), "majlis-e2e-run-"));
  const prepared = process.env["MAJLIS_E2E_DATA"];
  if (prepared === undefined) throw new Error("The global setup prepares the data folder.");
  cpSync(prepared, folder, { recursive: true });
  return folder;
}

/** Signs a new person up in a browser's own cookie jar. */
export async function signUp(api: APIRequestContext, url: string, firstName = "Maryam"): Promise<Player> {
  const email = `player-${randomUUID()}@majlis.example`;
  const answer = await api.post(`${url}/auth/v1/sign-up/email`, {
    data: { email, password: PASSWORD, name: `${firstName} Salem`, firstName, lastName: "Salem" },
    headers: { origin: url },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { email, firstName, api };
}

/**
 * Lets a page's visits end when its script has taken it over: a drawn page is seen before it answers, and a press in
 * between is a person's to repeat, not a test's.
 */
function waitForScript(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const isReady = () => page.locator("html[data-ready]").waitFor({ state: "attached" });
  page.goto = async (...visit) => {
    const response = await goto(...visit);
    await isReady();
    return response;
  };
  page.reload = async (...visit) => {
    const response = await reload(...visit);
    await isReady();
    return response;
  };
}

/**
 * Lets a page's steps follow each other as a person's do: what appears under a press is read before it is pressed. The
 * product takes a press right after another in the same place for its second half.
 */
async function pressAsPeopleDo(context: BrowserContext): Promise<void> {
  await context.addInitScript((followOnMs) => {
    let timeout: ReturnType<typeof setTimeout>;
    window.addEventListener(
      "click",
      () => {
        document.documentElement.dataset["justPressed"] = "";
        clearTimeout(timeout);
        timeout = setTimeout(() => delete document.documentElement.dataset["justPressed"], followOnMs);
      },
      { capture: true },
    );
  }, FOLLOW_ON_MS + 100);
  context.on("page", (page) => void page.addLocatorHandler(page.locator("html[data-just-pressed]"), async () => {}));
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's form
    async ({}, use) => {
      const dataDir = freshDataDir();
      const server = await startProductServer({ dataDir });
      await use(server);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  context: async ({ context }, use) => {
    context.on("page", waitForScript);
    await pressAsPeopleDo(context);
    await use(context);
  },
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      // A refused or cut call is logged by the browser itself; what a page logs is a mistake.
      if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
        problems.push(message.text());
    });
    await use(page);
    expect(problems).toEqual([]);
  },
  player: async ({ page, server }, use) => use(await signUp(page.context().request, server.url)),
});

/** Makes a game through the call the new-game screen uses. */
export async function givenGame(player: Player, url: string, changes: Record<string, unknown> = {}): Promise<string> {
  const answer = await player.api.post(`${url}/api/v1/games`, {
    data: {
      id: randomUUID(),
      gameName: "ليلة العائلة",
      teamNames: ["فريق A+ (2)", "الصقور"],
      categoryIds: [1, 2, 3, 4, 5, 6],
      ...changes,
    },
    headers: { origin: url },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { gameId: string }).gameId;
}

export async function readGame(player: Player, url: string, gameId: string): Promise<GameView> {
  const answer = await player.api.get(`${url}/api/v1/games/${gameId}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as GameView;
}

/** Plays a move through the call the screens use, on the newest version. */
export async function playMove(player: Player, url: string, gameId: string, move: Move): Promise<void> {
  const { version } = await readGame(player, url, gameId);
  const answer = await player.api.post(`${url}/api/v1/games/${gameId}/moves`, {
    data: { id: randomUUID(), version, move },
    headers: { origin: url },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
