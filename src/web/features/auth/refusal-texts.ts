import type { TFunction } from "i18next";
import { isCallError, type CallError } from "#web/lib/call.ts";

/** Titles and explanation of a toast. */
export interface Refusal {
  readonly title: string;
  readonly description?: string;
}

/** The service's own sentence, in English. */
const messageOf = ({ details }: CallError): string =>
  typeof details["message"] === "string" ? details["message"] : "";

/** What a refused login says; the service's own words where we have none and the page is English. */
export function loginRefusal(error: unknown, t: TFunction, language: string): Refusal {
  if (!isCallError(error)) return { title: t("login.failed") };
  const code: string = error.code;
  switch (code) {
    case "INVALID_EMAIL_OR_PASSWORD":
    case "UNAUTHENTICATED":
      return { title: t("login.wrongCredentials") };
    case "OFFLINE":
      return { title: t("login.failed"), description: t("refusal.offline") };
    case "RATE_LIMITED":
      return { title: t("login.failed"), description: t("refusal.rateLimited") };
    case "UNAVAILABLE":
      return { title: t("login.failed"), description: t("refusal.unavailable") };
    default: {
      const message = error.status < 500 ? messageOf(error) : "";
      return { title: language === "en" && message ? message : t("login.failed") };
    }
  }
}

/** What a refused sign-up says (account specification, section 8). */
export function signUpRefusal(error: unknown, t: TFunction): Refusal {
  if (!isCallError(error)) return { title: t("signup.wrong"), description: t("signup.tryLater") };
  const title = t("signup.failed");
  // Of the sign-in library too, whose codes the contract does not list.
  const code: string = error.code;
  switch (code) {
    case "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL":
    case "USER_ALREADY_EXISTS":
      return { title, description: t("signup.emailTaken") };
    case "RATE_LIMITED":
      return { title, description: t("signup.rateLimited") };
    case "EMAIL_PASSWORD_SIGN_UP_DISABLED":
      return { title, description: t("signup.disabled") };
    case "PASSWORD_COMPROMISED":
    case "PASSWORD_TOO_COMMON":
      return { title, description: t("signup.passwordTooCommon") };
    case "FAILED_TO_CREATE_USER":
      return { title, description: t("signup.notCreated") };
    case "OFFLINE":
      return { title, description: t("signup.offline") };
    case "UNKNOWN":
    case "UNAVAILABLE":
      return { title: t("signup.wrong"), description: t("signup.tryLater") };
    default:
      return { title, description: t("signup.checkInput") };
  }
}
