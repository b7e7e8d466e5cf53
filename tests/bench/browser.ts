import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import type { GameView } from "#contract/game-schemas.ts";
import { findChromium } from "#tests/support/chromium.ts";
import { type ProductServer, startProductServer } from "#tests/support/product-server.ts";
import { type Figure, median, type Part } from "./figures.ts";

const PROJECT = join(import.meta.dirname, "../..");
const RUNS = 7;
const KILOBYTE = 1024;
/** The page counts as settled when its network has been silent this long. */
const SILENT_MS = 1_500;
const SETTLE_LIMIT_MS = 30_000;

interface Profile {
  readonly name: "phone" | "desktop";
  readonly width: number;
  readonly height: number;
  readonly cpuSlowdown: number;
  /** Null leaves the network as it is. */
  readonly network: { readonly bytesPerSecond: number; readonly roundTripMs: number } | null;
}

const PHONE: Profile = {
  name: "phone",
  width: 390,
  height: 844,
  cpuSlowdown: 4,
  network: { bytesPerSecond: 1_600_000 / 8, roundTripMs: 150 },
};
const DESKTOP: Profile = { name: "desktop", width: 1920, height: 1080, cpuSlowdown: 1, network: null };

interface Resource {
  readonly url: string;
  readonly type: string;
  readonly startMs: number;
  endMs: number;
  bytes: number;
}

interface Visit {
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** The largest elements in the order they were painted, and when. */
  readonly largestElement: string;
  readonly clickMs: number;
  /** What the browser itself says of the click, in steps of 8 ms. */
  readonly clickEventMs: number;
  readonly resources: readonly Resource[];
}

interface Seen {
  readonly largestPaintMs: number;
  readonly largestElement: string;
  readonly clickEventMs: number;
}

/** Notes in the page what is read after it has settled. */
function watchPage(): void {
  const seen = { largestPaintMs: 0, largestElement: "", clickEventMs: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
      seen.largestPaintMs = entry.startTime;
      const { tagName = "", className = "" } = entry.element ?? {};
      seen.largestElement += ` ${entry.startTime.toFixed(0)} ms ${tagName.toLowerCase()}.${className}`;
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === "click") seen.clickEventMs = entry.duration;
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/**
 * Runs in the page: resolves with the time from the click's own time stamp to the first frame after the text stands in
 * the document, a message posted from an animation frame being handled once that frame is drawn.
 */
function waitForText(text: string): void {
  const answer = new Promise<number>((resolve) => {
    document.addEventListener(
      "click",
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector("main")?.textContent?.includes(text)) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener("message", () => resolve(performance.now() - timeStamp));
            port1.start();
            port2.postMessage(null);
          });
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
  Object.assign(window, { answer });
}

function recordResources(cdp: CDPSession): {
  readonly resources: Map<string, Resource>;
  readonly settle: () => Promise<void>;
} {
  const resources = new Map<string, Resource>();
  const open = new Set<string>();
  let startedAt = 0;
  let changedAt = Date.now();
  cdp.on("Network.requestWillBeSent", ({ requestId, request, type = "Other", timestamp }) => {
    startedAt ||= timestamp;
    changedAt = Date.now();
    open.add(requestId);
    resources.set(requestId, { url: request.url, type, startMs: (timestamp - startedAt) * 1000, endMs: 0, bytes: 0 });
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) => {
    changedAt = Date.now();
    open.delete(requestId);
    const resource = resources.get(requestId);
    if (resource) Object.assign(resource, { bytes: encodedDataLength, endMs: (timestamp - startedAt) * 1000 });
  });
  cdp.on("Network.loadingFailed", ({ requestId }) => open.delete(requestId));
  return {
    resources,
    settle: async () => {
      const giveUpAt = Date.now() + SETTLE_LIMIT_MS;
      while (open.size > 0 || Date.now() - changedAt < SILENT_MS) {
        if (Date.now() > giveUpAt) throw new Error("the page's network never became silent");
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

async function throttle(cdp: CDPSession, { cpuSlowdown, network }: Profile): Promise<void> {
  await cdp.send("Network.enable");
  if (network) {
    await cdp.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: network.roundTripMs,
      downloadThroughput: network.bytesPerSecond,
      uploadThroughput: network.bytesPerSecond,
    });
  }
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
}

/** A real click, as a mouse makes it, on the middle of an element. */
async function click(page: Page, cdp: CDPSession, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on screen`);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: "left", clickCount: 1 } as const;
  await cdp.send("Input.dispatchMouseEvent", { type: "mouseMoved", x: at.x, y: at.y });
  await cdp.send("Input.dispatchMouseEvent", { type: "mousePressed", ...at });
  await cdp.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...at });
}

const TILE = 3;

interface Board {
  readonly url: string;
  readonly gameId: string;
  readonly questionText: string;
  readonly cookies: Awaited<ReturnType<BrowserContext["cookies"]>>;
}

/** Opens the board with nothing cached, waits until it is at rest, and opens one tile. */
async function visit(browser: Browser, board: Board, profile: Profile): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: profile.width, height: profile.height },
    deviceScaleFactor: 1,
    isMobile: profile.name === "phone",
  });
  try {
    await context.addCookies(board.cookies);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await throttle(cdp, profile);
    await page.addInitScript(watchPage);
    const { resources, settle } = recordResources(cdp);
    await page.goto(`${board.url}/jeopardy/${board.gameId}`, { waitUntil: "load" });
    await settle();
    const loaded = [...resources.values()];
    const firstPaintMs = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    );
    const { largestPaintMs, largestElement } = await readSeen(page);

    await page.evaluate(waitForText, board.questionText);
    await click(page, cdp, `[data-tile="${TILE}"]`);
    const clickMs = await page.evaluate(() => (window as unknown as { answer: Promise<number> }).answer);
    await page.waitForTimeout(300);
    const { clickEventMs } = await readSeen(page);
    const sum = (chosen: readonly Resource[]) => chosen.reduce((total, { bytes }) => total + bytes, 0);
    return {
      bytes: sum(loaded),
      scriptBytes: sum(loaded.filter(({ url }) => new URL(url).pathname.endsWith(".js"))),
      firstPaintMs,
      largestPaintMs,
      largestElement,
      clickMs,
      clickEventMs,
      resources: loaded,
    };
  } finally {
    await context.close();
  }
}

const readSeen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

async function visitOften(browser: Browser, board: Board, profile: Profile): Promise<readonly Visit[]> {
  const visits: Visit[] = [];
  while (visits.length < RUNS) visits.push(await visit(browser, board, profile));
  return visits;
}

/** Signs a person up and makes them a game of six categories. */
async function givenBoard(browser: Browser, url: string): Promise<Board> {
  const context = await browser.newContext();
  const { request } = context;
  const post = async (path: string, data: unknown) => {
    const answer = await request.post(`${url}${path}`, { data, headers: { origin: url } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  };
  const gameId = randomUUID();
  const person = { firstName: "Maryam", lastName: "Salem", name: "Maryam Salem", password: randomUUID() };
  await post("/auth/v1/sign-up/email", { ...person, email: `host-${gameId}@majlis.example` });
  const teamNames = ["فريق A+ (2)", "الصقور"];
  await post("/api/v1/games", { id: gameId, gameName: "ليلة العائلة", teamNames, categoryIds: [1, 2, 3, 4, 5, 6] });
  const game = (await (await request.get(`${url}/api/v1/games/${gameId}`)).json()) as GameView;
  // A part of the text that no line break or mark of the page's own splits.
  const questionText = game.questions[TILE]?.textAr.trim().split(/\s+/).slice(0, 2).join(" ");
  if (!questionText) throw new Error("the tile has no question");
  const cookies = await context.cookies();
  await context.close();
  return { url, gameId, questionText, cookies };
}

const GOALS = { bytes: 180, scriptBytes: 130, phonePaint: 650, phoneClick: 40, desktopClick: 30 } as const;

function figuresOf(phone: readonly Visit[], desktop: readonly Visit[]): readonly Figure[] {
  const of = (visits: readonly Visit[], read: (visit: Visit) => number) => median(visits.map(read));
  const range = (visits: readonly Visit[], read: (visit: Visit) => number) => {
    const values = visits.map(read).toSorted((a, b) => a - b);
    return `${values[0]?.toFixed(0)} to ${values.at(-1)?.toFixed(0)}`;
  };
  const clickDetail = (visits: readonly Visit[]) =>
    `${range(visits, ({ clickMs }) => clickMs)}; Event Timing ${of(visits, ({ clickEventMs }) => clickEventMs).toFixed(0)} ms`;
  const lower = { better: "lower" } as const;
  return [
    {
      ...lower,
      name: "board, all bytes",
      unit: "KB",
      goal: GOALS.bytes,
      value: of(phone, ({ bytes }) => bytes) / KILOBYTE,
      detail: `${phone[0]?.resources.length} requests`,
    },
    {
      ...lower,
      name: "board, script bytes",
      unit: "KB",
      goal: GOALS.scriptBytes,
      value: of(phone, ({ scriptBytes }) => scriptBytes) / KILOBYTE,
      detail: `${phone[0]?.resources.filter(({ url }) => url.endsWith(".js")).length} files`,
    },
    {
      ...lower,
      name: "board, largest paint, phone",
      unit: "ms",
      goal: GOALS.phonePaint,
      value: of(phone, ({ largestPaintMs }) => largestPaintMs),
      detail: `${range(phone, ({ largestPaintMs }) => largestPaintMs)}; first paint ${of(phone, ({ firstPaintMs }) => firstPaintMs).toFixed(0)} ms; desktop ${of(desktop, ({ firstPaintMs }) => firstPaintMs).toFixed(0)} and ${of(desktop, ({ largestPaintMs }) => largestPaintMs).toFixed(0)} ms`,
    },
    {
      ...lower,
      name: "click to question, phone",
      unit: "ms",
      goal: GOALS.phoneClick,
      value: of(phone, ({ clickMs }) => clickMs),
      detail: clickDetail(phone),
    },
    {
      ...lower,
      name: "click to question, desktop",
      unit: "ms",
      goal: GOALS.desktopClick,
      value: of(desktop, ({ clickMs }) => clickMs),
      detail: clickDetail(desktop),
    },
  ];
}

const waterfall = (visits: readonly Visit[]): readonly string[] =>
  (visits.at(-1)?.resources ?? []).map(
    ({ url, type, startMs, endMs, bytes }) =>
      `${startMs.toFixed(0).padStart(6)} → ${endMs.toFixed(0).padStart(6)} ms ${(bytes / KILOBYTE).toFixed(1).padStart(7)} KB  ${type} ${new URL(url).pathname}`,
  );

/** Measures the board as a browser shows it. */
export async function measureBrowser(): Promise<Part> {
  execFileSync("npm", ["run", "build", "--silent"], { cwd: PROJECT, stdio: "inherit" });
  const { executablePath, args } = await findChromium();
  const dataDir = mkdtempSync(join(tmpdir(), "majlis-bench-"));
  let server: ProductServer | null = null;
  let browser: Browser | null = null;
  try {
    server = await startProductServer({ dataDir });
    browser = await chromium.launch({ executablePath, args: [...args] });
    const board = await givenBoard(browser, server.url);
    // The server's code is warm after a visit, as it is for everybody but the first.
    await visit(browser, board, DESKTOP);
    const desktop = await visitOften(browser, board, DESKTOP);
    const phone = await visitOften(browser, board, PHONE);
    return {
      title: "The board in a browser",
      method: [
        "Headless Chromium against the built product with its embedded database; the page /jeopardy/{id} of a game with six categories, by its signed-in owner, with nothing cached.",
        `Phone: 390×844, processor slowed down 4 times, 1.6 Mbit/s, 150 ms round trip. Desktop: 1920×1080, nothing slowed down. Median of ${RUNS} visits each.`,
        `Bytes are those that went over the wire, headers included, until the network had been silent for ${SILENT_MS / 1000} s. Paints are the browser's own entries.`,
        "Click to question: a mouse click sent through the browser's protocol on a page at rest; from the click event's time stamp to a message posted from the first animation frame after the question's text stood in the document, which is handled when that frame is drawn.",
      ],
      figures: figuresOf(phone, desktop),
      notes: [
        ...waterfall(phone),
        ...[...desktop, ...phone].map(
          ({ largestElement, clickMs }) => `paints${largestElement}; click ${clickMs.toFixed(0)} ms`,
        ),
      ],
    };
  } finally {
    await browser?.close();
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
