import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { App } from "#server/app.ts";
import { DEMO_ACCOUNT, ensureDemoAccount } from "#server/demo-account.ts";
import { browserOf, cookieFrom, givenApp, refusalOf, signIn } from "#tests/support/app.ts";
import { givenUser, readBalance, useDatabase } from "#tests/support/database.ts";

const database = useDatabase();
let app: App;
beforeAll(async () => {
  app = await givenApp(database());
});

const PASSWORD = "a quiet evening";
const newPerson = () => ({
  firstName: "نورة",
  lastName: "الصباح",
  email: `${randomUUID()}@majlis.example`,
  password: PASSWORD,
});

const signUp = (body: object, on = app) => browserOf(on)("POST", "/auth/v1/sign-up/email", body);
const logIn = ({ email, password }: { email: string; password: string }, on = app) =>
  browserOf(on)("POST", "/auth/v1/sign-in/email", { email, password });
const whoIs = async (cookie: string | null, on = app) =>
  (await browserOf(on, cookie)("GET", "/api/v1/me")).json<{ user: { id: string } | null }>().user;

test("signing up opens an account with one point and signs it in for 60 days", async () => {
  const person = newPerson();
  const response = await signUp(person);

  expect(response.statusCode).toBe(200);
  const { user } = response.json<{ user: { id: string } }>();
  expect(user).toMatchObject({
    firstName: "نورة",
    lastName: "الصباح",
    email: person.email,
    points: 1,
    language: null,
    role: "player",
  });
  expect(response.cookies).toEqual([
    expect.objectContaining({
      name: "majlis_session",
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
      maxAge: 60 * 24 * 60 * 60,
    }),
  ]);
  expect(await whoIs(cookieFrom(response))).toEqual(user);
  expect(await readBalance(database().db, user.id)).toEqual({ points: 1, ledger: 1, entries: 1 });
});

test("the session's token is in the cookie alone", async () => {
  const person = newPerson();
  for (const response of [await signUp(person), await logIn(person)]) {
    const token = response.cookies[0]?.value.split(".")[0] ?? "";
    expect(token.length).toBeGreaterThanOrEqual(32);
    expect(response.body).not.toContain(token);
  }
});

test("an account counts as verified from the start and its password is kept as Argon2id", async () => {
  const person = newPerson();
  await signUp(person);

  const stored = await database()
    .db.selectFrom("auth_identities as identity")
    .innerJoin("auth_credentials as credential", "credential.identity_id", "identity.id")
    .select(["identity.email_verified", "credential.password"])
    .where("identity.email", "=", person.email)
    .executeTakeFirstOrThrow();
  expect(stored.email_verified).toBe(true);
  expect(stored.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("logs in with the address in any case, under a new session id", async () => {
  const person = newPerson();
  const first = await signUp(person);
  const second = await logIn({ email: person.email.toUpperCase(), password: PASSWORD });

  expect(second.statusCode).toBe(200);
  expect(cookieFrom(second)).not.toBe(cookieFrom(first));
  expect(await whoIs(cookieFrom(second))).toEqual(await whoIs(cookieFrom(first)));
});

test("answers a wrong password and an unknown address alike", async () => {
  const person = newPerson();
  await signUp(person);
  const wrong = await logIn({ email: person.email, password: "not this one" });
  const unknown = await logIn({ email: "nobody@majlis.example", password: "not this one" });

  const withoutId = (body: string) => body.replace(/"requestId":"[^"]+"/, "");
  expect([wrong.statusCode, refusalOf(wrong)]).toEqual([401, "INVALID_EMAIL_OR_PASSWORD"]);
  expect(unknown.statusCode).toBe(401);
  expect(withoutId(unknown.body)).toBe(withoutId(wrong.body));
  expect([wrong.cookies, unknown.cookies]).toEqual([[], []]);
});

test("a second sign-up with an address is refused and leaves the first account as it is", async () => {
  const person = newPerson();
  await signUp(person);
  const again = await signUp({ ...person, email: person.email.toUpperCase(), password: "another password" });

  expect([again.statusCode, refusalOf(again)]).toEqual([422, "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL"]);
  expect(again.json()).toMatchObject({
    code: "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL",
    message: "User with this email already exists",
  });
  expect((await logIn(person)).statusCode).toBe(200);
});

test("of five simultaneous sign-ups with an address one opens the account and four hear that it exists", async () => {
  const person = newPerson();
  const responses = await Promise.all(Array.from({ length: 5 }, () => signUp(person)));

  const outcomes = responses.map((response) => (response.statusCode === 200 ? "opened" : refusalOf(response)));
  expect(outcomes.filter((outcome) => outcome === "opened")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL")).toHaveLength(4);
  const users = await database().db.selectFrom("users").select("points").where("email", "=", person.email).execute();
  expect(users).toEqual([{ points: 1 }]);
});

test.each([
  ["a name with a digit", { firstName: "Noor4" }, "firstName"],
  ["no last name", { lastName: "  " }, "lastName"],
  ["a malformed address", { email: "not an address" }, "email"],
  ["a password of 7 characters", { password: "1234567" }, "password"],
  ["a role", { role: "admin" }, "role"],
  ["points", { points: 100 }, "points"],
])("refuses a sign-up with %s and names the field", async (_what, change, field) => {
  const response = await signUp({ ...newPerson(), ...change });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error: { code: "BAD_REQUEST", field } });
});

test("takes a password of 64 characters of any script unchanged", async () => {
  const person = { ...newPerson(), password: "س ".repeat(32) };
  await signUp(person);
  expect((await logIn(person)).statusCode).toBe(200);
  expect((await logIn({ ...person, password: person.password.trim() })).statusCode).toBe(401);
});

test("logging out ends the person's sessions on every device, and only theirs", async () => {
  const person = newPerson();
  const phone = cookieFrom(await signUp(person));
  const screen = cookieFrom(await logIn(person));
  const other = await signIn(database().db, await givenUser(database().db));

  const response = await browserOf(app, phone)("POST", "/auth/v1/sign-out", {});
  expect(response.json()).toEqual({ signedOut: true });
  expect(response.cookies).toEqual([expect.objectContaining({ name: "majlis_session", value: "", path: "/" })]);
  expect([await whoIs(phone), await whoIs(screen)]).toEqual([null, null]);
  expect(await whoIs(other)).not.toBeNull();
});

test("logging out without a session is harmless", async () => {
  expect((await browserOf(app)("POST", "/auth/v1/sign-out", {})).statusCode).toBe(200);
  expect((await browserOf(app)("POST", "/auth/v1/sign-out")).statusCode).toBe(200);
});

test("a session ends 60 days after signing in and is removed when it is next used", async () => {
  const { db } = database();
  const user = await givenUser(db);
  const signedInAt = new Date("2026-03-01T12:00:00Z");
  const cookie = await signIn(db, user, signedInAt);
  const at = (moment: string) => givenApp(database(), { now: () => new Date(moment) });

  expect(await whoIs(cookie, await at("2026-04-30T11:59:59Z"))).not.toBeNull();
  expect(await whoIs(cookie, await at("2026-04-30T12:00:00Z"))).toBeNull();
  expect(await db.selectFrom("auth_sessions").select("id").where("identity_id", "=", user.authId).execute()).toEqual(
    [],
  );
});

test("a changed, unsigned or unknown cookie is a guest's", async () => {
  const { db } = database();
  const cookie = await signIn(db, await givenUser(db));
  const [name = "", value = ""] = cookie.split("=");
  const [token = ""] = decodeURIComponent(value).split(".");

  expect(await whoIs(cookie)).not.toBeNull();
  expect(await whoIs(`${name}=${token}`)).toBeNull();
  expect(await whoIs(`${name}=x${value}`)).toBeNull();
  expect(await whoIs(`${name}=${value.slice(0, -6)}`)).toBeNull();
  expect(await whoIs(`${name}=%E0%A4%A`)).toBeNull();
});

test("a session whose account was never opened opens it, once", async () => {
  const { db } = database();
  const authId = randomUUID();
  const email = `${authId}@majlis.example`;
  await db
    .insertInto("auth_identities")
    .values({
      id: authId,
      name: "Half Done",
      email,
      email_verified: true,
      first_name: "Half",
      last_name: "Done",
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute();
  const cookie = await signIn(db, { authId });

  const users = await Promise.all(Array.from({ length: 10 }, () => whoIs(cookie)));
  expect(new Set(users.map((user) => user?.id)).size).toBe(1);
  expect(users[0]).toMatchObject({ firstName: "Half", points: 1 });
  expect(await readBalance(db, users[0]?.id ?? "")).toEqual({ points: 1, ledger: 1, entries: 1 });
});

test("under https the cookie is Secure and bound to the host", async () => {
  const secure = await givenApp(database(), { environment: { publicUrl: "https://majlis.example", isHttps: true } });
  const response = await signUp(newPerson(), secure);

  expect(response.cookies).toEqual([
    expect.objectContaining({ name: "__Host-majlis_session", secure: true, httpOnly: true, path: "/" }),
  ]);
  expect(response.cookies[0]).not.toHaveProperty("domain");
  expect(await whoIs(cookieFrom(response), secure)).not.toBeNull();
});

test("limits sign-ins per account and address, and says when to try again", async () => {
  const limited = await givenApp(database(), {
    environment: { rateLimits: { signIn: 4, signInAccount: 2, signUp: 1 } },
  });
  const tryAs = (email: string) => logIn({ email, password: "not this one" }, limited);

  expect((await tryAs("a@majlis.example")).statusCode).toBe(401);
  expect((await tryAs("a@majlis.example")).statusCode).toBe(401);
  const byAccount = await tryAs("a@majlis.example");
  expect([byAccount.statusCode, refusalOf(byAccount)]).toEqual([429, "RATE_LIMITED"]);
  expect(Number(byAccount.headers["retry-after"])).toBeGreaterThan(0);

  expect((await tryAs("b@majlis.example")).statusCode).toBe(401);
  const byAddress = await tryAs("c@majlis.example");
  expect([byAddress.statusCode, refusalOf(byAddress)]).toEqual([429, "RATE_LIMITED"]);
  expect(Number(byAddress.headers["retry-after"])).toBeGreaterThan(0);

  expect((await signUp(newPerson(), limited)).statusCode).toBe(200);
  expect((await signUp(newPerson(), limited)).statusCode).toBe(429);
});

test("the demo account can log in and is made once", async () => {
  const deps = { db: database().db, auth: app.auth };
  await ensureDemoAccount(deps);
  await ensureDemoAccount(deps);

  const response = await logIn(DEMO_ACCOUNT);
  expect(response.json()).toMatchObject({ user: { email: DEMO_ACCOUNT.email, points: 51 } });
});
