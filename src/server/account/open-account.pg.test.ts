import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { readBalance, useDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/environment.ts";
import { openAccount } from "./open-account.ts";

const database = useDatabase();

const givenIdentity = async (email = `${randomUUID()}@majlis.example`) => {
  const id = randomUUID();
  await database()
    .db.insertInto("auth_identities")
    .values({
      id,
      name: "عائشة سالم",
      email,
      email_verified: true,
      first_name: "عائشة",
      last_name: "سالم",
      country: "Kuwait",
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute();
  return id;
};

const open = (authId: string) => openAccount({ db: database().db, authSecret: TEST_SECRET }, { authId });

const findUsers = (authId: string) =>
  database().db.selectFrom("users").selectAll().where("auth_id", "=", authId).execute();

test("opens an account with the identity's names and one point", async () => {
  const authId = await givenIdentity();
  await open(authId);

  const [user] = await findUsers(authId);
  expect(user).toMatchObject({
    first_name: "عائشة",
    last_name: "سالم",
    country: "Kuwait",
    phone: null,
    points: 1,
    role: "player",
  });
  expect(await readBalance(database().db, user?.id ?? "")).toEqual({ points: 1, ledger: 1, entries: 1 });
});

test("opens it once when ten requests want it at the same time", async () => {
  const authId = await givenIdentity();
  await Promise.all(Array.from({ length: 10 }, () => open(authId)));

  const users = await findUsers(authId);
  expect(users).toHaveLength(1);
  expect(await readBalance(database().db, users[0]?.id ?? "")).toEqual({ points: 1, ledger: 1, entries: 1 });
});

test("gives no second welcome point to an address that had one", async () => {
  const { db } = database();
  const email = `${randomUUID()}@majlis.example`;
  const first = await givenIdentity(email);
  await open(first);
  await db
    .updateTable("users")
    .set({ email: `deleted-${first}` })
    .where("auth_id", "=", first)
    .execute();
  await db.deleteFrom("auth_identities").where("id", "=", first).execute();

  const second = await givenIdentity(email);
  await open(second);
  expect(await findUsers(second)).toMatchObject([{ email, points: 0 }]);
});

test("does not keep the address in the ledger", async () => {
  const authId = await givenIdentity("named@majlis.example");
  await open(authId);
  const entries = await database().db.selectFrom("points_ledger").select("reference").execute();
  expect(JSON.stringify(entries)).not.toContain("named");
});
