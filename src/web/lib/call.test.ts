import { afterEach, expect, test, vi } from "vitest";
import type { getAnswer, getGame, listGames } from "#contract/games.ts";
import { call, CallError } from "./call.ts";

afterEach(() => vi.unstubAllGlobals());

const GAME_ID = "5b2f1f4e-0000-4000-8000-000000000001";

function answering(response: Response | Error) {
  const fetched = vi.fn(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response.clone()),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const refusalOf = async (run: Promise<unknown>): Promise<CallError> => {
  const error: unknown = await run.catch((reason: unknown) => reason);
  if (error instanceof CallError) return error;
  throw new Error("The call was not refused.");
};

test("fills parameters and query into the path", async () => {
  const fetched = answering(Response.json({}));
  await call<typeof getAnswer>("getAnswer", { params: { gameId: GAME_ID, tile: 7 } });
  await call<typeof listGames>("listGames", { query: { before: "2026-01-05T00:00:00Z" } });
  await call<typeof listGames>("listGames", { query: {} });
  expect(fetched.mock.calls.map(([address]: unknown[]) => address)).toEqual([
    `/api/v1/games/${GAME_ID}/tiles/7/answer`,
    "/api/v1/games?before=2026-01-05T00%3A00%3A00Z",
    "/api/v1/games",
  ]);
});

test("throws a refusal with its code, status and everything it says", async () => {
  answering(
    Response.json(
      { error: { code: "STALE_VERSION", message: "", requestId: "r", game: { version: 8 } } },
      { status: 409 },
    ),
  );
  const error = await refusalOf(call<typeof getGame>("getGame", { params: { gameId: GAME_ID } }));
  expect([error.code, error.status, error.details["game"]]).toEqual(["STALE_VERSION", 409, { version: 8 }]);
});

test.each([
  [502, "UNAVAILABLE"],
  [504, "UNAVAILABLE"],
  [429, "RATE_LIMITED"],
  [404, "NOT_FOUND"],
  [500, "UNKNOWN"],
])("reads a proxy's page with status %i as %s", async (status, code) => {
  answering(new Response("<html>proxy</html>", { status }));
  const error = await refusalOf(call<typeof getGame>("getGame", { params: { gameId: GAME_ID } }));
  expect(error.code).toBe(code);
});

test("says OFFLINE when nothing answers", async () => {
  answering(new TypeError("Failed to fetch"));
  const error = await refusalOf(call<typeof getGame>("getGame", { params: { gameId: GAME_ID } }));
  expect([error.code, error.status]).toEqual(["OFFLINE", 0]);
});
