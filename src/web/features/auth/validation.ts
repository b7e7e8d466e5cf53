/** Letters and marks of every script, and spaces (account specification, section 5). */
const LETTERS_AND_SPACES = /^[\p{L}\p{M} ]+$/u;

/** As browsers themselves check `type=email`, and with a dot in the domain. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

const MIN_LOGIN_PASSWORD = 8;
/** A new password must pass the login form later; the specification's own minimum has its own words. */
const MIN_NEW_PASSWORD = 8;
const MIN_PASSWORD_SPECIFIED = 6;

/** Key of the words that say what to correct; `true` when nothing is. */
export type Verdict<Key extends string> = Key | true;

export const checkEmail = (email: string): Verdict<"login.emailRequired" | "login.emailInvalid"> => {
  if (email === "") return "login.emailRequired";
  return EMAIL.test(email) || "login.emailInvalid";
};

export const checkLoginPassword = (password: string): Verdict<"login.passwordRequired" | "login.passwordTooShort"> => {
  if (password === "") return "login.passwordRequired";
  return password.length >= MIN_LOGIN_PASSWORD || "login.passwordTooShort";
};

export const checkNewPassword = (
  password: string,
): Verdict<"login.passwordRequired" | "signup.passwordUnderSix" | "signup.passwordUnderEight"> => {
  if (password === "") return "login.passwordRequired";
  if (password.length < MIN_PASSWORD_SPECIFIED) return "signup.passwordUnderSix";
  return password.length >= MIN_NEW_PASSWORD || "signup.passwordUnderEight";
};

export const checkConfirmation = (
  confirmation: string,
  password: string,
): Verdict<"signup.confirmRequired" | "signup.confirmMismatch"> => {
  if (confirmation === "") return "signup.confirmRequired";
  return confirmation === password || "signup.confirmMismatch";
};

export const checkName = <Missing extends string>(
  name: string,
  missing: Missing,
): Verdict<Missing | "signup.nameLettersOnly"> => {
  if (name.trim() === "") return missing;
  return LETTERS_AND_SPACES.test(name) || "signup.nameLettersOnly";
};
