import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "kysely";
import { readCategories } from "#db/content/read-categories.ts";
import { useDatabase } from "#tests/support/database.ts";
import { givenQuestionBank } from "#tests/support/content.ts";
import { loadContent } from "./load-content.ts";

const database = useDatabase();
const bank = readCategories();

const countOf = async (text: string) => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(text)}`.execute(database().db);
  return rows[0]?.count;
};

beforeAll(async () => {
  await givenQuestionBank(database().db);
});

describe("loading the question bank", () => {
  test("brings 29 categories, 963 questions and the pairs to keep apart", async () => {
    expect(await countOf("categories")).toBe(29);
    expect(await countOf("questions")).toBe(963);
    expect(await countOf("question_pairs")).toBe(11);
  });

  test("counts each category's questions by difficulty", async () => {
    const { rows } = await sql`
      select slug from categories where row(easy_count::bigint, normal_count::bigint, hard_count::bigint) is distinct from (
        select row(count(*) filter (where difficulty = 'easy'), count(*) filter (where difficulty = 'normal'),
          count(*) filter (where difficulty = 'hard'))
        from questions where category_id = categories.id and questions.retired_at is null)`.execute(database().db);
    expect(rows).toEqual([]);
  });

  test("writes an unchanged bank only once", async () => {
    expect(await loadContent(database().db, bank)).toBe(false);
  });

  test("raises the revision of a changed question alone, and keeps its numeric id", async () => {
    const { db } = database();
    const read = (id: string) =>
      db
        .selectFrom("questions")
        .select(["id", "revision", "answer_ar"])
        .where("external_id", "=", id)
        .executeTakeFirstOrThrow();
    const before = await read("pillars-001");
    const changed = bank.map((category) => ({
      ...category,
      questions: category.questions.map((question) =>
        question.id === "pillars-001" ? { ...question, answer_ar: "جواب مصحح" } : question,
      ),
    }));
    await loadContent(db, changed);
    expect(await read("pillars-001")).toEqual({ id: before.id, revision: before.revision + 1, answer_ar: "جواب مصحح" });
    expect((await read("pillars-002")).revision).toBe(1);
    await loadContent(db, bank);
    expect((await read("pillars-001")).answer_ar).toBe(before.answer_ar);
  });

  test("retires what is gone from the bank and brings it back, without deleting it", async () => {
    const { db } = database();
    const easyCount = async () =>
      (await db.selectFrom("categories").select("easy_count").where("slug", "=", "pillars").executeTakeFirstOrThrow())
        .easy_count;
    const shorter = bank.map((category) => ({
      ...category,
      questions: category.questions.filter(({ id }) => id !== "pillars-001"),
    }));
    expect(await easyCount()).toBe(12);
    await loadContent(db, shorter);
    expect(await easyCount()).toBe(11);
    expect(await countOf("questions")).toBe(963);
    await loadContent(db, bank);
    expect(await easyCount()).toBe(12);
  });
});
