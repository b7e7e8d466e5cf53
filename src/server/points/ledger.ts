import { sql } from "kysely";
import { ok, refuse, type Result } from "#core/result.ts";
import type { Tx } from "#server/platform/database.ts";
import type { LedgerReason } from "#server/platform/schema.ts";

export interface PointsEntry {
  readonly userId: string;
  /** Points added; negative for points taken. */
  readonly delta: number;
  readonly reason: LedgerReason;
  /** What caused it: with `reason`, books once and never again. */
  readonly reference: string;
}

export interface Booking {
  /** `false` when this cause was booked before and nothing changed now. */
  readonly booked: boolean;
  readonly points: number;
}

/**
 * Changes a balance: the only writer of `users.points`, together with the ledger row that explains it.
 *
 * Runs in the transaction of its cause and holds the user's row until that ends, so that two spendings of the last
 * point cannot both pass. A repeat is harmless, also when the balance no longer suffices. A refusal changes nothing.
 *
 * @throws when there is no such user
 */
export const bookPoints = async (
  tx: Tx,
  { userId, delta, reason, reference }: PointsEntry,
): Promise<Result<Booking, "INSUFFICIENT_POINTS">> => {
  const user = await tx.selectFrom("users").select("points").where("id", "=", userId).forUpdate().executeTakeFirst();
  if (!user) throw new Error("points booked for a user that does not exist");

  // A statement of its own after the lock: only its snapshot surely sees what an earlier holder of the lock booked.
  const { rows } = await sql<{ points: number | null; booked_before: boolean }>`
    with entry as (
      insert into points_ledger (user_id, delta, reason, reference)
      select ${userId}::uuid, ${delta}::int, ${reason}::text, ${reference}::text
      where ${user.points}::int + ${delta}::int >= 0
      on conflict (reason, reference) do nothing
      returning user_id, delta
    ), changed as (
      update users set points = users.points + entry.delta from entry where users.id = entry.user_id
      returning users.points
    )
    select
      (select points from changed) as points,
      exists (select from points_ledger where reason = ${reason}::text and reference = ${reference}::text) as booked_before
  `.execute(tx);

  const [outcome] = rows;
  if (outcome?.points !== null && outcome?.points !== undefined) return ok({ booked: true, points: outcome.points });
  // Not booked with enough points: another user's transaction took the reference in this moment.
  if (outcome?.booked_before || user.points + delta >= 0) return ok({ booked: false, points: user.points });
  return refuse("INSUFFICIENT_POINTS");
};
