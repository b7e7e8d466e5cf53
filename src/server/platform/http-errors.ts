import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { ApiError, isDatabaseUnavailable } from "./errors.ts";

const RETRY_AFTER_SECONDS = 2;

/** The first part of a request that is not of the documented form: `teams.0.name`, or the unknown key itself. */
const firstWrongField = (error: unknown): string | null => {
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  const [issue] = error.validation;
  if (!issue) return null;

  const path = issue.instancePath.split("/").filter((part) => part !== "");
  const { keys } = issue.params;
  const unknownKey: unknown = Array.isArray(keys) ? keys[0] : undefined;
  return [...path, ...(typeof unknownKey === "string" ? [unknownKey] : [])].join(".") || null;
};

/** The framework's own refusals; anything else it throws is a bug of ours. */
const FRAMEWORK_REFUSALS: Readonly<Record<string, "BAD_REQUEST" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE">> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "BODY_TOO_LARGE",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
};

const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  if (isDatabaseUnavailable(error)) return new ApiError("UNAVAILABLE", {}, { cause: error });
  if (!(error instanceof Error)) return new ApiError("UNKNOWN", {}, { cause: error });

  const { code = "", statusCode = 500, validation } = error as Partial<FastifyError>;
  if (validation) {
    const field = firstWrongField(error);
    return new ApiError("BAD_REQUEST", field === null ? {} : { field }, { cause: error });
  }
  const refusal = FRAMEWORK_REFUSALS[code] ?? (statusCode >= 400 && statusCode < 500 ? "BAD_REQUEST" : "UNKNOWN");
  return new ApiError(refusal, {}, { cause: error });
};

/** Answers a refusal in the one form every refusal has; under `/auth` also in the form of the sign-in library. */
export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: ApiError) => {
  const { code, message, details } = refusal;
  if (code === "UNAVAILABLE") reply.header("retry-after", RETRY_AFTER_SECONDS);
  return reply
    .code(refusal.status)
    .type("application/json; charset=utf-8")
    .send({
      error: { code, message, requestId: request.id, ...details },
      ...(request.url.startsWith("/auth/") ? { code, message } : {}),
    });
};

/** Sends every thrown error through one place: told in the contract's words, logged once where it is not the caller's doing. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toApiError(error);
    if (refusal.code === "UNKNOWN") request.log.error({ err: refusal.cause ?? refusal }, "request failed");
    if (refusal.code === "UNAVAILABLE") request.log.warn({ err: refusal.cause }, "request refused: unavailable");
    return sendRefusal(request, reply, refusal);
  });
};
