import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { forgetSite, refuse, renderSite, someone, write } from "#tests/support/render-site.tsx";
import { rememberedEmail, rememberEmail } from "./remembered-email.ts";

afterEach(forgetSite);

const SIGN_IN = "POST /auth/v1/sign-in/email";
const DAY_MS = 24 * 60 * 60 * 1000;

const WORDS = {
  en: { email: "Email", password: "Password", submit: "Log In" },
  ar: { email: "البريد الإلكتروني", password: "كلمة المرور", submit: "تسجيل الدخول" },
} as const;

async function login(language: "en" | "ar", answers: object, state: unknown = null) {
  const site = await renderSite("/login", { language, user: null, answers: answers as never, state });
  const words = WORDS[language];
  write(await screen.findByLabelText(words.email), "Maryam@Example.com ");
  write(screen.getByLabelText(words.password), "long enough");
  await site.person.click(screen.getByRole("button", { name: words.submit }));
  return site;
}

test("goes on to where the person came from 500 ms after the login", async () => {
  const site = await login("en", { [SIGN_IN]: { user: someone } }, { from: "/games" });
  await waitFor(() => expect(site.sent(SIGN_IN)).toHaveLength(1));
  expect(site.sent(SIGN_IN)[0]?.body).toEqual({ email: "maryam@example.com", password: "long enough" });
  expect(site.path()).toBe("/login");
  await waitFor(() => expect(site.path()).toBe("/games"), { timeout: 1500 });
});

test.each(["https://elsewhere.example/play", "//elsewhere.example", "/unknown", "javascript:alert(1)"])(
  "never goes on to %s",
  async (from) => {
    const site = await login("en", { [SIGN_IN]: { user: someone } }, { from });
    await waitFor(() => expect(site.path()).toBe("/play"), { timeout: 1500 });
  },
);

test.each([
  ["en", "Invalid email or password"],
  ["ar", "البريد الإلكتروني أو كلمة المرور غير صحيحة"],
] as const)("says in %s that the credentials are wrong, and forgets the remembered address", async (language, text) => {
  rememberEmail("maryam@example.com", Date.now());
  await login(language, { [SIGN_IN]: refuse("INVALID_EMAIL_OR_PASSWORD", 401) });
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(rememberedEmail(Date.now())).toBeNull();
});

test("says what failed when nothing answers", async () => {
  await login("en", { [SIGN_IN]: "nothing" });
  expect((await screen.findAllByText("An error occurred during login.")).length).toBeGreaterThan(0);
});

test.each([
  ["en", "Invalid email address", "Password must be at least 8 characters"],
  ["ar", "البريد الإلكتروني غير صحيح", "يجب ألا تقل كلمة المرور عن 8 أحرف"],
] as const)("checks what is entered on touch, in %s", async (language, emailText, passwordText) => {
  const { person } = await renderSite("/login", { language, user: null });
  const email = await screen.findByLabelText(WORDS[language].email);
  await person.type(email, "maryam");
  await person.type(screen.getByLabelText(WORDS[language].password), "short");
  await person.tab();
  expect(await screen.findByText(emailText)).toBeTruthy();
  expect(await screen.findByText(passwordText)).toBeTruthy();
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(email.getAttribute("aria-describedby") ?? "")?.textContent).toBe(emailText);
});

test("shows and hides the password", async () => {
  const { person } = await renderSite("/login", { user: null });
  const password = await screen.findByLabelText("Password");
  await person.click(screen.getByRole("button", { name: "Show password" }));
  expect(password.getAttribute("type")).toBe("text");
  await person.click(screen.getByRole("button", { name: "Hide password" }));
  expect(password.getAttribute("type")).toBe("password");
});

test("leads a signed-in person on after saying so", async () => {
  const site = await renderSite("/login");
  expect(await screen.findByText("Redirecting to dashboard...")).toBeTruthy();
  await waitFor(() => expect(site.path()).toBe("/play"));
});

test("waits at most two seconds to learn who is there", async () => {
  await renderSite("/login", { answers: { "GET /api/v1/me": "later" } });
  expect(await screen.findByText("Checking authentication...")).toBeTruthy();
  expect(screen.queryByLabelText("Email")).toBeNull();
  expect(await screen.findByLabelText("Email", {}, { timeout: 2500 })).toBeTruthy();
});

test("says why when a protected page sent the person here", async () => {
  await renderSite("/login", { user: null, state: { from: "/jeopardy", mustLogin: true } });
  expect(await screen.findByText("Please login to continue")).toBeTruthy();
});

test("remembers the address of the last login for 60 days, and nothing else", () => {
  rememberEmail("maryam@example.com", 0);
  expect(rememberedEmail(60 * DAY_MS - 1)).toBe("maryam@example.com");
  expect(Object.keys(localStorage)).toHaveLength(1);
  expect(rememberedEmail(60 * DAY_MS)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test("prefills the remembered address", async () => {
  rememberEmail("maryam@example.com", Date.now());
  await renderSite("/login", { user: null });
  await waitFor(() => expect(screen.getByLabelText("Email")).toHaveProperty("value", "maryam@example.com"));
});
