import { awardedTileCount, outcomeOf } from "#core/game/outcome.ts";
import type { GameSummary } from "#contract/game-schemas.ts";
import type { Db } from "#server/platform/database.ts";
import { listBoardCategories, listGamesOf, type GameRow } from "./queries.ts";
import { isGameState } from "./stored-state.ts";

const PAGE_SIZE = 24;

/** A person's games, newest first, one page; `nextBefore` is where the next page begins. */
export async function listGames(
  db: Db,
  { userId, before }: { userId: string; before: Date | null },
): Promise<{ games: GameSummary[]; nextBefore: string | null }> {
  const rows = await listGamesOf(db, { userId, before, limit: PAGE_SIZE + 1 });
  const page = rows.slice(0, PAGE_SIZE);
  const categories = await listBoardCategories(
    db,
    page.flatMap(({ categoryIds }) => categoryIds),
  );
  const last = page.at(-1);
  return {
    games: page.map((game) => summaryOf(game, categories)),
    nextBefore: rows.length > PAGE_SIZE && last ? last.createdAt.toISOString() : null,
  };
}

function summaryOf(game: GameRow, categories: Awaited<ReturnType<typeof listBoardCategories>>): GameSummary {
  const state = isGameState(game.state) ? game.state : null;
  return {
    id: game.id,
    name: game.name,
    createdAt: game.createdAt.toISOString(),
    hasState: state !== null,
    isFinished: state !== null && outcomeOf(state).isFinished,
    awardedTiles: state ? awardedTileCount(state) : 0,
    teams: state
      ? state.teams.map(({ name, score }) => ({ name, score }))
      : game.teamNames.map((name) => ({ name, score: 0 })),
    categories: game.categoryIds.flatMap((id) => categories.get(id) ?? []),
  };
}
