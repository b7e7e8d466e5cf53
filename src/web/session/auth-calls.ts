import { CallError, readJson, send } from "#web/lib/call.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface NewAccount extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
}

/** What the sign-in service said no with: its own code, and its sentence in English. */
export class AuthRefusal extends Error {
  override readonly name = "AuthRefusal";
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** @throws AuthRefusal when the service says no, CallError `OFFLINE` when nothing answers */
async function post(path: string, body: object): Promise<void> {
  const response = await send("POST", `/auth/v1${path}`, body);
  if (response.ok) return;

  const answer = (await readJson(response)) as Record<string, unknown> | null;
  if (!answer && response.status >= 502) throw new CallError("UNAVAILABLE", response.status);
  const code = textOf(answer?.["code"]) || (response.status === 429 ? "RATE_LIMITED" : "UNKNOWN");
  throw new AuthRefusal(code, response.status, textOf(answer?.["message"]));
}

/** E-mail addresses are kept in lower case; direction marks from a paste are no part of one. */
export const cleanEmail = (typed: string): string => typed.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "").trim().toLowerCase();

export const signIn = ({ email, password }: Credentials): Promise<void> =>
  post("/sign-in/email", { email: cleanEmail(email), password });

export const signUp = ({ firstName, lastName, email, password }: NewAccount): Promise<void> =>
  post("/sign-up/email", { name: `${firstName} ${lastName}`, firstName, lastName, email: cleanEmail(email), password });

export const signOut = (): Promise<void> => post("/sign-out", {});
