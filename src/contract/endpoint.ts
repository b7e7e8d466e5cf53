import type { z } from "zod";
import type { RefusalCode } from "./refusals.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call: anyone, or only a person with a session. */
export type Access = "public" | "signedIn";

/**
 * One call of the wire, as server, browser and generated documentation share it.
 *
 * `path` uses Fastify's `:name` for parameters; `params`, `query` and `body` are strict schemas, so that unknown keys
 * are refused. `refusals` lists the codes the call itself may answer; `BAD_REQUEST`, `UNAUTHENTICATED`,
 * `RATE_LIMITED`, `UNAVAILABLE` and `UNKNOWN` can come from every call.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
  readonly refusals: readonly RefusalCode[];
}

/** Types an endpoint from its own literal, so that callers know its input and output. */
export const defineEndpoint = <const Definition extends Endpoint>(definition: Definition): Definition => definition;

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What the browser passes: the keys of the schemas that the endpoint has. */
export type EndpointInput<Definition extends Endpoint> = {
  [Key in "params" | "query" | "body" as Definition[Key] extends z.ZodType ? Key : never]: Input<Definition[Key]>;
};

export type EndpointOutput<Definition extends Endpoint> = z.output<Definition["response"]>;
