import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { App } from "#server/app.ts";
import { browserOf, givenApp, refusalOf, signIn } from "#tests/support/app.ts";
import { givenUser, openTestDatabase, useDatabase } from "#tests/support/database.ts";

const database = useDatabase();

const webRoot = mkdtempSync(join(tmpdir(), "majlis-web-"));
mkdirSync(join(webRoot, "assets"));
writeFileSync(
  join(webRoot, "index.html"),
  '<!doctype html><html lang="en" dir="ltr" data-theme="system"><head><script>early()</script></head><body><div id="root"></div></body></html>',
);
writeFileSync(join(webRoot, "assets/app-B2x9_kQ1.js"), "play()");
writeFileSync(join(webRoot, "assets/app-B2x9_kQ1.js.br"), brotliCompressSync("play()"));
writeFileSync(join(webRoot, "manifest.webmanifest"), "{}");
const artRoot = mkdtempSync(join(tmpdir(), "majlis-art-"));
writeFileSync(join(artRoot, "seerah.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
writeFileSync(join(artRoot, "draw.ts"), "secret");

let app: App;
const log: string[] = [];
beforeAll(async () => {
  app = await givenApp(database(), {
    webRoot,
    artRoot,
    environment: { logLevel: "info" },
    logStream: { write: (line) => log.push(line) },
  });
});

const page = (url: string, headers: Record<string, string> = {}) =>
  browserOf(app)("GET", url, undefined, { accept: "text/html,application/xhtml+xml,*/*;q=0.8", ...headers });
const logIn = (payload: string, headers: Record<string, string>) =>
  app.http.inject({ method: "POST", url: "/auth/v1/sign-in/email", payload, headers });

const JSON_TYPE = { "content-type": "application/json" };
const CREDENTIALS = JSON.stringify({ email: "a@majlis.example", password: "a quiet evening" });

test.each([
  ["broken JSON", '{"email":', JSON_TYPE, 400, "BAD_REQUEST"],
  ["an empty body", "", JSON_TYPE, 400, "BAD_REQUEST"],
  ["a body of 1 MB", JSON.stringify({ email: "x".repeat(1_000_000) }), JSON_TYPE, 413, "BODY_TOO_LARGE"],
  ["a form", "email=a", { "content-type": "application/x-www-form-urlencoded" }, 415, "UNSUPPORTED_MEDIA_TYPE"],
  ["plain text", CREDENTIALS, { "content-type": "text/plain" }, 415, "UNSUPPORTED_MEDIA_TYPE"],
  ["a poisoned key", '{"__proto__":{"role":"admin"}}', JSON_TYPE, 400, "BAD_REQUEST"],
])("refuses %s", async (_what, body, headers, status, code) => {
  const response = await logIn(body, headers);
  expect([response.statusCode, refusalOf(response)]).toEqual([status, code]);
  expect(response.json()).toMatchObject({
    error: { requestId: response.headers["x-request-id"], message: expect.any(String) },
  });
});

test("names an unknown key", async () => {
  const response = await logIn(JSON.stringify({ ...JSON.parse(CREDENTIALS), isAdmin: true }), JSON_TYPE);
  expect(response.json()).toMatchObject({ error: { code: "BAD_REQUEST", field: "isAdmin" } });
});

// The statuses: refused, or let through to hear that the account is unknown.
test.each([
  ["from another site", { "sec-fetch-site": "cross-site" }, 403],
  ["from a sister site", { "sec-fetch-site": "same-site" }, 403],
  ["of another origin", { origin: "https://evil.example" }, 403],
  ["of a hidden origin", { origin: "null" }, 403],
  ["from another site that shows our origin", { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" }, 403],
  ["from our own pages", { "sec-fetch-site": "same-origin" }, 401],
  ["of the public address", { origin: "http://localhost:3000" }, 401],
  ["of the address a phone reached us by", { host: "192.168.1.20:3000", origin: "http://192.168.1.20:3000" }, 401],
  ["from no browser", {}, 401],
])("a changing request %s with %o answers %i", async (_what, headers, status) => {
  const response = await logIn(CREDENTIALS, { ...JSON_TYPE, ...headers });
  expect([response.statusCode, refusalOf(response)]).toEqual([
    status,
    status === 403 ? "CROSS_SITE" : "INVALID_EMAIL_OR_PASSWORD",
  ]);
});

test("turns a guest away before reading what they sent", async () => {
  const response = await app.http.inject({
    method: "POST",
    url: "/api/v1/games",
    payload: '{"broken',
    headers: JSON_TYPE,
  });
  expect([response.statusCode, refusalOf(response)]).toEqual([401, "UNAUTHENTICATED"]);
});

test("answers unknown calls in JSON, whatever is accepted", async () => {
  for (const url of ["/api/v1/nothing", "/functions/v1/nothing", "/rest/v1/rpc/nothing", "/auth/v1/nothing"]) {
    const response = await page(url);
    expect([response.statusCode, refusalOf(response)]).toEqual([404, "NOT_FOUND"]);
  }
  const wrongMethod = await browserOf(app)("DELETE", "/api/v1/me");
  expect([wrongMethod.statusCode, refusalOf(wrongMethod), wrongMethod.headers["allow"]]).toEqual([
    405,
    "METHOD_NOT_ALLOWED",
    "GET",
  ]);
});

test("says busy, not broken, when the database is out of reach, and tells the caller nothing of it", async () => {
  const closed = await openTestDatabase();
  const cookie = await signIn(closed.db, await givenUser(closed.db));
  const cutOff = await givenApp({ ...closed, db: closed.db });
  await closed.close();

  const response = await browserOf(cutOff, cookie)("GET", "/api/v1/me");
  expect([response.statusCode, refusalOf(response)]).toEqual([503, "UNAVAILABLE"]);
  expect(response.headers["retry-after"]).toBe("2");
  expect((await browserOf(cutOff)("GET", "/live")).statusCode).toBe(200);
  expect((await browserOf(cutOff)("GET", "/ready")).statusCode).toBe(503);
});

test("tells the caller of a bug nothing but the request's id, and logs its cause once", async () => {
  const broken = await givenApp(database(), {
    environment: { logLevel: "error" },
    logStream: { write: (line) => log.push(line) },
    webRoot,
    renderShell: () => {
      throw new Error("select secret from table");
    },
  });
  const response = await browserOf(broken)("GET", "/about", undefined, { accept: "text/html" });

  expect([response.statusCode, refusalOf(response)]).toEqual([500, "UNKNOWN"]);
  expect(response.body).not.toContain("secret");
  expect(log.filter((line) => line.includes("select secret from table"))).toHaveLength(1);
});

test("is ready with its database at hand, and no longer once it drains", async () => {
  const draining = await givenApp(database());
  expect((await browserOf(draining)("GET", "/ready")).json()).toEqual({ ready: true });
  draining.startDraining();
  expect((await browserOf(draining)("GET", "/ready")).statusCode).toBe(503);
  expect((await browserOf(draining)("GET", "/live")).statusCode).toBe(200);
});

test("is not ready while a migration is missing", async () => {
  const behind = await openTestDatabase();
  await sql`delete from kysely_migration where name like '0001%' or name > '0001'`.execute(behind.db);
  const response = await browserOf(await givenApp(behind))("GET", "/ready");
  await behind.close();
  expect(response.statusCode).toBe(503);
});

test("answers the ping the browser times", async () => {
  const response = await browserOf(app)("HEAD", "/api/ping");
  expect([response.statusCode, response.headers["cache-control"]]).toEqual([204, "no-store"]);
});

test.each([
  ["/about", {}, "en", "ltr"],
  ["/about", { cookie: "majlis_lang=ar" }, "ar", "rtl"],
  ["/about?lang=ar", {}, "ar", "rtl"],
  ["/about?lang=en", { cookie: "majlis_lang=ar" }, "en", "ltr"],
  ["/about?lang=fr", { cookie: "majlis_lang=ar" }, "ar", "rtl"],
  ["/about", { cookie: 'majlis_lang="><script>' }, "en", "ltr"],
  ["/jeopardy", { cookie: "majlis_lang=ar" }, "en", "ltr"],
  ["/jeopardy/question?lang=ar", { cookie: "majlis_lang=ar" }, "en", "ltr"],
  ["//[", {}, "en", "ltr"],
  ["/jeopardyish", { cookie: "majlis_lang=ar" }, "ar", "rtl"],
])("the page %s with %o is %s and %s", async (url, headers, lang, dir) => {
  const response = await page(url, headers);
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain(`<html lang="${lang}" dir="${dir}" data-theme="system">`);
  expect(response.headers).toMatchObject({
    vary: expect.stringContaining("Cookie"),
    "cache-control": "no-cache",
    "content-type": "text/html; charset=utf-8",
  });
});

test("puts what is rendered on the server into the page, and keeps a person's page out of caches", async () => {
  const { db } = database();
  const cookie = await signIn(db, await givenUser(db, { firstName: "Maryam" }));
  const rendering = await givenApp(database(), {
    webRoot,
    renderShell: ({ path, language, user }) => ({
      head: `<title>${path} ${language}</title>`,
      body: `<p>$& ${user?.firstName}</p>`,
      status: 404,
    }),
  });
  const response = await browserOf(rendering, cookie)("GET", "/play", undefined, { accept: "text/html" });

  expect(response.statusCode).toBe(404);
  expect(response.body).toContain('<title>/play en</title></head><body><div id="root"><p>$& Maryam</p></div>');
  expect(response.headers["cache-control"]).toBe("no-store");
});

test("every page, call and picture carries the security headers, and the page's own script is allowed by its hash", async () => {
  for (const response of [await page("/"), await page("/api/v1/nothing"), await page("/art/seerah.svg")]) {
    expect(response.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin",
    });
    const policy = String(response.headers["content-security-policy"]);
    // printf 'early()' | openssl dgst -sha256 -binary | base64
    expect(policy).toContain("script-src 'self' 'sha256-G2Y/0fpEoq/QMzbid/byF0KE5sX9e6ar19Om2+xoMnU='");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers).not.toHaveProperty("strict-transport-security");
  }
});

test("built files are not guessed at, and carry no policy, which would guard nothing in them", async () => {
  const { headers } = await page("/assets/app-B2x9_kQ1.js");
  expect(headers).toMatchObject({ "x-content-type-options": "nosniff" });
  expect(headers).not.toHaveProperty("content-security-policy");
});

test("serves built files for good, compressed when the browser takes it, and pictures for a day", async () => {
  const script = await page("/assets/app-B2x9_kQ1.js", { "accept-encoding": "br" });
  expect(script.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
  });
  expect((await page("/assets/app-B2x9_kQ1.js")).body).toBe("play()");
  expect((await page("/manifest.webmanifest")).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");

  const picture = await page("/art/seerah.svg");
  expect(picture.headers).toMatchObject({ "cache-control": "public, max-age=86400", "content-type": "image/svg+xml" });
  expect((await page("/art/seerah.svg", { "if-none-match": String(picture.headers["etag"]) })).statusCode).toBe(304);
});

test.each(["/assets/gone.js", "/art/draw.ts", "/art/../draw.ts", "/art/%2e%2e/draw.ts"])(
  "does not serve %s",
  async (url) => {
    const response = await browserOf(app)("GET", url, undefined, { accept: "*/*" });
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain("secret");
  },
);

test("documents every endpoint, readable without a script", async () => {
  const { paths } = (await page("/docs/json")).json<{ paths: Record<string, unknown> }>();
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(["/api/v1/me", "/auth/v1/sign-up/email", "/auth/v1/sign-out"]),
  );
  expect((await page("/docs")).body).toContain("GET /api/v1/me");
});

test("logs one line per request, without names, addresses or cookies", async () => {
  const { db } = database();
  const user = await givenUser(db);
  const cookie = await signIn(db, user);
  log.length = 0;
  await browserOf(app, cookie)("GET", "/api/v1/me?token=hidden");
  await browserOf(app)("POST", "/auth/v1/sign-up/email", {
    firstName: "Noor",
    lastName: "Saad",
    email: "noor@majlis.example",
    password: "a quiet evening",
  });

  const lines = log.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === "request");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({
    method: "GET",
    route: "/api/v1/me",
    status: 200,
    user: expect.stringMatching(/^[0-9a-f]{12}$/),
    requestId: expect.any(String),
  });
  expect(log.join("")).not.toMatch(/hidden|majlis_session|noor|Noor|quiet/);
  expect(log.join("")).not.toContain(user.id);
});
