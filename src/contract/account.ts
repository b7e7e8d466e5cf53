import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";

/**
 * What signing up and in refuse beside `REFUSALS`, under the codes of the sign-in library.
 * A wrong password and an unknown address answer alike.
 */
export const ACCOUNT_REFUSALS = {
  INVALID_EMAIL_OR_PASSWORD: { status: 401, message: "Invalid email or password" },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: { status: 422, message: "User with this email already exists" },
} as const satisfies Record<string, { status: number; message: string }>;

export type AccountRefusalCode = keyof typeof ACCOUNT_REFUSALS;

/** Letters and marks of every script, and spaces between them (accounts specification, section 5). */
const personName = z
  .string()
  .trim()
  .min(1)
  .max(50)
  .regex(/^[\p{L}\p{M} ]+$/u);

const email = z.string().trim().toLowerCase().max(254).pipe(z.email());

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

const currentUser = z.strictObject({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  points: z.int().nonnegative(),
  language: z.enum(["en", "ar"]).nullable(),
  role: z.enum(["player", "editor", "admin"]),
});

export type CurrentUser = z.infer<typeof currentUser>;

/** Who is signed in; `null` for a guest. */
export const getMe = defineEndpoint({
  method: "GET",
  path: "/api/v1/me",
  access: "public",
  summary: "Who is signed in",
  response: z.strictObject({ user: currentUser.nullable() }),
  refusals: [],
});

/** Opens an account with one point and signs it in. */
export const signUp = defineEndpoint({
  method: "POST",
  path: "/auth/v1/sign-up/email",
  access: "public",
  summary: "Open an account and sign in; a known address answers USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL",
  body: z.strictObject({
    firstName: personName,
    lastName: personName,
    /** Sent by clients of the sign-in library; not believed, the two names above make it. */
    name: z.string().max(120).optional(),
    email,
    password: z.string().min(MIN_PASSWORD_LENGTH).max(MAX_PASSWORD_LENGTH),
    country: z.string().trim().min(1).max(60).optional(),
    phone: z
      .string()
      .regex(/^\d{4,15}$/)
      .optional(),
  }),
  response: z.strictObject({ user: currentUser }),
  refusals: [],
});

/** Starts a session of 60 days. */
export const signIn = defineEndpoint({
  method: "POST",
  path: "/auth/v1/sign-in/email",
  access: "public",
  summary: "Sign in; a wrong password and an unknown address both answer INVALID_EMAIL_OR_PASSWORD",
  body: z.strictObject({ email, password: z.string().min(1).max(MAX_PASSWORD_LENGTH) }),
  response: z.strictObject({ user: currentUser }),
  refusals: [],
});

/** Ends every session of the person, on all devices; harmless for a guest. */
export const signOut = defineEndpoint({
  method: "POST",
  path: "/auth/v1/sign-out",
  access: "public",
  summary: "Sign out everywhere",
  response: z.strictObject({ signedOut: z.literal(true) }),
  refusals: [],
});
