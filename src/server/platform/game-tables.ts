import type { ColumnType, Generated } from "kysely";
import type { Difficulty } from "#core/game/board.ts";
import type { Move } from "#core/game/moves.ts";
import type { GameState } from "#core/game/state.ts";

type Json<Value> = ColumnType<Value, string, string>;
type CreatedAt = ColumnType<Date, Date | undefined, never>;

interface CategoriesTable {
  id: Generated<number>;
  slug: string;
  name_ar: string;
  name_en: string;
  description_ar: string;
  description_en: string;
  group_id: string;
  position: number;
  image_url: string;
  /** The three counts are kept by a trigger on `questions`. */
  easy_count: ColumnType<number, never, never>;
  normal_count: ColumnType<number, never, never>;
  hard_count: ColumnType<number, never, never>;
  retired_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface QuestionsTable {
  id: Generated<number>;
  external_id: string;
  category_id: number;
  difficulty: Difficulty;
  question_ar: string;
  question_en: string;
  answer_ar: string;
  answer_en: string;
  accept_ar: string[];
  note_ar: string | null;
  source: Json<unknown>;
  media_url: string | null;
  answer_media_url: string | null;
  revision: Generated<number>;
  retired_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  draw_key: Generated<number>;
}

interface QuestionPairsTable {
  question_id: number;
  other_id: number;
}

interface ContentLoadsTable {
  id: Generated<boolean>;
  digest: string;
  loaded_at: CreatedAt;
}

interface GamesTable {
  id: string;
  user_id: string;
  code: string;
  game_name: string;
  team1_name: string;
  team2_name: string;
  category_ids: number[];
  game_state: ColumnType<GameState | null, string | null, string | null>;
  version: Generated<number>;
  created_at: CreatedAt;
}

interface GameMovesTable {
  game_id: string;
  version: number;
  move_id: string;
  move: Json<Move>;
  played_at: CreatedAt;
}

interface UserCategoryProgressTable {
  user_id: string;
  category_id: number;
  games_played: Generated<number>;
  used_question_ids: number[];
}

interface QuestionReportsTable {
  id: string;
  user_id: string | null;
  game_id: string | null;
  question_id: number;
  question_revision: number;
  tile_value: number;
  description: string;
  seen: Json<unknown>;
  created_at: CreatedAt;
}

/** Tables of `0002_game.sql`. */
export interface GameTables {
  categories: CategoriesTable;
  questions: QuestionsTable;
  question_pairs: QuestionPairsTable;
  content_loads: ContentLoadsTable;
  games: GamesTable;
  game_moves: GameMovesTable;
  user_category_progress: UserCategoryProgressTable;
  question_reports: QuestionReportsTable;
}
