import fastifySwagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import { PRODUCT_NAME } from "#core/product.ts";

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const renderOperation = (method: string, path: string, operation: Readonly<Record<string, unknown>>): string => {
  const { summary = "", ...rest } = operation;
  return `<details><summary><code>${escapeHtml(`${method.toUpperCase()} ${path}`)}</code> ${escapeHtml(String(summary))}</summary>
<pre>${escapeHtml(JSON.stringify(rest, null, 2))}</pre></details>`;
};

const renderPage = (document: Readonly<Record<string, unknown>>): string => {
  const paths = isRecord(document["paths"]) ? Object.entries(document["paths"]) : [];
  const operations = paths.flatMap(([path, methods]) =>
    isRecord(methods)
      ? Object.entries(methods).flatMap(([method, operation]) =>
          isRecord(operation) ? [renderOperation(method, path, operation)] : [],
        )
      : [],
  );
  return `<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${PRODUCT_NAME.en}: calls</title>
<style>body{font:16px/1.6 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
summary{cursor:pointer;padding:.5rem 0}pre{overflow:auto}</style></head>
<body><main><h1>${PRODUCT_NAME.en}: calls</h1><p><a href="/docs/json">OpenAPI document</a></p>
${operations.join("\n")}</main></body></html>`;
};

/** Describes every endpoint registered after it: as OpenAPI at `/docs/json`, to read at `/docs`. */
export const registerDocs = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifySwagger, {
    openapi: { openapi: "3.1.0", info: { title: PRODUCT_NAME.en, version: "1" } },
    hideUntagged: true,
    // Some answers are checked more closely than JSON Schema can say; those parts read as "anything".
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: "any" } }),
  });
  app.get("/docs/json", async () => app.swagger());
  app.get("/docs", async (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(renderPage({ ...app.swagger() })),
  );
};
