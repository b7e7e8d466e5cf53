import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, fireEvent, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { vi } from "vitest";
import type { CurrentUser } from "#contract/account.ts";
import type { CategoryListItem } from "#contract/categories.ts";
import type { GameSummary } from "#contract/game-schemas.ts";
import { SiteRoutes } from "#web/app/site-routes.tsx";
import { createI18n } from "#web/i18n/create-i18n.ts";
import type { Language } from "#web/lib/format.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { Toaster } from "#web/ui/toaster.tsx";

// What is hidden here is not what would be hidden on a screen, and finding out is most of a test's time.
configure({ defaultHidden: true, asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

export interface Sent {
  readonly name: string;
  readonly body: unknown;
}

/** What a call answers: a value, a refusal, or nothing at all. */
type Answer = object | null | { readonly refusal: string; readonly status: number } | "nothing" | "later";
type Answers = Readonly<Record<string, Answer | ((sent: Sent) => Answer)>>;

export const refuse = (refusal: string, status: number, details: object = {}) => ({ refusal, status, ...details });

export const someone: CurrentUser = {
  id: "5b2f1f4e-0000-4000-8000-000000000001",
  firstName: "Maryam",
  lastName: "Saleh",
  email: "maryam@example.com",
  points: 5,
  language: null,
  role: "player",
};

export const category = (id: number): CategoryListItem => ({
  category_id: id,
  category_name: `فئة ${id}`,
  category_name_en: `Category ${id}`,
  image_url: `/art/${id}.svg`,
  category_group: "quran",
  category_group_ar: "القرآن",
  category_group_en: "The Quran",
  description: `وصف ${id}`,
  description_en: `About number ${id}`,
});

export const savedGame = (part: Partial<GameSummary> = {}): GameSummary => ({
  id: "5b2f1f4e-0000-4000-8000-0000000000aa",
  name: "Thursday",
  createdAt: "2026-01-05T18:00:00.000Z",
  hasState: true,
  isFinished: false,
  awardedTiles: 3,
  teams: [
    { name: "Falcons", score: 600 },
    { name: "Pearls", score: 400 },
  ],
  categories: [1, 2, 3, 4, 5, 6].map((id) => ({ id, nameAr: `فئة ${id}`, nameEn: `Category ${id}`, imageUrl: "" })),
  ...part,
});

const CATEGORIES = [1, 2, 3, 4, 5, 6, 7, 8].map(category);

const USUAL: Answers = {
  "POST /rest/v1/rpc/get_triva_categories": CATEGORIES,
  "POST /rest/v1/rpc/get_all_categories_remaining_games": CATEGORIES.map(({ category_id, category_name }) => ({
    category_id,
    category_name,
    remaining_games: 4,
  })),
  "GET /api/v1/games": { games: [], nextBefore: null },
};

const jsonResponse = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

function respond(answer: Answer): Promise<Response> {
  if (answer === "later") return new Promise(() => {});
  if (answer === "nothing") return Promise.reject(new TypeError("Failed to fetch"));
  if (answer !== null && "refusal" in answer) {
    const { refusal, status, ...details } = answer;
    return Promise.resolve(jsonResponse(status, { error: { code: refusal, message: "", requestId: "r", ...details } }));
  }
  return Promise.resolve(jsonResponse(200, answer));
}

function ShownPath() {
  const { pathname, state } = useLocation();
  return <output data-testid="path" data-state={JSON.stringify(state)} data-path={pathname} />;
}

/** Fetched beforehand, so that no test waits for a page's script. */
const pages = Promise.all([
  import("#web/app/site-layout.tsx"),
  import("#web/app/signed-in-layout.tsx"),
  import("#web/app/landing-page.tsx"),
  import("#web/app/not-found-page.tsx"),
  import("#web/app/login-dialog.tsx"),
  import("#web/features/auth/login-page.tsx"),
  import("#web/features/auth/signup-page.tsx"),
  import("#web/features/games/new-game-page.tsx"),
  import("#web/features/games/my-games-page.tsx"),
  import("#web/ui/toast-region.tsx"),
]);

/** Renders the site at an address, against a server that answers as told. */
export async function renderSite(
  path: string,
  {
    language = "en",
    user = someone,
    answers = {},
    state = null,
  }: { language?: Language; user?: CurrentUser | null; answers?: Answers; state?: unknown } = {},
) {
  await pages;
  const sent: Sent[] = [];
  const all: Answers = { "GET /api/v1/me": { user }, ...USUAL, ...answers };
  vi.stubGlobal("fetch", (address: string, { method = "GET", body }: { method?: string; body?: string } = {}) => {
    const name = `${method} ${address.replace(/\?.*/, "")}`;
    const call = { name, body: body === undefined ? undefined : (JSON.parse(body) as unknown) };
    sent.push(call);
    const answer = all[name];
    if (answer === undefined) return Promise.reject(new Error(`no answer for ${name}`));
    return respond(typeof answer === "function" ? answer(call) : answer);
  });

  const i18n = await createI18n(language);
  const queryClient = createQueryClient();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={[{ pathname: path, state }]}>
          <Routes>
            <Route path="jeopardy/*" element={null} />
            <Route path="*" element={<SiteRoutes />} />
          </Routes>
          <ShownPath />
          <Toaster />
        </MemoryRouter>
      </I18nextProvider>
    </QueryClientProvider>,
  );
  return {
    ...view,
    person: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    sent: (name: string) => sent.filter((call) => call.name === name),
    path: () => view.getByTestId("path").dataset["path"] ?? "",
    routeState: () => JSON.parse(view.getByTestId("path").dataset["state"] ?? "null") as unknown,
  };
}

/** Puts a whole text into a field at once. */
export const write = (field: Element, value: string): void => void fireEvent.change(field, { target: { value } });

/** Leaves nothing of one test for the next. */
export function forgetSite(): void {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
}
