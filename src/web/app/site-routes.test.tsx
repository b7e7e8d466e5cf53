import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetSite, refuse, renderSite } from "#tests/support/render-site.tsx";

beforeEach(() => {
  document.cookie = "majlis_lang=; Max-Age=0; Path=/";
});
afterEach(forgetSite);

const page = () => document.documentElement;
const askFor = (...languages: string[]) => vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);

test.each([
  ["en", "العربية", "تم تغيير اللغة إلى العربية", "ar", "rtl"],
  ["ar", "English", "Language set to English", "en", "ltr"],
] as const)(
  "changes the language from %s in one tap, and keeps the choice",
  async (language, label, toast, next, direction) => {
    const { person } = await renderSite("/login", { language, user: null });
    await person.click(await screen.findByText(label));
    expect(await screen.findByText(toast)).toBeTruthy();
    expect([page().lang, page().dir]).toEqual([next, direction]);
    expect(localStorage.getItem("majlis_lang")).toBe(next);
    expect(document.cookie).toContain(`majlis_lang=${next}`);
  },
);

test("keeps what was typed while the language changes", async () => {
  const { person } = await renderSite("/login", { user: null });
  await person.type(await screen.findByLabelText("Email"), "maryam@example.com");
  await person.click(screen.getByText("العربية"));
  expect(await screen.findByLabelText("البريد الإلكتروني")).toHaveProperty("value", "maryam@example.com");
});

test("offers Arabic, in Arabic, to a first visit whose browser asks for it", async () => {
  askFor("ar-KW", "en");
  const { person } = await renderSite("/", { user: null });
  await person.click(await screen.findByRole("button", { name: "نعم، بالعربية" }));
  await waitFor(() => expect(page().dir).toBe("rtl"));
  expect(screen.queryByText("هل تفضّل التصفّح بالعربية؟")).toBeNull();
});

test("remembers a declined offer", async () => {
  askFor("ar");
  const first = await renderSite("/", { user: null });
  await first.person.click(await screen.findByRole("button", { name: "Stay in English" }));
  first.unmount();
  await renderSite("/", { user: null });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText("هل تفضّل التصفّح بالعربية؟")).toBeNull();
});

test("offers nothing to a browser that asks for English first", async () => {
  askFor("en-GB", "ar");
  await renderSite("/", { user: null });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText("هل تفضّل التصفّح بالعربية؟")).toBeNull();
});

test("leads someone with a session from the start page to play", async () => {
  const site = await renderSite("/");
  await waitFor(() => expect(site.path()).toBe("/play"));
});

test.each([
  ["en", "Oops! Page not found"],
  ["ar", "عذرًا! الصفحة غير موجودة"],
] as const)("says in %s that a page is not there, with a way to the root", async (language, text) => {
  await renderSite("/nowhere", { language, user: null });
  expect(await screen.findByRole("heading", { name: text })).toBeTruthy();
  expect(screen.getAllByRole("link").some((link) => link.getAttribute("href") === "/")).toBe(true);
});

test("signs out, forgets the person's things, and keeps language and look", async () => {
  const site = await renderSite("/games", { answers: { "POST /auth/v1/sign-out": { signedOut: true } } });
  localStorage.setItem("majlis_lang", "en");
  localStorage.setItem("majlis_theme", "day");
  localStorage.setItem("majlis_remembered", "…");
  await site.person.click((await screen.findAllByRole("button", { name: "Log out" }))[0] ?? page());
  expect(await screen.findByText("Logged out successfully")).toBeTruthy();
  await waitFor(() => expect(site.path()).toBe("/"));
  expect(Object.keys(localStorage).toSorted()).toEqual(["majlis_lang", "majlis_signed_out", "majlis_theme"]);
});

test("stays signed in when signing out fails", async () => {
  const site = await renderSite("/games", { answers: { "POST /auth/v1/sign-out": refuse("UNKNOWN", 500) } });
  await site.person.click((await screen.findAllByRole("button", { name: "Log out" }))[0] ?? page());
  expect(await screen.findByText("Logout failed")).toBeTruthy();
  expect(site.path()).toBe("/games");
});
