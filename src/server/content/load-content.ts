import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { CategoryFile } from "#db/content/category-file.ts";
import { GROUP_IDS } from "#db/content/groups.ts";
import { withTransaction, type Db, type Tx } from "#server/platform/database.ts";

/** Raised with every change of how files become rows, so that an unchanged bank is loaded again. */
const LOADER_VERSION = 1;

/**
 * Brings the question bank's files into the database: adds what is new, changes what differs and raises its revision,
 * and retires what is gone. Nothing is deleted, because a played question must stay.
 *
 * Safe to call again and from several processes at once; an unchanged bank costs one read.
 *
 * @returns whether anything was written
 */
export async function loadContent(db: Db, categories: readonly CategoryFile[]): Promise<boolean> {
  const digest = createHash("sha256")
    .update(JSON.stringify([LOADER_VERSION, categories]))
    .digest("hex");
  const loaded = await db.selectFrom("content_loads").select("digest").executeTakeFirst();
  if (loaded?.digest === digest) return false;

  await withTransaction(db, async (tx) => {
    // Taken first, so that a second process waits here until the first has written, and then finds nothing to do.
    await sql`set local lock_timeout = '60s'`.execute(tx);
    await sql`lock table content_loads in exclusive mode`.execute(tx);
    const written = await tx.selectFrom("content_loads").select("digest").executeTakeFirst();
    if (written?.digest === digest) return;
    await writeCategories(tx, categories);
    await writeQuestions(tx, categories);
    await writePairs(tx, categories);
    await sql`
      insert into content_loads (digest) values (${digest})
      on conflict (id) do update set digest = excluded.digest, loaded_at = now()`.execute(tx);
  });
  return true;
}

async function writeCategories(tx: Tx, categories: readonly CategoryFile[]): Promise<void> {
  const rows = categories.map((category, index) => ({
    slug: category.id,
    name_ar: category.name_ar,
    name_en: category.name_en,
    description_ar: category.description_ar,
    description_en: category.description_en,
    group_id: category.group,
    position: (GROUP_IDS.indexOf(category.group) + 1) * 1000 + index,
    image_url: `/art/${category.image}`,
  }));
  await sql`
    insert into categories (slug, name_ar, name_en, description_ar, description_en, group_id, position, image_url)
    select slug, name_ar, name_en, description_ar, description_en, group_id, position, image_url
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      slug text, name_ar text, name_en text, description_ar text, description_en text, group_id text,
      position integer, image_url text)
    on conflict (slug) do update set
      name_ar = excluded.name_ar, name_en = excluded.name_en, description_ar = excluded.description_ar,
      description_en = excluded.description_en, group_id = excluded.group_id, position = excluded.position,
      image_url = excluded.image_url, retired_at = null`.execute(tx);
  await sql`
    update categories set retired_at = now()
    where retired_at is null and slug <> all(${rows.map(({ slug }) => slug)}::text[])`.execute(tx);
}

async function writeQuestions(tx: Tx, categories: readonly CategoryFile[]): Promise<void> {
  const rows = categories.flatMap((category) =>
    category.questions.map((question) => ({
      slug: category.id,
      external_id: question.id,
      difficulty: question.difficulty,
      question_ar: question.question_ar,
      question_en: question.question_en,
      answer_ar: question.answer_ar,
      answer_en: question.answer_en,
      accept_ar: question.accept_ar ?? [],
      note_ar: question.note_ar ?? null,
      source: question.source,
      media_url: question.video ?? (question.image ? `/media/${question.image}` : null),
    })),
  );
  await sql`
    insert into questions (external_id, category_id, difficulty, question_ar, question_en, answer_ar, answer_en,
      accept_ar, note_ar, source, media_url)
    select external_id, categories.id, difficulty, question_ar, question_en, answer_ar, answer_en,
      array(select jsonb_array_elements_text(accept_ar)), note_ar, source, media_url
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      slug text, external_id text, difficulty text, question_ar text, question_en text, answer_ar text,
      answer_en text, accept_ar jsonb, note_ar text, source jsonb, media_url text)
    join categories using (slug)
    on conflict (external_id) do update set
      category_id = excluded.category_id, difficulty = excluded.difficulty, question_ar = excluded.question_ar,
      question_en = excluded.question_en, answer_ar = excluded.answer_ar, answer_en = excluded.answer_en,
      accept_ar = excluded.accept_ar, note_ar = excluded.note_ar, source = excluded.source,
      media_url = excluded.media_url, retired_at = null, revision = questions.revision + 1
    where (questions.category_id, questions.difficulty, questions.question_ar, questions.question_en,
        questions.answer_ar, questions.answer_en, questions.accept_ar, questions.note_ar, questions.source,
        questions.media_url, questions.retired_at)
      is distinct from (excluded.category_id, excluded.difficulty, excluded.question_ar, excluded.question_en,
        excluded.answer_ar, excluded.answer_en, excluded.accept_ar, excluded.note_ar, excluded.source,
        excluded.media_url, null::timestamptz)`.execute(tx);
  await sql`
    update questions set retired_at = now()
    where retired_at is null
      and external_id <> all(${rows.map(({ external_id }) => external_id)}::text[])`.execute(tx);
}

async function writePairs(tx: Tx, categories: readonly CategoryFile[]): Promise<void> {
  const pairs = categories
    .flatMap(({ questions }) => questions)
    .flatMap(({ id, keep_apart }) => (keep_apart ?? []).map((other) => ({ id, other })));
  await sql`delete from question_pairs`.execute(tx);
  await sql`
    insert into question_pairs (question_id, other_id)
    select distinct least(a.id, b.id), greatest(a.id, b.id)
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (id text, other text)
    join questions a on a.external_id = pair.id
    join questions b on b.external_id = pair.other`.execute(tx);
}
