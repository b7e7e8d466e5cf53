import { createHmac } from "node:crypto";
import { type Db, withTransaction } from "#server/platform/database.ts";
import { bookPoints } from "#server/points/ledger.ts";

const WELCOME_POINTS = 1;

/**
 * Gives an identity its `users` row and its welcome point, exactly once.
 *
 * Runs right after sign-up and again whenever a session finds no row, so that a crash in between heals itself. A row
 * that is there is left as it is. The welcome point is booked under a keyed digest of the address: whoever deletes an
 * account and opens another with the same address gets no second one, and the digest alone names nobody.
 *
 * @throws when there is no such identity
 */
export const openAccount = async (
  { db, authSecret }: { db: Db; authSecret: string },
  { authId }: { authId: string },
): Promise<void> =>
  withTransaction(db, async (tx) => {
    const identity = await tx
      .selectFrom("auth_identities")
      .select(["email", "first_name", "last_name", "country", "phone"])
      .where("id", "=", authId)
      // Simultaneous calls follow one another: a row has two unique keys, and an insert can only yield to one of them.
      .forUpdate()
      .executeTakeFirst();
    if (!identity) throw new Error("an account opened for an identity that does not exist");

    const opened = await tx
      .insertInto("users")
      .values({ auth_id: authId, ...identity })
      .onConflict((conflict) => conflict.column("auth_id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!opened) return;

    const reference = createHmac("sha256", authSecret).update(`welcome:${identity.email}`).digest("hex");
    await bookPoints(tx, { userId: opened.id, delta: WELCOME_POINTS, reason: "welcome", reference });
  });
