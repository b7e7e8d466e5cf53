import { ACCOUNT_REFUSALS, type AccountRefusalCode } from "#contract/account.ts";
import { REFUSALS, type RefusalCode } from "#contract/refusals.ts";

const TABLE = { ...REFUSALS, ...ACCOUNT_REFUSALS };

/** What the answer to a refused call carries beside code and message: `field`, `reason`, `categories`, `game` … */
export type RefusalDetails = Readonly<Record<string, unknown>>;

/** A refusal the caller is told of, with the status and message its code has in the contract. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: RefusalCode | AccountRefusalCode;
  readonly status: number;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode | AccountRefusalCode, details: RefusalDetails = {}, options?: ErrorOptions) {
    super(TABLE[code].message, options);
    this.code = code;
    this.status = TABLE[code].status;
    this.details = details;
  }
}

const codeOf = (error: Error): string => ("code" in error && typeof error.code === "string" ? error.code : "");

/** Classes and codes of PostgreSQL (appendix A of its manual) and of the network that pass by themselves. */
const PASSING_CODE =
  /^(08...|53...|57014|57P0.|55P03|25P03|40001|40P01|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;

/** What `pg` and `kysely` say where they give no code. */
const PASSING_MESSAGE =
  /^(driver has already been destroyed|timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client (was closed|has encountered)|Cannot use a pool after|PGlite is closed)/;

/** Whether the database is out of reach or overloaded, rather than asked something wrong. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (PASSING_CODE.test(codeOf(error)) || PASSING_MESSAGE.test(error.message) || isDatabaseUnavailable(error.cause));
