import { type Auth, withPreparedHash } from "./auth/auth.ts";
import { type Db, withTransaction } from "./platform/database.ts";
import { bookPoints } from "./points/ledger.ts";

/** Known to everyone who reads this, hence off unless the run is local. */
export const DEMO_ACCOUNT = { email: "demo@majlis.example", password: "majlis-demo" } as const;

const DEMO_POINTS = 50;

/** Makes the account to try the product with, with points for many games; harmless when it is there. */
export const ensureDemoAccount = async ({ db, auth }: { db: Db; auth: Auth }): Promise<void> => {
  const findIdentity = () =>
    db.selectFrom("auth_identities").select("id").where("email", "=", DEMO_ACCOUNT.email).executeTakeFirst();

  if (!(await findIdentity())) {
    await withPreparedHash(DEMO_ACCOUNT.password, () =>
      auth.api.signUpEmail({ body: { ...DEMO_ACCOUNT, name: "Demo Player", firstName: "Demo", lastName: "Player" } }),
    );
  }
  await withTransaction(db, async (tx) => {
    const user = await tx.selectFrom("users").select("id").where("email", "=", DEMO_ACCOUNT.email).executeTakeFirst();
    if (user) await bookPoints(tx, { userId: user.id, delta: DEMO_POINTS, reason: "staff", reference: "demo-account" });
  });
};
