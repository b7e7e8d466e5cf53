import { isDeepStrictEqual } from "node:util";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Endpoint, EndpointOutput } from "#contract/endpoint.ts";
import { REFUSALS, type RefusalCode } from "#contract/refusals.ts";
import { ApiError } from "./errors.ts";
import type { SessionUser } from "./session-user.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Who a request's session cookie stands for; set by `app.ts`. */
    findUser: (request: FastifyRequest) => Promise<SessionUser | null>;
    /** The endpoints registered so far, for the not-found answer. */
    endpoints: Endpoint[];
  }
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler works with, already checked against the endpoint's schemas and access. */
export interface EndpointRequest<Definition extends Endpoint> {
  readonly params: Parsed<Definition["params"]>;
  readonly query: Parsed<Definition["query"]>;
  readonly body: Parsed<Definition["body"]>;
  readonly user: Definition["access"] extends "signedIn" ? SessionUser : SessionUser | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type EndpointHandler<Definition extends Endpoint> = (
  request: EndpointRequest<Definition>,
) => EndpointOutput<Definition> | Promise<EndpointOutput<Definition>>;

/** The refusals every call can answer (see `Endpoint`). */
const COMMON_REFUSALS = ["BAD_REQUEST", "RATE_LIMITED", "UNKNOWN", "UNAVAILABLE"] as const;

/** Describes the refusals an endpoint can answer, one schema per status, for the documentation. */
const refusalSchemas = ({ access, refusals }: Endpoint): Record<number, z.ZodType> => {
  const codes: RefusalCode[] = [
    ...COMMON_REFUSALS,
    ...(access === "signedIn" ? (["UNAUTHENTICATED"] as const) : []),
    ...refusals,
  ];
  const byStatus = Map.groupBy(new Set(codes), (code) => REFUSALS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, sameStatus]) => [
      status,
      z
        .looseObject({ error: z.looseObject({ code: z.string(), message: z.string(), requestId: z.string() }) })
        .describe(sameStatus.map((code) => `${code}: ${REFUSALS[code].message}`).join(" ")),
    ]),
  );
};

/**
 * Puts an endpoint of the contract on the server: its schemas check what comes in, its `access` who may call.
 *
 * A guest is turned away before the body is read. What the handler returns goes out as JSON; it refuses by throwing
 * an `ApiError`.
 */
export const registerEndpoint = <const Definition extends Endpoint>(
  app: FastifyInstance,
  endpoint: Definition,
  handler: EndpointHandler<Definition>,
  { config }: Pick<RouteOptions, "config"> = {},
): void => {
  const { method, path, access, summary, params, query, body, response } = endpoint;
  app.endpoints.push(endpoint);
  app.route({
    method,
    url: path,
    schema: {
      summary,
      tags: [path.split("/")[1] === "auth" ? "auth" : (path.split("/")[3] ?? "other")],
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(body ? { body } : {}),
      response: { 200: response, ...refusalSchemas(endpoint) },
    },
    ...(config ? { config } : {}),
    onRequest: async (request) => {
      request.user = await app.findUser(request);
      if (access === "signedIn" && request.user === null) throw new ApiError("UNAUTHENTICATED");
    },
    handler: async (request, reply) =>
      // The types follow from the endpoint: its schemas have parsed the parts, and the hook above has checked the access.
      handler({
        params: request.params,
        query: request.query,
        body: request.body,
        user: request.user,
        request,
        reply,
      } as EndpointRequest<Definition>),
  });
};

const serializeUnchecked = () => JSON.stringify as (data: unknown) => string;

/** Refuses an answer that is not exactly what the contract promises, unknown keys included. */
const serializeChecked =
  ({ schema, method, url }: { schema: z.ZodType; method: string; url: string }) =>
  (data: unknown): string => {
    const text = JSON.stringify(data);
    const sent: unknown = JSON.parse(text);
    const parsed = schema.safeParse(sent);
    if (!parsed.success) throw new Error(`${method} ${url} breaks its contract: ${z.prettifyError(parsed.error)}`);
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.data)), sent)) {
      throw new Error(`${method} ${url} answers keys its contract does not have`);
    }
    return text;
  };

/**
 * Makes zod schemas the server's way to check requests.
 *
 * @param checkResponses also checks every answer; for tests, since it costs more than many handlers
 */
export const prepareEndpoints = (app: FastifyInstance, { checkResponses }: { checkResponses: boolean }): void => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler<z.ZodType>(checkResponses ? serializeChecked : serializeUnchecked);
  app.decorate("endpoints", []);
};
