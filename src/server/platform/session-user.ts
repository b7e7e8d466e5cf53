import type { UserRole } from "./schema.ts";

/** The person behind a request, as its session says. */
export interface SessionUser {
  /** Id of the `users` row. */
  readonly id: string;
  /** Id of the sign-in identity, which owns the sessions. */
  readonly authId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly points: number;
  readonly language: "en" | "ar" | null;
  readonly role: UserRole;
}
