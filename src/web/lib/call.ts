import type { Endpoint, EndpointInput, EndpointOutput } from "#contract/endpoint.ts";
import { PATHS, type CallName } from "#contract/paths.ts";
import type { AccountRefusalCode } from "#contract/account.ts";
import type { RefusalCode } from "#contract/refusals.ts";

/** Why a call gave no answer: the server's refusal, or no server at all. */
export type CallErrorCode = RefusalCode | AccountRefusalCode | "OFFLINE";

export class CallError extends Error {
  override readonly name = "CallError";
  readonly code: CallErrorCode;
  /** HTTP status, 0 when nothing answered. */
  readonly status: number;
  /** Everything the refusal said beside its code: `field`, `reason`, `categories`, `game` … */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: CallErrorCode, status: number, details: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

export const isCallError = (error: unknown, ...codes: readonly CallErrorCode[]): error is CallError =>
  error instanceof CallError && (codes.length === 0 || codes.includes(error.code));

type InAddress = string | number | boolean | undefined;

interface LooseInput {
  readonly params?: Readonly<Record<string, InAddress>>;
  readonly query?: Readonly<Record<string, InAddress>>;
  readonly body?: unknown;
}

/** Endpoints without parameters are called with the name alone. */
type CallArguments<Definition extends Endpoint> = keyof EndpointInput<Definition> extends never
  ? [input?: Record<string, never>, options?: CallOptions]
  : [input: EndpointInput<Definition>, options?: CallOptions];

interface CallOptions {
  readonly signal?: AbortSignal;
}

/** What the window hears when a call is refused for want of a session: it may have ended elsewhere. */
export const SESSION_LOST_EVENT = "majlis:session-lost";

/** A server that says nothing for this long is not there (quality R6); move ids make asking again harmless. */
const ANSWER_TIMEOUT_MS = 10_000;

/**
 * Calls an endpoint of the contract: `call<typeof getGame>("getGame", { params: { gameId } })`.
 *
 * The endpoint's type alone is used, so that its schemas stay out of the browser's script.
 *
 * @throws CallError for a refusal, and with the code `OFFLINE` when nothing answered
 */
export async function call<Definition extends Endpoint>(
  name: CallName,
  ...[input, options]: CallArguments<Definition>
): Promise<EndpointOutput<Definition>> {
  const [method, path] = PATHS[name];
  const { params, query, body } = (input ?? {}) as LooseInput;
  try {
    return (await request(method, addressOf(path, params, query), body, options?.signal)) as EndpointOutput<Definition>;
  } catch (error) {
    if (isCallError(error, "UNAUTHENTICATED")) window.dispatchEvent(new Event(SESSION_LOST_EVENT));
    throw error;
  }
}

/**
 * @returns the answer's JSON
 * @throws CallError for a refusal, and with the code `OFFLINE` when nothing answered
 */
export async function request(method: string, address: string, body: unknown, signal?: AbortSignal): Promise<unknown> {
  const { ok, status, text } = await send(method, address, body, signal);
  const answer = parseJson(text);
  if (!ok) throw refusalOf(status, answer);
  return answer;
}

function addressOf(path: string, params: LooseInput["params"] = {}, query: LooseInput["query"] = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}

async function send(
  method: string,
  address: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<{ ok: boolean; status: number; text: string }> {
  const giveUp = new AbortController();
  const handleAbort = () => giveUp.abort(signal?.reason);
  if (signal?.aborted) handleAbort();
  signal?.addEventListener("abort", handleAbort);
  const timeout = setTimeout(() => giveUp.abort(), ANSWER_TIMEOUT_MS);
  try {
    const response = await fetch(address, {
      method,
      credentials: "same-origin",
      headers: { accept: "application/json", ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: giveUp.signal,
    });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallError("OFFLINE", 0);
  } finally {
    clearTimeout(timeout);
    signal?.removeEventListener("abort", handleAbort);
  }
}

/** A proxy's page in place of our answer counts as no answer. */
function parseJson(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** @param answer what came back with an unhappy status: ours, or whatever a proxy made of it */
function refusalOf(status: number, answer: unknown): CallError {
  const body = isRecord(answer) ? answer : {};
  const details = isRecord(body["error"]) ? body["error"] : body;
  const code = typeof details["code"] === "string" ? details["code"] : fallbackCode(status);
  return new CallError(code as RefusalCode, status, details);
}

function fallbackCode(status: number): RefusalCode {
  if (status === 401) return "UNAUTHENTICATED";
  if (status === 404) return "NOT_FOUND";
  if (status === 429) return "RATE_LIMITED";
  return status === 502 || status === 503 || status === 504 ? "UNAVAILABLE" : "UNKNOWN";
}
