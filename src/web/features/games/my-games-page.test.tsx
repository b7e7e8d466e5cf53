import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { forgetSite, refuse, renderSite, savedGame, someone } from "#tests/support/render-site.tsx";

afterEach(forgetSite);

const LIST = "GET /api/v1/games";
const GAME = savedGame();
const VIEW = `GET /api/v1/games/${GAME.id}`;
const MOVE = `POST /api/v1/games/${GAME.id}/moves`;

const withGame = (part: Parameters<typeof savedGame>[0] = {}) => ({
  [LIST]: { games: [savedGame(part)], nextBefore: null },
});
const open = async (person: UserEvent) => {
  await person.click(await screen.findByRole("button", { name: /Thursday/ }));
  return screen.findByRole("dialog", { name: "Thursday" });
};
const shown = async (text: string) => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

test("shows a game's name, day, six categories, teams and scores", async () => {
  await renderSite("/games", { answers: withGame() });
  const card = await screen.findByRole("button", { name: /Thursday/ });
  expect(within(card).getByText("Created Jan 5, 2026")).toBeTruthy();
  expect(within(card).getAllByRole("listitem")).toHaveLength(6);
  for (const text of ["Falcons", "600", "Pearls", "400", "3 of 36 tiles played"])
    expect(within(card).getByText(text)).toBeTruthy();
});

test("holds three places while loading", async () => {
  await renderSite("/games", { answers: { [LIST]: "later" } });
  const places = (await screen.findByText("Loading your games")).parentElement;
  expect(places?.querySelectorAll("[aria-hidden=true]")).toHaveLength(3);
});

test.each([
  ["en", "No games yet", "New game"],
  ["ar", "لا توجد ألعاب بعد", "لعبة جديدة"],
] as const)("says in %s that there are none, with one way on", async (language, text, action) => {
  await renderSite("/games", { language });
  await shown(text);
  expect(screen.getAllByRole("link", { name: action })).toHaveLength(1);
});

test.each([
  ["en", "Error fetching games"],
  ["ar", "خطأ في جلب الألعاب"],
] as const)("tells in %s that they did not load", async (language, text) => {
  await renderSite("/games", { language, answers: { [LIST]: refuse("UNKNOWN", 500) } });
  await shown(text);
});

test.each([
  ["en", "Login to see your games", "Login", "Log in to your games"],
  ["ar", "سجّل الدخول لتشاهد ألعابك", "تسجيل الدخول", "سجّل الدخول إلى ألعابك"],
] as const)("asks a guest, in %s, to log in by a dialog", async (language, text, button, title) => {
  const { person } = await renderSite("/games", { language, user: null });
  await shown(text);
  await person.click(screen.getByRole("button", { name: button }));
  expect(await screen.findByRole("dialog", { name: title })).toBeTruthy();
});

test("shows the games once the dialog has signed the person in", async () => {
  let user: object | null = null;
  const { person } = await renderSite("/games", {
    user: null,
    answers: {
      ...withGame(),
      "GET /api/v1/me": () => ({ user }),
      "POST /auth/v1/sign-in/email": () => ({ user: (user = someone) }),
    },
  });
  await person.click(await screen.findByRole("button", { name: "Login" }));
  await person.type(await screen.findByLabelText("Email"), "maryam@example.com");
  await person.type(screen.getByLabelText("Password"), "long enough");
  await person.click(screen.getByRole("button", { name: "Log In" }));
  expect(await screen.findByRole("button", { name: /Thursday/ })).toBeTruthy();
});

test("continues a game", async () => {
  const site = await renderSite("/games", { answers: withGame() });
  await open(site.person);
  await site.person.click(screen.getByRole("button", { name: "Continue playing" }));
  await waitFor(() => expect(site.path()).toBe(`/jeopardy/${GAME.id}`));
});

test("offers neither going on nor a reset for a game without a state", async () => {
  const { person } = await renderSite("/games", { answers: withGame({ hasState: false }) });
  await open(person);
  expect(screen.getByRole("button", { name: "Setup game" })).toHaveProperty("disabled", true);
  expect(screen.queryByRole("button", { name: "Reset game" })).toBeNull();
});

test("asks before a reset, plays it on the newest version, and goes to the game", async () => {
  let version = 7;
  const site = await renderSite("/games", {
    answers: {
      ...withGame(),
      [VIEW]: () => ({ version }),
      [MOVE]: ({ body }) => {
        if (version === 8) return { version: 9 };
        version = 8;
        expect(body).toMatchObject({ version: 7 });
        return refuse("STALE_VERSION", 409);
      },
    },
  });
  await open(site.person);
  await site.person.click(screen.getByRole("button", { name: "Reset game" }));
  expect(await screen.findByRole("dialog", { name: "Reset this game?" })).toBeTruthy();
  expect(site.sent(MOVE)).toEqual([]);
  await site.person.click(screen.getByRole("button", { name: "Yes, reset it" }));
  await shown("Game reset successfully");
  await waitFor(() => expect(site.path()).toBe(`/jeopardy/${GAME.id}`));
  expect(site.sent(MOVE).at(-1)?.body).toMatchObject({ version: 8, move: { type: "resetGame" } });
});

test("tells that a reset failed and stays", async () => {
  const site = await renderSite("/games", { answers: { ...withGame(), [VIEW]: refuse("UNKNOWN", 500) } });
  await open(site.person);
  await site.person.click(screen.getByRole("button", { name: "Reset game" }));
  await site.person.click(await screen.findByRole("button", { name: "Yes, reset it" }));
  await shown("Failed to reset game");
  expect(site.path()).toBe("/games");
});

test("closes on Escape and gives the focus back", async () => {
  const { person } = await renderSite("/games", { answers: withGame() });
  await open(person);
  await person.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: /Thursday/ })));
});
