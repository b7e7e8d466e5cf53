import { sql } from "kysely";
import { expect } from "vitest";
import { TILE_COUNT } from "#core/game/board.ts";
import { applyMove, type Game } from "#core/game/moves.ts";
import { startGame } from "#core/game/state.ts";
import type { Db } from "#server/platform/database.ts";

/** What must hold in the database whatever happened (R7), as far as games and points go. */
export async function expectInvariants(db: Db): Promise<void> {
  const { rows: balances } = await sql<{ points: number; ledger: number }>`
    select users.points, coalesce(sum(delta), 0) as ledger
    from users left join points_ledger on user_id = users.id group by users.id`.execute(db);
  for (const { points, ledger } of balances) {
    expect(points).toBe(ledger);
    expect(points).toBeGreaterThanOrEqual(0);
  }

  const games = await db.selectFrom("games").selectAll().execute();
  const { rows: paid } = await sql<{ reference: string; delta: number }>`
    select reference, delta from points_ledger where reason = 'game'`.execute(db);
  expect(paid.map(({ reference }) => reference).toSorted()).toEqual(games.map(({ id }) => id).toSorted());
  expect(paid.every(({ delta }) => delta === -1)).toBe(true);

  const { rows: repeated } = await sql`
    select user_id, category_id, id from user_category_progress, unnest(used_question_ids) as id
    group by user_id, category_id, id having count(*) > 1`.execute(db);
  expect(repeated).toEqual([]);
  const { rows: miscounted } = await sql`
    select user_id from user_category_progress where cardinality(used_question_ids) <> games_played * 6`.execute(db);
  expect(miscounted).toEqual([]);

  for (const game of games) {
    const state = game.game_state;
    if (!state) continue;
    expect(new Set(state.questionIds).size).toBe(TILE_COUNT);
    const questions = await db
      .selectFrom("questions")
      .select(["id", "category_id", "difficulty"])
      .where("id", "in", [...state.questionIds])
      .execute();
    const kinds = Map.groupBy(questions, ({ category_id, difficulty }) => `${category_id} ${difficulty}`);
    expect([...kinds.values()].map(({ length }) => length)).toEqual(Array.from({ length: 18 }, () => 2));

    const moves = await db
      .selectFrom("game_moves")
      .selectAll()
      .where("game_id", "=", game.id)
      .orderBy("version")
      .execute();
    expect(moves.map(({ version }) => version)).toEqual(moves.map((_, index) => index + 1));
    expect(game.version).toBe(moves.length);
    const start = startGame([game.team1_name, game.team2_name], state.questionIds);
    const replayed = moves.reduce<Game>(
      (current, { move }) => {
        const next = applyMove(current, move);
        if (!next.ok) throw new Error(`a stored move was refused: ${next.refusal}`);
        return next.value;
      },
      { state: start, trail: [] },
    );
    // The language a game is made with is no move, so that it may differ from the replay's.
    expect({ ...replayed.state, language: state.language }).toEqual(state);
  }
}
