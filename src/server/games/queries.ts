import { CompiledQuery, sql } from "kysely";
import type { Move } from "#core/game/moves.ts";
import type { GameState } from "#core/game/state.ts";
import type { BoardCategory } from "#contract/game-schemas.ts";
import type { Db, Tx } from "#server/platform/database.ts";

export interface GameRow {
  readonly id: string;
  readonly userId: string;
  readonly code: string;
  readonly name: string;
  readonly teamNames: readonly [string, string];
  readonly categoryIds: readonly number[];
  readonly state: GameState | null;
  readonly version: number;
  readonly createdAt: Date;
}

/** A game of its owner's; another person's game is not found. */
export async function findGame(
  db: Db,
  { gameId, userId }: { gameId: string; userId: string },
): Promise<GameRow | null> {
  const row = await db
    .selectFrom("games")
    .selectAll()
    .where("id", "=", gameId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ? toGameRow(row) : null;
}

export async function findGameById(db: Db, gameId: string): Promise<GameRow | null> {
  const row = await db.selectFrom("games").selectAll().where("id", "=", gameId).executeTakeFirst();
  return row ? toGameRow(row) : null;
}

interface StoredGame {
  id: string;
  user_id: string;
  code: string;
  game_name: string;
  team1_name: string;
  team2_name: string;
  category_ids: number[];
  game_state: GameState | null;
  version: number;
  created_at: Date;
}

function toGameRow(row: StoredGame): GameRow {
  return {
    id: row.id,
    userId: row.user_id,
    code: row.code,
    name: row.game_name,
    teamNames: [row.team1_name, row.team2_name],
    categoryIds: row.category_ids,
    state: row.game_state,
    version: row.version,
    createdAt: row.created_at,
  };
}

export interface GameToPlay {
  readonly state: GameState | null;
  readonly version: number;
  /** The move that was stored under this id before. */
  readonly repeated: { readonly move: Move } | null;
}

const FIND_GAME_TO_PLAY = `
  select games.game_state, games.version, played.move as repeated_move
  from games left join game_moves played on played.game_id = games.id and played.move_id = $3
  where games.id = $1 and games.user_id = $2`;

/** State and version of an own game, and whether this move id was played before, in one round trip. */
export async function findGameToPlay(
  db: Db,
  { gameId, userId, moveId }: { gameId: string; userId: string; moveId: string },
): Promise<GameToPlay | null> {
  const { rows } = await db.executeQuery<{
    game_state: GameState | null;
    version: number;
    repeated_move: Move | null;
  }>(CompiledQuery.raw(FIND_GAME_TO_PLAY, [gameId, userId, moveId]));
  const [row] = rows;
  if (!row) return null;
  const repeated = row.repeated_move === null ? null : { move: row.repeated_move };
  return { state: row.game_state, version: row.version, repeated };
}

const STORE_MOVE = `
  with moved as (
    update games set game_state = $5, version = version + 1 where id = $1 and version = $2 returning version)
  insert into game_moves (game_id, version, move_id, move) select $1, version, $3, $4 from moved returning version`;

/**
 * Stores a move and the state it leads to, in one statement.
 *
 * @returns false when the game has moved on since `version`; then nothing is stored
 */
export async function storeMove(
  db: Db,
  {
    gameId,
    version,
    moveId,
    move,
    state,
  }: { gameId: string; version: number; moveId: string; move: Move; state: GameState },
): Promise<boolean> {
  const parameters = [gameId, version, moveId, JSON.stringify(move), JSON.stringify(state)];
  const { rows } = await db.executeQuery(CompiledQuery.raw(STORE_MOVE, parameters));
  return rows.length === 1;
}

/** All moves of a game in their order, up to the version its state was read at. */
export async function listMoves(
  db: Db,
  { gameId, version }: { gameId: string; version: number },
): Promise<readonly Move[]> {
  const rows = await db
    .selectFrom("game_moves")
    .select("move")
    .where("game_id", "=", gameId)
    .where("version", "<=", version)
    .orderBy("version")
    .execute();
  return rows.map(({ move }) => move);
}

export interface BoardText {
  readonly id: number;
  readonly textAr: string;
  readonly textEn: string;
  readonly mediaUrl: string | null;
}

export interface BoardRow extends GameRow {
  /** All moves, in their order. */
  readonly moves: readonly Move[];
  /** Those of its categories that there are, in any order; also retired ones: a game made with them keeps them. */
  readonly categories: readonly BoardCategory[];
  /** Those of its questions that there are, in any order, without their answers. */
  readonly texts: readonly BoardText[];
}

const FIND_BOARD = `
  select games.*,
    (select coalesce(json_agg(move order by version), '[]') from game_moves where game_id = games.id) as moves,
    (select coalesce(json_agg(json_build_object('id', id, 'nameAr', name_ar, 'nameEn', name_en, 'imageUrl', image_url)), '[]')
      from categories where id = any(games.category_ids)) as categories,
    (select coalesce(json_agg(json_build_object('id', id, 'textAr', question_ar, 'textEn', question_en, 'mediaUrl', media_url)), '[]')
      from questions where id = any(array(
        select jsonb_array_elements_text(game_state -> 'questionIds')::integer
        where jsonb_typeof(game_state -> 'questionIds') = 'array'))) as texts
  from games where id = $1 and user_id = $2`;

/** An own game with everything its screens show, as of one moment. */
export async function findBoard(
  db: Db,
  { gameId, userId }: { gameId: string; userId: string },
): Promise<BoardRow | null> {
  const { rows } = await db.executeQuery<StoredGame & Pick<BoardRow, "moves" | "categories" | "texts">>(
    CompiledQuery.raw(FIND_BOARD, [gameId, userId]),
  );
  const [row] = rows;
  if (!row) return null;
  const { moves, categories, texts } = row;
  return { ...toGameRow(row), moves, categories, texts };
}

export interface AnswerRow {
  readonly answerAr: string;
  readonly answerEn: string;
  readonly acceptAr: readonly string[];
  readonly noteAr: string | null;
  readonly source: unknown;
  readonly mediaUrl: string | null;
}

const FIND_ANSWER = `
  select answer_ar as "answerAr", answer_en as "answerEn", accept_ar as "acceptAr", note_ar as "noteAr", source,
    answer_media_url as "mediaUrl"
  from questions where id = $1`;

/** A question's answer. Callers have made sure that its tile is revealed. */
export async function findAnswer(db: Db, questionId: number): Promise<AnswerRow | null> {
  const { rows } = await db.executeQuery<AnswerRow>(CompiledQuery.raw(FIND_ANSWER, [questionId]));
  return rows[0] ?? null;
}

/** Names and pictures of categories, also of retired ones: a game made with them keeps them. */
export async function listBoardCategories(
  db: Db,
  categoryIds: readonly number[],
): Promise<ReadonlyMap<number, BoardCategory>> {
  const rows = await db
    .selectFrom("categories")
    .select(["id", "name_ar", "name_en", "image_url"])
    .where(sql<boolean>`id = any(${[...new Set(categoryIds)]}::integer[])`)
    .execute();
  return new Map(
    rows.map((row) => [row.id, { id: row.id, nameAr: row.name_ar, nameEn: row.name_en, imageUrl: row.image_url }]),
  );
}

export async function listGamesOf(
  db: Db,
  { userId, before, limit }: { userId: string; before: Date | null; limit: number },
): Promise<readonly GameRow[]> {
  let query = db
    .selectFrom("games")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit);
  if (before) query = query.where("created_at", "<", before);
  return (await query.execute()).map(toGameRow);
}

/**
 * Holds a person's row until the transaction ends, so that their parallel creations follow one another.
 *
 * @returns the balance in points
 */
export async function lockBalance(tx: Tx, userId: string): Promise<number> {
  const { points } = await tx
    .selectFrom("users")
    .select("points")
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return points;
}

/** @returns false when the code is taken */
export async function insertGame(
  tx: Tx,
  game: {
    id: string;
    userId: string;
    code: string;
    name: string;
    teamNames: readonly [string, string];
    categoryIds: readonly number[];
    state: GameState;
  },
): Promise<boolean> {
  const inserted = await tx
    .insertInto("games")
    .values({
      id: game.id,
      user_id: game.userId,
      code: game.code,
      game_name: game.name,
      team1_name: game.teamNames[0],
      team2_name: game.teamNames[1],
      category_ids: [...game.categoryIds],
      game_state: JSON.stringify(game.state),
    })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Counts one more game in each category and marks its questions as had. */
export async function recordProgress(
  tx: Tx,
  { userId, drawn }: { userId: string; drawn: readonly { categoryId: number; questionIds: readonly number[] }[] },
): Promise<void> {
  const rows = drawn.map(({ categoryId, questionIds }) => ({ category_id: categoryId, ids: questionIds }));
  await sql`
    insert into user_category_progress (user_id, category_id, games_played, used_question_ids)
    select ${userId}::uuid, category_id, 1, array(select jsonb_array_elements_text(ids)::integer)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (category_id integer, ids jsonb)
    order by category_id
    on conflict (user_id, category_id) do update set
      games_played = user_category_progress.games_played + 1,
      used_question_ids = user_category_progress.used_question_ids || excluded.used_question_ids`.execute(tx);
}
