import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GameView } from "#contract/game-schemas.ts";
import type { Move } from "#core/game/moves.ts";
import { createPostgresDatabase, databaseKind } from "./support/database.ts";
import { startProductServer, type ProductServer } from "./support/product-server.ts";

const KILLS = 20;
/** The secret of sessions must outlive the process, or nobody could read back what was stored. */
const AUTH_SECRET = "v9Kq2TzX7mLw4RsB8nYc3HdJ6fGpE5aU";

const dataDir = mkdtempSync(join(tmpdir(), "majlis-crash-"));
const env: Record<string, string> = { AUTH_SECRET };
let dropDatabase = async () => {};

beforeAll(async () => {
  if (databaseKind === "embedded") return;
  const { url, drop } = await createPostgresDatabase();
  env["DATABASE_URL"] = url;
  dropDatabase = drop;
});

afterAll(async () => {
  await dropDatabase();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (): Promise<ProductServer> => startProductServer({ dataDir, env });

async function request<Answer>(url: string, cookie: string, body?: unknown): Promise<Answer> {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(url, {
    ...init,
    headers: { cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function signUp(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({
      email: `crash-${randomUUID()}@majlis.example`,
      password: "a-long-password",
      name: "Huda Salem",
      firstName: "Huda",
      lastName: "Salem",
    }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

test(
  `loses no acknowledged move when the server is killed ${KILLS} times in the middle of play (F1)`,
  { timeout: 600_000 },
  async () => {
    let server = await start();
    const cookie = await signUp(server.url);
    const gameId = randomUUID();
    await request(`${server.url}/api/v1/games`, cookie, {
      id: gameId,
      gameName: "ليلة العائلة",
      teamNames: ["النسور", "الصقور"],
      categoryIds: [1, 2, 3, 4, 5, 6],
    });

    let acknowledged = 0;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const { url } = server;
      let isDown = false;
      let sinceStart = 0;
      const killAfter = 3 + (kill % 7);
      let killed: Promise<void> | null = null;
      let version = (await request<GameView>(`${url}/api/v1/games/${gameId}`, cookie)).version;
      while (!isDown) {
        // The score counts the moves: each one raises it by 200.
        const move: Move = { type: "adjustScore", team: 0, direction: "up" };
        const sent = request<{ version: number }>(`${url}/api/v1/games/${gameId}/moves`, cookie, {
          id: randomUUID(),
          version,
          move,
        });
        if (sinceStart === killAfter) killed = server.kill();
        try {
          version = (await sent).version;
          acknowledged = version;
          sinceStart += 1;
        } catch {
          isDown = true;
        }
      }
      await killed;

      server = await start();
      const { state, version: stored, trail } = await request<GameView>(`${server.url}/api/v1/games/${gameId}`, cookie);
      // At most the one move that was on its way when the server fell may be there without its answer.
      expect(stored - acknowledged).toBeGreaterThanOrEqual(0);
      expect(stored - acknowledged).toBeLessThanOrEqual(1);
      expect(state.teams[0].score).toBe(stored * 200);
      expect(trail).toHaveLength(stored);
    }
    await server.stop();
  },
);
