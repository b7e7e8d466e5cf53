import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { category, forgetSite, refuse, renderSite, someone, write, type Sent } from "#tests/support/render-site.tsx";

afterEach(forgetSite);

const CREATE = "POST /api/v1/games";
const LIST = "POST /rest/v1/rpc/get_triva_categories";
const REMAINING = "POST /rest/v1/rpc/get_all_categories_remaining_games";
const CREATED = { gameId: "5b2f1f4e-0000-4000-8000-0000000000bb", code: "ACDEFG", points: 4 };

const WORDS = {
  en: {
    name: "Game name",
    team1: "First team",
    team2: "Second team",
    create: "Create game",
    card: (id: number) => `Category ${id}`,
  },
  ar: {
    name: "اسم اللعبة",
    team1: "الفريق الأول",
    team2: "الفريق الثاني",
    create: "إنشاء اللعبة",
    card: (id: number) => `فئة ${id}`,
  },
} as const;
type Language = keyof typeof WORDS;

const cardOf = (name: string) => screen.findByText(name, { selector: "[aria-pressed] bdi" });
const pressedCards = () => document.querySelectorAll("[aria-pressed=true]");

async function choose(person: UserEvent, ids: readonly number[], language: Language = "en") {
  for (const id of ids) await person.click(await cardOf(WORDS[language].card(id)));
}

async function enter(person: UserEvent, language: Language = "en", ids: readonly number[] = [1, 2, 3, 4, 5, 6]) {
  const words = WORDS[language];
  await choose(person, ids, language);
  write(screen.getByLabelText(words.name), " Thursday ");
  write(screen.getByLabelText(words.team1), "Falcons");
  write(screen.getByLabelText(words.team2), "اللآلئ");
}

const pressCreate = (person: UserEvent, language: Language = "en") =>
  person.click(screen.getByText(WORDS[language].create, { selector: "button" }));

const idOf = (call: Sent | undefined) => (call?.body as { id?: string } | undefined)?.id;
const shown = async (text: string) => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

test("creates the game and goes to its board with the new balance", async () => {
  const site = await renderSite("/play", { answers: { [CREATE]: CREATED } });
  await enter(site.person);
  await pressCreate(site.person);
  await waitFor(() => expect(site.path()).toBe(`/jeopardy/${CREATED.gameId}`));
  await shown("Game created successfully");
  expect(site.sent(CREATE)[0]?.body).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    gameName: "Thursday",
    teamNames: ["Falcons", "اللآلئ"],
    categoryIds: [1, 2, 3, 4, 5, 6],
  });
  expect(sessionStorage.getItem("majlis_new_game")).toBeNull();
});

test.each([
  ["en", "You cannot select more than 6 categories"],
  ["ar", "لا يمكنك اختيار أكثر من 6 فئات"],
] as const)("refuses a seventh category in %s", async (language, text) => {
  const { person } = await renderSite("/play", { language });
  await choose(person, [1, 2, 3, 4, 5, 6, 7], language);
  await shown(text);
  expect(pressedCards()).toHaveLength(6);
});

test("a card takes its category back, and its place stays for the exit", async () => {
  const { person } = await renderSite("/play");
  await choose(person, [1, 2]);
  await choose(person, [1]);
  await shown("1 of 6");
  expect(document.querySelectorAll(".majlis-slot-leaving")).toHaveLength(1);
  await waitFor(() => expect(document.querySelectorAll(".majlis-slot-leaving")).toHaveLength(0));
  expect(document.querySelectorAll(".majlis-slot")).toHaveLength(1);
});

test.each([
  [
    "en",
    "Please enter a game name",
    "A game needs a minimum of two teams with names",
    "Select 2 more categories: a game has 6",
  ],
  ["ar", "أدخل اسم اللعبة", "تحتاج اللعبة إلى فريقين على الأقل لكلٍّ منهما اسم", "اختر فئتين أخريين: للعبة 6 فئات"],
] as const)(
  "names all that is missing at once, each beside its field, in %s",
  async (language, nameText, teamsText, categoriesText) => {
    const words = WORDS[language];
    const site = await renderSite("/play", { language });
    await choose(site.person, [1, 2, 3, 4], language);
    const described = (element: Element) =>
      document.querySelector(`[id="${element.getAttribute("aria-describedby") ?? ""}"]`)?.textContent;

    write(screen.getByLabelText(words.team1), "Falcons");
    write(screen.getByLabelText(words.team2), "   ");
    await pressCreate(site.person, language);
    await shown(nameText);
    await shown(teamsText);
    await shown(categoriesText);
    expect(document.activeElement).toBe(screen.getByLabelText(words.name));
    expect(described(screen.getByLabelText(words.name))).toBe(nameText);
    expect(described(screen.getByLabelText(words.team2))).toBe(teamsText);
    expect(screen.getByLabelText(words.team1).getAttribute("aria-invalid")).toBeNull();

    write(screen.getByLabelText(words.name), "Thursday");
    expect(screen.queryByText(nameText)).toBeNull();
    await shown(teamsText);
    await pressCreate(site.person, language);
    expect(document.activeElement).toBe(screen.getByLabelText(words.team2));

    write(screen.getByLabelText(words.team2), "Pearls");
    await pressCreate(site.person, language);
    expect(document.activeElement && described(document.activeElement)).toBe(categoriesText);
    expect(site.sent(CREATE)).toEqual([]);
  },
);

test.each([
  ["en", "Authentication Required", "Please log in or create an account to start playing", "Log In", "Sign Up"],
  ["ar", "تسجيل الدخول مطلوب", "سجّل الدخول أو أنشئ حسابًا لتبدأ اللعب", "تسجيل الدخول", "إنشاء حساب"],
] as const)(
  "asks a guest to log in, in %s, and keeps what was entered",
  async (language, title, text, logIn, signUp) => {
    const site = await renderSite("/play", { language, user: null });
    await choose(site.person, [3], language);
    write(screen.getByLabelText(WORDS[language].name), "Thursday");
    await pressCreate(site.person, language);
    const dialog = await screen.findByRole("dialog", { name: title });
    expect(within(dialog).getByText(text)).toBeTruthy();
    expect(within(dialog).getByRole("link", { name: signUp }).getAttribute("href")).toBe("/signup");
    await site.person.click(within(dialog).getByRole("link", { name: logIn }));
    await waitFor(() => expect(site.path()).toBe("/login"));
    expect(site.routeState()).toEqual({ from: "/play" });
    expect(JSON.parse(sessionStorage.getItem("majlis_new_game") ?? "null")).toMatchObject({
      gameName: "Thursday",
      categoryIds: [3],
    });
  },
);

test("shows a kept draft again", async () => {
  const first = await renderSite("/play");
  await choose(first.person, [2, 5]);
  write(screen.getByLabelText("First team"), "Falcons");
  first.unmount();
  await renderSite("/play");
  await shown("2 of 6");
  expect(screen.getByLabelText("First team")).toHaveProperty("value", "Falcons");
});

test.each([
  ["en", "Creating Game.", "Creating Game.."],
  ["ar", "جارٍ إنشاء اللعبة.", "جارٍ إنشاء اللعبة.."],
] as const)(
  "says in %s that the game is being created, dot by dot, and takes one press",
  async (language, one, two) => {
    const site = await renderSite("/play", { language, answers: { [CREATE]: "later" } });
    await enter(site.person, language);
    await pressCreate(site.person, language);
    const label = (text: string) => (_: string, element: Element | null) =>
      element?.getAttribute("aria-hidden") === "true" && element.textContent?.replaceAll("\u2008", "") === text;
    expect(await screen.findByText(label(one))).toBeTruthy();
    await site.person.click(screen.getByText(label(one)));
    expect(await screen.findByText(label(two))).toBeTruthy();
    expect(site.sent(CREATE)).toHaveLength(1);
  },
);

test("sends again under the same id when the answer got lost", async () => {
  let tries = 0;
  const site = await renderSite("/play", { answers: { [CREATE]: () => ((tries += 1) === 1 ? "nothing" : CREATED) } });
  await enter(site.person);
  await pressCreate(site.person);
  await waitFor(() => expect(site.path()).toBe(`/jeopardy/${CREATED.gameId}`), { timeout: 3000 });
  const [first, second] = site.sent(CREATE);
  expect(second?.body).toEqual(first?.body);
});

test("keeps the id over a failure and a reload, and opens the game it had made", async () => {
  const first = await renderSite("/play", { answers: { [CREATE]: refuse("UNKNOWN", 500) } });
  await enter(first.person);
  await pressCreate(first.person);
  await shown("Error creating game");
  const id = idOf(first.sent(CREATE)[0]);
  first.unmount();

  const second = await renderSite("/play", { answers: { [CREATE]: refuse("REQUEST_ID_REUSED", 409) } });
  await second.person.type(await screen.findByLabelText("Game name"), "!");
  await pressCreate(second.person);
  expect(idOf(second.sent(CREATE)[0])).toBe(id);
  await waitFor(() => expect(second.path()).toBe(`/jeopardy/${id}`));
});

test.each([
  [
    "en",
    "Insufficient Points: You don't have enough points to create a game. Each new game costs 1 point.",
    "You don't have enough points to play",
  ],
  [
    "ar",
    "النقاط غير كافية: ليست لديك نقاط كافية لإنشاء لعبة. تكلفة كل لعبة جديدة نقطة واحدة.",
    "ليست لديك نقاط كافية للعب",
  ],
] as const)("asks for points first, in %s", async (language, text, title) => {
  const site = await renderSite("/play", { language, user: { ...someone, points: 0 } });
  await enter(site.person, language);
  await pressCreate(site.person, language);
  await shown(text);
  await shown(title);
  expect(site.sent(CREATE)).toEqual([]);
});

test.each([
  [
    "CATEGORY_EXHAUSTED",
    409,
    "en",
    "Category Exhausted: You have used all available questions in this category. Please select a different one.",
  ],
  ["CATEGORY_EXHAUSTED", 409, "ar", "نفدت الفئة: استخدمت كل الأسئلة المتاحة في هذه الفئة. اختر فئة أخرى."],
  [
    "CATEGORY_NOT_FOUND",
    404,
    "en",
    "Category not available: \u2068Category 2\u2069. It was taken out of your selection.",
  ],
  ["CATEGORY_NOT_FOUND", 404, "ar", "الفئة غير متاحة: \u2068فئة 2\u2069. أُزيلت من اختيارك."],
  [
    "NOT_ENOUGH_QUESTIONS",
    409,
    "en",
    "Not enough questions in \u2068Category 2\u2069. It was taken out of your selection.",
  ],
  ["NOT_ENOUGH_QUESTIONS", 409, "ar", "لا توجد أسئلة كافية في \u2068فئة 2\u2069. أُزيلت من اختيارك."],
] as const)("takes a category out when the server says %s (%i, %s)", async (code, status, language, text) => {
  const site = await renderSite("/play", {
    language,
    answers: { [CREATE]: refuse(code, status, { categories: [2] }) },
  });
  await enter(site.person, language);
  await pressCreate(site.person, language);
  await shown(text);
  await waitFor(() => expect(pressedCards()).toHaveLength(5));
  expect(screen.getByLabelText(WORDS[language].name)).toHaveProperty("value", " Thursday ");
});

test("tells that the points could not be taken when the server's balance is lower", async () => {
  const site = await renderSite("/play", { answers: { [CREATE]: refuse("INSUFFICIENT_POINTS", 402) } });
  await enter(site.person);
  await pressCreate(site.person);
  await shown("Error updating points");
});

test("leads to the login when the session has ended", async () => {
  const site = await renderSite("/play", { answers: { [CREATE]: refuse("UNAUTHENTICATED", 401) } });
  await enter(site.person);
  await pressCreate(site.person);
  await shown("Authentication required");
  await waitFor(() => expect(site.routeState()).toEqual({ from: "/play" }));
});

test("does not select a category that was used in all games", async () => {
  const { person } = await renderSite("/play", {
    answers: { [REMAINING]: [{ category_id: 1, category_name: "", remaining_games: 0 }] },
  });
  await screen.findByText("All played");
  await choose(person, [1]);
  await shown("\u2068Category 1\u2069: you have used this category in all your games. Please select a different one.");
  expect(pressedCards()).toHaveLength(0);
});

test("drops from a kept selection what the person has used up", async () => {
  const first = await renderSite("/play", { user: null });
  await choose(first.person, [1, 2]);
  first.unmount();
  await renderSite("/play", { answers: { [REMAINING]: [{ category_id: 1, category_name: "", remaining_games: 0 }] } });
  await shown(
    "Category Exhausted: You have used all available questions in this category. Please select a different one.",
  );
  await shown("1 of 6");
});

test.each([
  [1, "1 game left", "بقيت لعبة واحدة"],
  [2, "2 games left", "بقيت لعبتان"],
  [3, "3 games left", "بقيت 3 ألعاب"],
  [11, "11 games left", "بقيت 11 لعبة"],
] as const)("counts %i remaining games in both languages", async (remaining, english, arabic) => {
  for (const [language, text] of [
    ["en", english],
    ["ar", arabic],
  ] as const) {
    const view = await renderSite("/play", {
      language,
      answers: {
        [LIST]: [category(1)],
        [REMAINING]: [{ category_id: 1, category_name: "", remaining_games: remaining }],
      },
    });
    expect(await screen.findByText(text)).toBeTruthy();
    view.unmount();
  }
});

test("turns a card over to its description and back", async () => {
  const { person } = await renderSite("/play");
  await person.click(await screen.findByRole("button", { name: "About \u2068Category 1\u2069" }));
  const back = screen.getByText("About number 1").parentElement;
  expect(back?.hasAttribute("inert")).toBe(false);
  await person.click(screen.getByRole("button", { name: "Back to the picture of \u2068Category 1\u2069" }));
  expect(back?.hasAttribute("inert")).toBe(true);
});

test("asks for the remaining games up to four times, half a second apart", async () => {
  const site = await renderSite("/play", { answers: { [REMAINING]: refuse("UNKNOWN", 500) } });
  await screen.findByRole("heading", { name: "The Quran" });
  await waitFor(() => expect(site.sent(REMAINING)).toHaveLength(4), { timeout: 3000 });
  expect(screen.queryByText(/left$/)).toBeNull();
});

test.each([
  ["en", "Setting up your majlis. Please wait…"],
  ["ar", "نجهّز مجلسك. يرجى الانتظار…"],
] as const)("says in %s that it is being set up", async (language, text) => {
  await renderSite("/play", { language, answers: { [LIST]: "later" } });
  expect(await screen.findByText(text)).toBeTruthy();
});

test("tells that the categories did not load, and loads them on request", async () => {
  let isBroken = true;
  const { person } = await renderSite("/play", {
    answers: { [LIST]: () => (isBroken ? refuse("UNKNOWN", 500) : [category(1)]) },
  });
  await shown("Error loading categories");
  isBroken = false;
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Category 1", { selector: "button bdi" })).toBeTruthy();
});

test("offers the login to guests alone", async () => {
  await renderSite("/play", { user: null });
  expect((await screen.findByRole("link", { name: "Login / Register" })).getAttribute("href")).toBe("/login");
});

test("toggles the sidebar by Ctrl and B, and keeps it for seven days", async () => {
  await renderSite("/play");
  const toggle = await screen.findByRole("button", { name: /sidebar/ });
  const wasOpen = toggle.getAttribute("aria-expanded");
  act(() => void fireEvent.keyDown(window, { code: "KeyB", ctrlKey: true }));
  expect(toggle.getAttribute("aria-expanded")).not.toBe(wasOpen);
  expect(document.cookie).toContain("majlis_sidebar=");
});
