import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { GROUP_IDS, GROUPS } from "./groups.ts";
import { readCategories } from "./read-categories.ts";

test("reads the bank: 29 categories, 963 questions", () => {
  const categories = readCategories();
  expect(categories).toHaveLength(29);
  expect(categories.flatMap(({ questions }) => questions)).toHaveLength(963);
});

test("orders categories by group and then by file name", () => {
  const categories = readCategories();
  const places = categories.map(({ group, id }) => `${GROUP_IDS.indexOf(group)}/${id}.json`);
  expect(places).toEqual(places.toSorted());
  expect(GROUPS.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("keeps apart the questions that give each other away", () => {
  const pairs = readCategories()
    .flatMap(({ questions }) => questions)
    .flatMap(({ id, keep_apart = [] }) => keep_apart.map((other) => [id, other].toSorted().join(" + ")));
  expect(pairs.toSorted()).toEqual([
    "animals-plants-quran-012 + quran-stories-003",
    "arabic-language-021 + prophet-yusuf-013",
    "cities-mosques-003 + cities-mosques-004",
    "cities-mosques-003 + cities-mosques-035",
    "cities-mosques-006 + prophet-ibrahim-006",
    "cities-mosques-009 + prophet-ibrahim-002",
    "fasting-ramadan-018 + prophet-musa-021",
    "manners-014 + sahabiyat-006",
    "pillars-018 + prophet-ibrahim-028",
    "prophet-musa-018 + who-said-it-011",
    "quran-stories-005 + who-said-it-001",
  ]);
});

describe("a spoiled bank", () => {
  let folder = "";

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "bank-"));
    for (const group of GROUP_IDS) cpSync(join(import.meta.dirname, group), join(folder, group), { recursive: true });
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const replaceIn = (file: string, from: string, to: string) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
  };

  test.each([
    ["two questions with one id", "seerah/seerah.json", '"seerah-002"', '"seerah-001"', "question id seerah-001"],
    ["two categories with one name", "seerah/seerah.json", "السيرة النبوية", "الصيام ورمضان", "name الصيام ورمضان"],
    [
      "a file in another group's folder",
      "hadith/manners.json",
      '"hadith"',
      '"seerah"',
      "hadith/manners.json says group",
    ],
    ["a file under another name", "hadith/manners.json", '"manners"', '"manners-two"', "hadith/manners.json says id"],
    ["keeping apart from nothing", "seerah/sahabiyat.json", '"manners-014"', '"manners-999"', "manners-999"],
    ["keeping apart from itself", "seerah/sahabiyat.json", '"manners-014"', '"sahabiyat-006"', "from itself"],
    ["an unknown difficulty", "seerah/seerah.json", '"easy"', '"medium"', "seerah/seerah.json"],
  ])("is refused for %s", (_, file, from, to, message) => {
    replaceIn(file, from, to);
    expect(() => readCategories(folder)).toThrow(message);
  });

  test("is refused when a whole group is missing", () => {
    rmSync(join(folder, "hadith"), { recursive: true });
    expect(() => readCategories(folder)).toThrow("hadith");
  });
});
