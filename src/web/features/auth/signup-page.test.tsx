import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { forgetSite, refuse, renderSite, someone, write } from "#tests/support/render-site.tsx";

afterEach(forgetSite);

const SIGN_UP = "POST /auth/v1/sign-up/email";

const fill = async (person: UserEvent, { confirmation = "long enough" } = {}) => {
  write(await screen.findByLabelText("First name"), " مريم ");
  write(screen.getByLabelText("Last name"), "Saleh");
  write(screen.getByLabelText("Email"), "maryam@example.com");
  write(screen.getByLabelText("Password"), "long enough");
  write(screen.getByLabelText("Confirm password"), confirmation);
  await person.click(screen.getByRole("button", { name: "Create account" }));
};

test("opens an account and goes on to play after a second", async () => {
  const site = await renderSite("/signup", { user: null, answers: { [SIGN_UP]: { user: someone } } });
  await fill(site.person);
  await waitFor(() => expect(site.sent(SIGN_UP)).toHaveLength(1));
  expect(site.sent(SIGN_UP)[0]?.body).toEqual({
    firstName: "مريم",
    lastName: "Saleh",
    email: "maryam@example.com",
    password: "long enough",
  });
  expect(site.path()).toBe("/signup");
  await waitFor(() => expect(site.path()).toBe("/play"), { timeout: 2000 });
});

test.each([
  [
    "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL",
    422,
    "Registration failed",
    "An account with this email already exists. Please try logging in instead.",
  ],
  [
    "RATE_LIMITED",
    429,
    "Registration failed",
    "Too many signup attempts. Please try again later or use a different email address.",
  ],
  [
    "EMAIL_PASSWORD_SIGN_UP_DISABLED",
    400,
    "Registration failed",
    "Email signups are currently disabled. Please contact support.",
  ],
  ["FAILED_TO_CREATE_USER", 422, "Registration failed", "Failed to create user account"],
  ["BAD_REQUEST", 400, "Registration failed", "Please check your information and try again"],
  ["UNKNOWN", 500, "Something went wrong", "Please try again later"],
])("tells the refusal %s in the specification's words", async (code, status, title, description) => {
  const { person } = await renderSite("/signup", { user: null, answers: { [SIGN_UP]: refuse(code, status) } });
  await fill(person);
  expect((await screen.findAllByText(title)).length).toBeGreaterThan(0);
  expect((await screen.findAllByText(description)).length).toBeGreaterThan(0);
});

test("tells that nothing answered", async () => {
  const { person } = await renderSite("/signup", { user: null, answers: { [SIGN_UP]: "nothing" } });
  await fill(person);
  const text = "Network connection error: Please check your internet connection and try again";
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

test("sends nothing while the passwords differ", async () => {
  const site = await renderSite("/signup", { user: null });
  await fill(site.person, { confirmation: "something else" });
  expect(await screen.findByText("Passwords do not match")).toBeTruthy();
  expect(site.sent(SIGN_UP)).toEqual([]);
});

test("names everything that is missing, in Arabic", async () => {
  const { person } = await renderSite("/signup", { language: "ar", user: null });
  await person.click(await screen.findByRole("button", { name: "إنشاء الحساب" }));
  for (const text of [
    "الاسم الأول مطلوب",
    "اسم العائلة مطلوب",
    "البريد الإلكتروني مطلوب",
    "كلمة المرور مطلوبة",
    "يرجى تأكيد كلمة المرور",
  ]) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
});
