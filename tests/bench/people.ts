import { randomUUID } from "node:crypto";
import { openAccount } from "#server/account/open-account.ts";
import { type Db, withTransaction } from "#server/platform/database.ts";
import { bookPoints } from "#server/points/ledger.ts";
import { signIn } from "#tests/support/app.ts";
import { TEST_SECRET } from "#tests/support/environment.ts";

export interface Person {
  readonly userId: string;
  readonly authId: string;
}

export interface SignedIn extends Person {
  /** Value of the `cookie` header that carries the session. */
  readonly cookie: string;
  readonly token: string;
}

/** A person with an account and its welcome point, and more points booked through the ledger. */
export async function givenPerson(db: Db, { extraPoints = 0 }: { extraPoints?: number } = {}): Promise<Person> {
  const authId = randomUUID();
  await db
    .insertInto("auth_identities")
    .values({
      id: authId,
      name: "Aisha Salem",
      email: `person-${authId}@majlis.example`,
      email_verified: true,
      first_name: "Aisha",
      last_name: "Salem",
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute();
  await openAccount({ db, authSecret: TEST_SECRET }, { authId });
  const { id } = await db.selectFrom("users").select("id").where("auth_id", "=", authId).executeTakeFirstOrThrow();
  if (extraPoints > 0) {
    await withTransaction(db, (tx) =>
      bookPoints(tx, { userId: id, delta: extraPoints, reason: "staff", reference: `bench:${id}` }),
    );
  }
  return { userId: id, authId };
}

/** The same person with a session. */
export async function givenSession(db: Db, person: Person): Promise<SignedIn> {
  const cookie = await signIn(db, { authId: person.authId });
  const { token } = await db
    .selectFrom("auth_sessions")
    .select("token")
    .where("identity_id", "=", person.authId)
    .executeTakeFirstOrThrow();
  return { ...person, cookie, token };
}
