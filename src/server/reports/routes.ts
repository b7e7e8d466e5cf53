import type { FastifyInstance } from "fastify";
import { reportQuestion as reportQuestionEndpoint } from "#contract/games.ts";
import type { Db } from "#server/platform/database.ts";
import { registerEndpoint } from "#server/platform/route.ts";
import type { ChatRelay } from "./chat-relay.ts";
import { reportQuestion } from "./report-question.ts";

export function registerReportRoutes(app: FastifyInstance, deps: { db: Db; relay: ChatRelay }): void {
  registerEndpoint(app, reportQuestionEndpoint, ({ user, params, body }) =>
    reportQuestion(deps, { ...body, userId: user.id, gameId: params.gameId, tile: params.tile }),
  );
}
