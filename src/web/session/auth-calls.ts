import type { signIn as signInEndpoint, signUp as signUpEndpoint } from "#contract/account.ts";
import type { EndpointOutput } from "#contract/endpoint.ts";
import { request } from "#web/lib/call.ts";
import type { SessionUser } from "./use-session.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface NewAccount extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
}

/** Invisible marks that a copied address brings along in right-to-left text. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export const cleanEmail = (typed: string): string => typed.replace(DIRECTION_MARKS, "").trim().toLowerCase();

/** @throws CallError with the refusal of the sign-in service */
export async function signIn({ email, password }: Credentials): Promise<SessionUser> {
  const answer = await request("POST", "/auth/v1/sign-in/email", { email: cleanEmail(email), password });
  return (answer as EndpointOutput<typeof signInEndpoint>).user;
}

/** @throws CallError with the refusal of the sign-in service */
export async function signUp({ firstName, lastName, email, password }: NewAccount): Promise<SessionUser> {
  const answer = await request("POST", "/auth/v1/sign-up/email", {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: cleanEmail(email),
    password,
  });
  return (answer as EndpointOutput<typeof signUpEndpoint>).user;
}

/** Ends the person's sessions on all devices. */
export const signOut = (): Promise<unknown> => request("POST", "/auth/v1/sign-out", {});
