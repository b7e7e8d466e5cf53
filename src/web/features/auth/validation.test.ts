import { describe, expect, test } from "vitest";
import { checkConfirmation, checkEmail, checkLoginPassword, checkName, checkNewPassword } from "./validation.ts";

test.each([
  ["", "login.emailRequired"],
  ["maryam", "login.emailInvalid"],
  ["maryam@home", "login.emailInvalid"],
  ["maryam@example.com", true],
  ["m.saleh+quiz@mail.example.co", true],
])("reads %o as an e-mail address: %s", (email, verdict) => {
  expect(checkEmail(email)).toBe(verdict);
});

test.each([
  ["", "login.passwordRequired"],
  ["1234567", "login.passwordTooShort"],
  ["12345678", true],
])("takes %o to log in: %s", (password, verdict) => {
  expect(checkLoginPassword(password)).toBe(verdict);
});

test.each([
  ["", "login.passwordRequired"],
  ["12345", "signup.passwordUnderSix"],
  ["123456", "signup.passwordUnderEight"],
  ["1234567", "signup.passwordUnderEight"],
  ["12345678", true],
])("takes %o as a new password: %s", (password, verdict) => {
  expect(checkNewPassword(password)).toBe(verdict);
});

test.each([
  ["", "signup.confirmRequired"],
  ["12345679", "signup.confirmMismatch"],
  ["12345678", true],
])("takes %o as its confirmation: %s", (confirmation, verdict) => {
  expect(checkConfirmation(confirmation, "12345678")).toBe(verdict);
});

describe("a name", () => {
  test.each(["Maryam", "عبد الله", "مُحَمَّد", "José María", "Łukasz"])("may be %s", (name) => {
    expect(checkName(name, "signup.firstNameRequired")).toBe(true);
  });

  test.each(["R2D2", "a@b", "O'Neil", "Anna-Maria"])("has letters and spaces only, unlike %s", (name) => {
    expect(checkName(name, "signup.firstNameRequired")).toBe("signup.nameLettersOnly");
  });

  test("is more than spaces", () => {
    expect(checkName("  ", "signup.lastNameRequired")).toBe("signup.lastNameRequired");
  });
});
