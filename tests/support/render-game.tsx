import { act, cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { vi } from "vitest";
import type { BoardQuestion, GameView, TileAnswer } from "#contract/game-schemas.ts";
import { applyMove, type Game, type Move } from "#core/game/moves.ts";
import { newGame, playAll } from "#tests/support/game.ts";
import { AnswerPage } from "#web/features/board/answer-page.tsx";
import { BoardPage } from "#web/features/board/board-page.tsx";
import { QuestionPage } from "#web/features/board/question-page.tsx";
import { forgetGames } from "#web/features/board/use-game.ts";
import { WhoAnsweredPage } from "#web/features/board/who-answered-page.tsx";
import { WinnerPage } from "#web/features/board/winner-page.tsx";
import { Toaster } from "#web/ui/toaster.tsx";

// What is hidden here is not what would be hidden on a screen, and finding out is most of a test's time.
configure({ defaultHidden: true });

export const GAME_ID = "5b2f1f4e-0000-4000-8000-00000000000a";
export const BOARD = `/jeopardy/${GAME_ID}`;
export const screenOf = (name: "question" | "answer" | "who-answered", tile: number): string =>
  `/jeopardy/${name}?gameId=${GAME_ID}&tile=${tile}`;
export const WINNER = `/jeopardy/winner?gameId=${GAME_ID}`;

const question = (tile: number): BoardQuestion => ({
  id: 1000 + tile,
  textAr: `سؤال ${tile}`,
  textEn: `Question ${tile}`,
  media: null,
});

const answer = (tile: number): TileAnswer => ({
  tile,
  answerAr: `جواب ${tile}`,
  answerEn: `Reply ${tile}`,
  acceptAr: [],
  noteAr: null,
  sources: [],
  media: null,
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

interface Setup {
  /** Moves made before the page opens. */
  moves?: readonly Move[];
  view?: Partial<GameView>;
  /** Changes of single questions, by tile. */
  questions?: Readonly<Record<number, Partial<BoardQuestion>>>;
  answers?: Readonly<Record<number, Partial<TileAnswer>>>;
  teamNames?: readonly [string, string];
  /** Navigation state the page is opened with. */
  state?: unknown;
  /** Answers a call in place of the usual server; `undefined` leaves it to that. */
  serve?: (sent: Sent) => Response | Promise<Response> | undefined;
}

export const refusal = (code: string, status: number): Response => Response.json({ error: { code } }, { status });

function Probe({ onMove }: { onMove: (address: string, state: unknown) => void }) {
  const { pathname, search, state } = useLocation();
  useLayoutEffect(() => {
    onMove(pathname + search, state);
  });
  return null;
}

/** Opens a game page on a server that plays by the real rules. The clock stands until the test moves it. */
export async function renderGame(path: string, setup: Setup = {}) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"] });
  let game: Game & { version: number } = { ...playAll(newGame(setup.teamNames), ...(setup.moves ?? [])), version: 1 };
  const sent: Sent[] = [];

  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const call = {
      method: init?.method ?? "GET",
      path: input instanceof Request ? input.url : input.toString(),
      body: typeof init?.body === "string" ? (JSON.parse(init.body) as unknown) : undefined,
    };
    sent.push(call);
    const own = await setup.serve?.(call);
    if (own) return own;
    if (call.path.endsWith("/moves")) {
      const { move } = call.body as { move: Move };
      const next = applyMove(game, move);
      if (!next.ok) return refusal("MOVE_REFUSED", 422);
      game = { ...next.value, version: game.version + 1 };
      return Response.json({
        version: game.version,
        state: game.state,
        answer: "tile" in move && move.type !== "openTile" ? answerOf(move.tile) : null,
      });
    }
    if (call.path.endsWith("/answer")) return Response.json(answerOf(Number(call.path.split("/").at(-2))));
    if (call.path.endsWith("/reports")) return Response.json({ reportId: GAME_ID });
    return Response.json(view());
  });

  const answerOf = (tile: number): TileAnswer => ({ ...answer(tile), ...setup.answers?.[tile] });
  const view = (): GameView => ({
    id: GAME_ID,
    code: "K7M4QX",
    name: "ليلة الخميس",
    createdAt: "2026-01-05T18:00:00.000Z",
    version: game.version,
    state: structuredClone(game.state) as GameView["state"],
    trail: structuredClone(game.trail) as GameView["trail"],
    categories: [1, 2, 3, 4, 5, 6].map((id) => ({ id, nameAr: `فئة ${id}`, nameEn: `Category ${id}`, imageUrl: "" })),
    questions: Array.from({ length: 36 }, (_, tile) => ({ ...question(tile), ...setup.questions?.[tile] })),
    ...setup.view,
  });

  const at = { path: "", state: null as unknown };
  const [pathname = "", search = ""] = path.split("?");
  const { unmount } = render(
    <MemoryRouter
      initialEntries={[{ pathname, search: search ? `?${search}` : "", state: setup.state ?? null, key: "visit" }]}
      useTransitions={false}
    >
      <Probe
        onMove={(address, state) => {
          at.path = address;
          at.state = state;
        }}
      />
      <Routes>
        <Route path="/jeopardy">
          <Route index element={<BoardPage />} />
          <Route path="question" element={<QuestionPage />} />
          <Route path="answer" element={<AnswerPage />} />
          <Route path="who-answered" element={<WhoAnsweredPage />} />
          <Route path="winner" element={<WinnerPage />} />
          <Route path=":gameId" element={<BoardPage />} />
        </Route>
        <Route path="/games" element={<p>My games</p>} />
      </Routes>
      <Toaster />
    </MemoryRouter>,
  );
  await pass(0);
  return {
    path: () => at.path,
    state: () => at.state as Readonly<Record<string, unknown>> | null,
    sent,
    moves: () => sent.filter((call) => call.path.endsWith("/moves")).map((call) => (call.body as { move: Move }).move),
    unmount,
  };
}

/** React draws between these, so that a countdown's next second is waited for in time. */
const STEP_MS = 250;

/** Lets time go by, and everything that was waiting for it happen. */
export async function pass(ms: number): Promise<void> {
  for (let leftMs = ms; leftMs >= 0; leftMs -= STEP_MS) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(leftMs, STEP_MS)));
  }
}

export const press = async (element: Element): Promise<void> => {
  fireEvent.click(element);
  await pass(0);
};

export const pressKey = async (key: string, options: { code?: string; on?: Element } = {}): Promise<void> => {
  fireEvent.keyDown(options.on ?? document.body, { key, ...(options.code ? { code: options.code } : {}) });
  await pass(0);
};

export const button = (name: RegExp | string): HTMLElement => screen.getByRole("button", { name });
export const tile = (index: number): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-tile="${index}"]`);
  if (!found) throw new Error(`Tile ${index} is not on the board.`);
  return found;
};

/** For `afterEach`: the next test starts on a fresh device. */
export function forgetDevice(): void {
  cleanup();
  forgetGames();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
}
