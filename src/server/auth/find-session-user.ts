import { CompiledQuery } from "kysely";
import { openAccount } from "#server/account/open-account.ts";
import type { Db } from "#server/platform/database.ts";
import type { SessionUser } from "#server/platform/session-user.ts";
import { parseSessionCookie } from "./session-cookie.ts";

export interface SessionDeps {
  readonly db: Db;
  readonly authSecret: string;
  readonly now: () => Date;
}

interface SessionRow {
  readonly identity_id: string;
  readonly expires_at: Date;
  /** The person's columns are empty while their account is not open. */
  readonly id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly points: number | null;
  readonly preferred_language: SessionUser["language"];
  readonly role: SessionUser["role"] | null;
}

const FIND_SESSION = `
  select session.identity_id, session.expires_at, users.id, users.first_name, users.last_name, users.email, users.points,
    users.preferred_language, users.role
  from auth_sessions session left join users on users.auth_id = session.identity_id
  where session.token = $1`;

const findSession = async (db: Db, token: string): Promise<SessionRow | undefined> =>
  (await db.executeQuery<SessionRow>(CompiledQuery.raw(FIND_SESSION, [token]))).rows[0];

const toSessionUser = ({
  identity_id,
  id,
  first_name,
  last_name,
  email,
  points,
  preferred_language,
  role,
}: SessionRow): SessionUser | null => {
  if (id === null || first_name === null || last_name === null || email === null || points === null || role === null)
    return null;
  return {
    id,
    authId: identity_id,
    firstName: first_name,
    lastName: last_name,
    email,
    points,
    language: preferred_language,
    role,
  };
};

/**
 * Finds who a session cookie stands for, in one query; runs on every request, so the sign-in library's own check,
 * which costs ten times as much, is not used.
 *
 * An expired session is removed when it is next used. A person whose account was not opened completely gets it now.
 *
 * @param cookie the cookie's decoded value
 * @returns `null` for a forged, unknown or ended session
 */
export const findSessionUser = async (
  { db, authSecret, now }: SessionDeps,
  cookie: string,
): Promise<SessionUser | null> => {
  const token = parseSessionCookie(cookie, authSecret);
  if (token === null) return null;

  const session = await findSession(db, token);
  if (!session) return null;
  if (session.expires_at <= now()) {
    await db.deleteFrom("auth_sessions").where("token", "=", token).execute();
    return null;
  }
  const user = toSessionUser(session);
  if (user) return user;

  await openAccount({ db, authSecret }, { authId: session.identity_id });
  const healed = await findSession(db, token);
  return healed ? toSessionUser(healed) : null;
};
