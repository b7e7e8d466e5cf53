import type { FastifyInstance } from "fastify";
import { type CurrentUser, getMe } from "#contract/account.ts";
import { registerEndpoint } from "#server/platform/route.ts";
import type { SessionUser } from "#server/platform/session-user.ts";

/** What a person is told of their own account. */
export const toCurrentUser = ({
  id,
  firstName,
  lastName,
  email,
  points,
  language,
  role,
}: SessionUser): CurrentUser => ({
  id,
  firstName,
  lastName,
  email,
  points,
  language,
  role,
});

export const registerAccount = (app: FastifyInstance): void => {
  registerEndpoint(app, getMe, ({ user }) => ({ user: user && toCurrentUser(user) }));
};
