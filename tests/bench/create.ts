import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { sql } from "kysely";
import { DIFFICULTIES } from "#core/game/board.ts";
import { createGame } from "#server/games/create-game.ts";
import type { Db } from "#server/platform/database.ts";
import { startPostgresServer } from "#tests/support/postgres-server.ts";
import { createDatabase, type NamedDatabase } from "./databases.ts";
import { type Figure, median, type Part } from "./figures.ts";
import { givenPerson } from "./people.ts";

const CREATIONS = 200;
const WARM_UP = 30;
const CATEGORY_IDS = [1, 2, 3, 4, 5, 6] as const;
const GAMES_PER_PERSON = 5;
const MOVES_PER_GAME = 3;
const SMALL = { questions: 100, games: 10 } as const;
const LARGE = 100_000;
const GOAL = 1.3;

interface Size {
  readonly questions: number;
  readonly games: number;
}

const SIZES = {
  small: SMALL,
  manyQuestions: { ...SMALL, questions: LARGE },
  manyGames: { ...SMALL, games: LARGE },
} as const satisfies Record<string, Size>;

type SizeName = keyof typeof SIZES;
const SIZE_NAMES = Object.keys(SIZES) as readonly SizeName[];

/** Questions spread evenly over six categories and their difficulties. */
async function fillQuestions(db: Db, count: number): Promise<void> {
  await sql`
    insert into categories (id, slug, name_ar, name_en, description_ar, description_en, group_id, position, image_url)
    select id, 'bench-' || id, 'فئة ' || id, 'Category ' || id, 'وصف', 'Description', 'quran', id, '/art/none.svg'
    from unnest(${[...CATEGORY_IDS]}::integer[]) as id`.execute(db);
  await sql`
    insert into questions (external_id, category_id, difficulty, question_ar, question_en, answer_ar, answer_en, source)
    select 'bench-' || n, n % ${CATEGORY_IDS.length} + 1,
      (${[...DIFFICULTIES]}::text[])[n / ${CATEGORY_IDS.length} % ${DIFFICULTIES.length} + 1],
      'ما السورة التي تبدأ بالآية رقم ' || n || ' من القرآن الكريم؟', 'Which surah begins with verse number ' || n || '?',
      'جواب ' || n, 'Answer ' || n, '[{"type":"quran","ref":"2:255"}]'
    from generate_series(0, ${count}::integer - 1) as n`.execute(db);
  await sql`
    update categories set easy_count = easy, normal_count = normal, hard_count = hard
    from (
      select category_id, count(*) filter (where difficulty = 'easy') as easy,
        count(*) filter (where difficulty = 'normal') as normal, count(*) filter (where difficulty = 'hard') as hard
      from questions group by category_id
    ) as counted where category_id = id`.execute(db);
}

/** Games of other people, with their moves, their points and what the people have had of each category. */
async function fillGames(db: Db, count: number): Promise<void> {
  const people = Math.ceil(count / GAMES_PER_PERSON);
  await sql`
    insert into users (first_name, last_name, email)
    select 'Huda', 'Salem', 'other-' || n || '@majlis.example' from generate_series(1, ${people}::integer) as n`.execute(
    db,
  );
  await sql`
    insert into games (id, user_id, code, game_name, team1_name, team2_name, category_ids, game_state, version, created_at)
    select gen_random_uuid(), person.id, lpad(to_hex(row_number() over ()), 6, '0'), 'ليلة العائلة', 'الصقور', 'النسور',
      ${[...CATEGORY_IDS]}::integer[],
      jsonb_build_object('teams', '[]'::jsonb, 'turn', 0, 'tiles', '[]'::jsonb, 'openTile', null, 'language', 'ar',
        'questionIds', (select jsonb_agg(n) from generate_series(1, 36) as n)),
      ${MOVES_PER_GAME}, now() - random() * interval '300 days'
    from users person, generate_series(1, ${GAMES_PER_PERSON}) limit ${count}`.execute(db);
  await sql`
    insert into game_moves (game_id, version, move_id, move)
    select games.id, n, gen_random_uuid(), jsonb_build_object('type', 'openTile', 'tile', n)
    from games, generate_series(1, ${MOVES_PER_GAME}) as n`.execute(db);
  await sql`
    insert into points_ledger (user_id, delta, reason, reference)
    select user_id, -1, 'game', id::text from games`.execute(db);
  await sql`
    insert into user_category_progress (user_id, category_id, games_played, used_question_ids)
    select id, category, ${GAMES_PER_PERSON}::integer, array(select generate_series(1, ${6 * GAMES_PER_PERSON}::integer))
    from users, unnest(${[...CATEGORY_IDS]}::integer[]) as category`.execute(db);
}

async function fill(database: NamedDatabase, { questions, games }: Size): Promise<void> {
  await database.withMaintenance(async (db) => {
    // Counting question by question and checking every reference would take minutes; the counts are set at the end.
    await sql`set session_replication_role = replica`.execute(db);
    await fillQuestions(db, questions);
    await fillGames(db, games);
    await sql`vacuum analyze`.execute(db);
  });
}

/** @returns milliseconds one creation takes, by a person who has had no question yet */
async function timeCreation(db: Db): Promise<number> {
  const { userId } = await givenPerson(db);
  const start = performance.now();
  await createGame(
    { db, chance: Math.random },
    {
      id: randomUUID(),
      userId,
      gameName: "ليلة العائلة",
      teamNames: ["فريق A+ (2)", "الصقور"],
      categoryIds: [...CATEGORY_IDS],
      language: "ar",
    },
  );
  return performance.now() - start;
}

/** One creation in every database in turn, each time beginning with another one. */
async function timeInTurn(databases: Readonly<Record<SizeName, NamedDatabase>>): Promise<Record<SizeName, number>> {
  const times: Record<SizeName, number[]> = { small: [], manyQuestions: [], manyGames: [] };
  for (let round = 0; round < WARM_UP + CREATIONS; round += 1) {
    for (let turn = 0; turn < SIZE_NAMES.length; turn += 1) {
      const name = SIZE_NAMES[(round + turn) % SIZE_NAMES.length] ?? "small";
      const took = await timeCreation(databases[name].db);
      if (round >= WARM_UP) times[name].push(took);
    }
  }
  return { small: median(times.small), manyQuestions: median(times.manyQuestions), manyGames: median(times.manyGames) };
}

/** Compares creating a game in a small and in a large database. */
export async function measureCreate(): Promise<Part> {
  const postgres = await startPostgresServer();
  const opened: NamedDatabase[] = [];
  const open = async (name: SizeName): Promise<NamedDatabase> => {
    const database = await createDatabase(postgres.url, `bench_${name.toLowerCase()}`, 2);
    opened.push(database);
    await fill(database, SIZES[name]);
    return database;
  };
  try {
    const took = await timeInTurn({
      small: await open("small"),
      manyQuestions: await open("manyQuestions"),
      manyGames: await open("manyGames"),
    });
    const figureOf = (name: SizeName, title: string): Figure => ({
      name: title,
      value: took[name] / took.small,
      unit: "×",
      goal: GOAL,
      better: "lower",
      detail: `${took[name].toFixed(2)} ms against ${took.small.toFixed(2)} ms`,
    });
    return {
      title: "Creating a game as the database grows",
      method: [
        `The use case that draws 36 questions, stores the game and takes its point, on PostgreSQL; without syncing to the disk, whose waiting would hide a difference. Median of ${CREATIONS} creations, each by a new person, in three databases in turn.`,
        `Six categories of ${SMALL.questions} or ${LARGE.toLocaleString("en")} questions in all; ${SMALL.games} or ${LARGE.toLocaleString("en")} games before, with ${MOVES_PER_GAME} moves each, their owners' points and used questions.`,
      ],
      figures: [
        figureOf("manyQuestions", "creating a game, 100,000 questions to 100"),
        figureOf("manyGames", "creating a game, 100,000 games to 10"),
      ],
      notes: [],
    };
  } finally {
    for (const database of opened) await database.close();
    await postgres.stop();
  }
}
