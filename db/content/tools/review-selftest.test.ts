import { expect, test } from "vitest";
import { type CategoryFile, parseCategoryFile, type Question } from "#db/content/category-file.ts";
import { type Bank, readBank, reviewBank } from "./review.ts";

const { files, cards } = readBank();

function readOne(name: string): CategoryFile {
  const file = files.find((candidate) => candidate.name === name);
  if (!file) throw new Error(`There is no ${name}`);
  return parseCategoryFile(name, new TextDecoder().decode(file.bytes));
}

const bankOf = (text: string, others: Partial<Bank> = {}): Bank => ({
  files: [{ name: "broken.json", bytes: new TextEncoder().encode(text) }],
  cards,
  ...others,
});

function questionAt(category: CategoryFile, index: number): Question {
  const question = category.questions[index];
  if (!question) throw new Error(`${category.id} has no question ${index}`);
  return question;
}

function questionWith(category: CategoryFile, rule: string): Question {
  const question = category.questions.find(({ check }) => check?.rule === rule);
  if (!question) throw new Error(`${category.id} has no question of rule ${rule}`);
  return question;
}

const breakages: [name: string, file: string, spoil: (category: CategoryFile) => void][] = [
  ["the wrong surah", "quran/quran-which-surah.json", (c) => void (questionAt(c, 0).answer_ar = "سورة البقرة")],
  [
    "one letter changed in a verse",
    "quran/quran-complete.json",
    (c) => {
      const question = questionAt(c, 0);
      question.question_ar = question.question_ar.replace("ٱلذُّنُوبَ", "ٱلذُّيُوبَ");
    },
  ],
  [
    "a word dropped from a verse",
    "quran/quran-juz-amma.json",
    (c) => {
      const question = questionAt(c, 0);
      question.answer_ar = question.answer_ar.replace(/﴿\S+ /, "﴿");
    },
  ],
  ["a verse count off by one", "quran/quran-numbers.json", (c) => void (questionAt(c, 0).answer_ar = "٤ آيات")],
  [
    "a source that is another verse",
    "quran/quran-complete.json",
    (c) => void (questionAt(c, 1).source = [{ type: "quran", ref: "2:256" }]),
  ],
  [
    "a source that does not exist",
    "quran/quran-complete.json",
    (c) => void (questionAt(c, 1).source = [...questionAt(c, 1).source, { type: "quran", ref: "2:287" }]),
  ],
  [
    "answers that differ by language",
    "quran/quran-numbers.json",
    (c) => void (questionAt(c, 0).answer_en = "5 verses"),
  ],
  ["a wrong neighbour", "quran/quran-order.json", (c) => void (questionAt(c, 0).answer_ar = "سورة طه")],
  [
    "text decoded as Latin-1",
    "seerah/seerah.json",
    (c) => void (questionAt(c, 0).answer_ar = Buffer.from(questionAt(c, 0).answer_ar, "utf8").toString("latin1")),
  ],
  ["a replacement character", "seerah/seerah.json", (c) => void (questionAt(c, 0).answer_ar += "\uFFFD")],
  [
    "an invisible direction mark",
    "seerah/seerah.json",
    (c) => void (questionAt(c, 0).question_ar = `\u200F${questionAt(c, 0).question_ar}`),
  ],
  [
    "a Latin letter in Arabic text",
    "seerah/seerah.json",
    (c) => void (questionAt(c, 0).question_ar = questionAt(c, 0).question_ar.replace("في", "fي")),
  ],
  [
    "the Prophet without the salutation",
    "seerah/seerah.json",
    (c) => void (questionAt(c, 0).question_ar = questionAt(c, 0).question_ar.replace(" ﷺ", "")),
  ],
  [
    "the answer inside the question",
    "seerah/seerah.json",
    (c) => void (questionAt(c, 0).question_ar = "هل كان النبي ﷺ في غار حراء حين جاءه الوحي؟"),
  ],
  [
    "the same question with other vowels",
    "seerah/seerah.json",
    (c) => void (questionAt(c, 1).question_ar = questionAt(c, 0).question_ar.replace("في", "فِي")),
  ],
  ["the same id twice", "seerah/seerah.json", (c) => void (questionAt(c, 1).id = questionAt(c, 0).id)],
  ["no source", "seerah/seerah.json", (c) => void (questionAt(c, 1).source = [])],
  [
    "a hadith without the quoted words",
    "seerah/seerah.json",
    (c) => Object.assign(questionAt(c, 0).source[0] ?? {}, { quote_ar: undefined }),
  ],
  ["an unknown difficulty", "seerah/seerah.json", (c) => Object.assign(questionAt(c, 1), { difficulty: "medium" })],
  [
    "too few questions for a game",
    "seerah/seerah.json",
    (c) => {
      const [oneHard, ...otherHard] = c.questions.filter(({ difficulty }) => difficulty === "hard");
      c.questions = c.questions.filter((question) => question === oneHard || !otherHard.includes(question));
    },
  ],
  [
    "an open verse bracket",
    "quran/quran-openings.json",
    (c) => void (questionAt(c, 0).question_ar = questionAt(c, 0).question_ar.replace("﴾", "")),
  ],
  [
    "a wrong count of a name",
    "quran/quran-names.json",
    (c) => {
      const { check } = questionWith(c, "name_count");
      if (check?.rule === "name_count") check.count += 1;
    },
  ],
  [
    "a wrong month",
    "worship/hijri-months.json",
    (c) => {
      const question = questionWith(c, "hijri_after");
      question.answer_ar = "شهر صفر";
      question.check = { rule: "hijri_after", month: 5 };
    },
  ],
  ["a stranger to keep apart from", "seerah/seerah.json", (c) => void (questionAt(c, 0).keep_apart = ["seerah-999"])],
  ["itself to keep apart from", "seerah/seerah.json", (c) => void (questionAt(c, 0).keep_apart = ["seerah-001"])],
  ["a card that is not there", "seerah/seerah.json", (c) => void (c.image = "nowhere.svg")],
];

test.each(breakages)("notices %s", (_, file, spoil) => {
  const category = readOne(file);
  expect(reviewBank(bankOf(JSON.stringify(category))).errors).toEqual([]);
  spoil(category);
  expect(reviewBank(bankOf(JSON.stringify(category))).errors).not.toEqual([]);
});

test("notices bytes that are not UTF-8", () => {
  const bytes = new TextEncoder().encode(JSON.stringify(readOne("seerah/seerah.json")));
  bytes[bytes.indexOf(0xd8) + 1] = 0xff;
  expect(reviewBank({ files: [{ name: "broken.json", bytes }], cards }).errors).toHaveLength(1);
});

test("notices two cards with the same drawing", () => {
  const category = readOne("seerah/seerah.json");
  const other = { ...category, id: "other", image: "other.svg", name_ar: "أخرى", name_en: "Other", questions: [] };
  const card = (id: string) => `<svg><path id="${id}-a" d="M0 0"/></svg>`;
  const bank = bankOf(JSON.stringify(category), {
    cards: new Map([
      ["seerah.svg", card("seerah")],
      ["other.svg", card("other")],
    ]),
  });
  const questions = readOne("prophets/who-said-it.json").questions;
  const bytes = new TextEncoder().encode(JSON.stringify({ ...other, questions }));
  const { errors } = reviewBank({ ...bank, files: [...bank.files, { name: "other.json", bytes }] });
  expect(errors).toEqual(["other: the same card as seerah"]);
});
