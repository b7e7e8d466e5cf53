/**
 * Reads the bank as a stranger would and reports what is wrong with it. Knows nothing of how the questions were made and
 * computes generated answers again from another text. Run `node db/content/tools/review.ts`; it fails on any error.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CategoryFile, DIFFICULTIES, parseCategoryFile, type Question } from "#db/content/category-file.ts";
import { GROUP_IDS } from "#db/content/groups.ts";
import { countWords, skeleton, withoutSpaces } from "./arabic-text.ts";
import { isAnswerConfirmed } from "./review-rules.ts";
import { secondVerse } from "./second-text.ts";

export interface BankFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Bank {
  readonly files: readonly BankFile[];
  /** SVG text of each card by file name. */
  readonly cards: ReadonlyMap<string, string>;
}

export interface Review {
  readonly questions: number;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

interface Finding {
  readonly severity: "error" | "warning";
  readonly place: string;
  readonly text: string;
}

const QUESTIONS_PER_GAME = 2;
const GAMES_PER_CATEGORY = 6;
const LONG_ANSWER_WORDS = 14;

const ARABIC_TEXT = /^[\u0600-\u06FF\uFD3E\uFD3F\uFDFA\uFDFB\s\d.,:;!?()[\]«»"'…\-–/٪]$/u;
const CORRUPTION = /\uFFFD|Ã|Â|Ø§|Ù„|â€|\?\?\?|[\u0080-\u009F]|&[a-z]+;|&#\d+;|\\u[0-9a-f]{4}/;
const INVISIBLE = /[\u202A-\u202E\u2066-\u2069\u200B-\u200F\uFEFF]/;
const QUOTATION = /﴿([^﴾]*)﴾/g;
const BRACKETS = ["﴿﴾", "«»", "()"];

const PROPHET =
  /(?<![\u0621-\u064A])(آدم|نوح|إبراهيم|لوط|إسماعيل|إسحاق|يعقوب|يوسف|موسى|هارون|داود|سليمان|أيوب|يونس|إلياس|اليسع|إدريس|زكريا|يحيى|عيسى|شعيب|هود|صالح)(?![\u0621-\u064A])/;
const MUHAMMAD = /(النبي|رسول الله|الرسول|محمد)(?!\s*ﷺ)(?![\u0621-\u064A])/;

/** A prophet's name inside another name, or as the name of something else. */
const OTHER_USE_OF_NAME = /سورة|جبل|بن |بنت |اسم |أبو |أبي |أم /;

/** Reviews a whole bank: every file by itself and all of them together. */
export function reviewBank({ files, cards }: Bank): Review {
  const read = files.map(readFile);
  const categories = read.flatMap(({ category }) => category ?? []);
  const findings = [
    ...read.flatMap((file) => file.findings),
    ...categories.flatMap(reviewCategory),
    ...findRepeats(categories),
    ...findStrayReferences(categories),
    ...reviewCards(categories, cards),
  ];
  const list = (severity: Finding["severity"]) =>
    findings.filter((finding) => finding.severity === severity).map(({ place, text }) => `${place}: ${text}`);
  return {
    questions: categories.flatMap(({ questions }) => questions).length,
    errors: list("error"),
    warnings: list("warning"),
  };
}

const error = (place: string, text: string): Finding => ({ severity: "error", place, text });
const warning = (place: string, text: string): Finding => ({ severity: "warning", place, text });

function readFile({ name, bytes }: BankFile): { category: CategoryFile | null; findings: Finding[] } {
  try {
    // A byte order mark is kept, and then refused as not JSON.
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return { category: parseCategoryFile(name, text), findings: [] };
  } catch (cause) {
    return { category: null, findings: [error(name, cause instanceof Error ? cause.message : String(cause))] };
  }
}

function reviewCategory(category: CategoryFile): Finding[] {
  const counts = DIFFICULTIES.map(
    (difficulty) => category.questions.filter((question) => question.difficulty === difficulty).length,
  );
  const games = Math.floor(Math.min(...counts) / QUESTIONS_PER_GAME);
  const shown = `${games} games with ${counts.join("/")} easy/normal/hard`;
  return [
    ...textsOf(category).flatMap((field) => reviewText(category.id, field)),
    ...category.questions.flatMap(reviewQuestion),
    ...(games < 1 ? [error(category.id, shown)] : []),
    ...(games >= 1 && games < GAMES_PER_CATEGORY ? [warning(category.id, shown)] : []),
  ];
}

function reviewQuestion(question: Question): Finding[] {
  return [
    ...textsOf(question).flatMap((field) => reviewText(question.id, field)),
    ...(question.accept_ar ?? []).flatMap((text) => reviewText(question.id, ["accept_ar", text])),
    ...reviewForm(question),
    ...reviewQuotations(question),
    ...reviewSalutations(question),
    ...reviewOrigin(question),
  ];
}

/** The fields that hold text, by name. */
const textsOf = (record: object): [string, string][] =>
  Object.entries(record).flatMap(([field, value]: [string, unknown]) =>
    typeof value === "string" ? [[field, value] satisfies [string, string]] : [],
  );

function reviewText(id: string, [field, text]: readonly [string, string]): Finding[] {
  const foreign = Array.from(text)
    .filter((character) => !ARABIC_TEXT.test(character))
    .join("");
  const isArabic = field.endsWith("_ar");
  const found = [
    CORRUPTION.test(text) && "corrupted text",
    INVISIBLE.test(text) && "an invisible or direction character",
    text !== text.normalize("NFC") && "not in composed form (NFC)",
    (text !== text.trim() || text.includes("  ")) && "stray spaces",
    isArabic && foreign !== "" && `characters that are not Arabic: ${foreign}`,
    isArabic && BRACKETS.some((pair) => !isBalanced(text, pair)) && "brackets or quotation marks do not match",
    field.endsWith("_en") && /[\u0621-\u064A]/.test(text.replace(QUOTATION, "")) && "Arabic outside a quotation",
  ];
  return found.flatMap((fault) => (fault ? [error(id, `${field}: ${fault}`)] : []));
}

function isBalanced(text: string, pair: string): boolean {
  const [opening = "", closing = ""] = pair;
  return text.split(opening).length === text.split(closing).length;
}

function reviewForm({ id, question_ar, answer_ar }: Question): Finding[] {
  const answer = skeleton(answer_ar)
    .replace(/^(سوره|شهر|الجزء) /, "")
    .replace(/ (عليه|عليها|رضي|رضى) .*$/, "");
  const givesAway = answer.length > 2 && ` ${skeleton(question_ar)} `.includes(` ${answer} `);
  return [
    ...(/[؟…]$/.test(question_ar) ? [] : [error(id, "the question ends with neither ؟ nor …")]),
    ...(givesAway ? [error(id, "the answer stands in the question")] : []),
    ...(countWords(answer_ar) > LONG_ANSWER_WORDS ? [warning(id, "a long answer")] : []),
  ];
}

/** Every quotation must stand letter by letter in the verses named as source, in the second text. */
function reviewQuotations(question: Question): Finding[] {
  const { id, source } = question;
  const refs = source.filter(({ type }) => type === "quran").flatMap(({ ref }) => listVerses(ref));
  const missing = refs.filter(([surah, ayah]) => secondVerse(surah, ayah) === null);
  const letters = withoutSpaces(refs.map(([surah, ayah]) => skeleton(secondVerse(surah, ayah) ?? "")).join(""));
  const foreign = (["question_ar", "question_en", "answer_ar", "answer_en"] as const).filter((field) =>
    [...question[field].matchAll(QUOTATION)].some(
      (match) => !letters.includes(withoutSpaces(skeleton(match[1] ?? ""))),
    ),
  );
  return [
    ...missing.map((ref) => error(id, `the source ${ref.join(":")} does not exist`)),
    ...foreign.map((field) => error(id, `${field}: the quotation is not in the verses named as source`)),
  ];
}

/** @param ref one verse or a range, as `2:255` and `19:29-30` */
function listVerses(ref: string): [surah: number, ayah: number][] {
  const [surah = 0, first = 0, last = first] = ref.split(/[:-]/).map(Number);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => [surah, first + index]);
}

function reviewSalutations(question: Question): Finding[] {
  return (["question_ar", "answer_ar", "note_ar"] as const).flatMap((field) => {
    const text = (question[field] ?? "").replace(QUOTATION, "").replace(/«[^»]*»/g, "");
    const prophet = PROPHET.exec(text)?.[1];
    const isSaluted = /علي(ه|هم|هما) السلام/.test(text);
    return [
      ...(MUHAMMAD.test(text) && !text.includes("سورة محمد")
        ? [error(question.id, `${field}: the Prophet is named without ﷺ`)]
        : []),
      ...(prophet && !isSaluted && !OTHER_USE_OF_NAME.test(text)
        ? [warning(question.id, `${field}: ${prophet} without عليه السلام`)]
        : []),
    ];
  });
}

function reviewOrigin(question: Question): Finding[] {
  if (question.origin === "generated") {
    const isConfirmed = question.check !== undefined && isAnswerConfirmed(question, question.check);
    return isConfirmed ? [] : [error(question.id, "the second source does not give this answer")];
  }
  const isChecked = ["checked-twice", "checked-blind"].includes(question.review.status);
  return isChecked ? [] : [warning(question.id, "written by hand and not yet checked twice")];
}

/** Ids, names and questions that stand twice in the bank; questions are compared without vowels and spelling variants. */
function findRepeats(categories: readonly CategoryFile[]): Finding[] {
  const questions = categories.flatMap((category) => category.questions);
  return [
    ...findRepeated(categories, "category id", ({ id }) => id),
    ...findRepeated(categories, "Arabic name", ({ name_ar }) => skeleton(name_ar)),
    ...findRepeated(categories, "English name", ({ name_en }) => name_en.toLowerCase()),
    ...findRepeated(questions, "id", ({ id }) => id),
    ...findRepeated(questions, "question", ({ question_ar }) => skeleton(question_ar)),
  ];
}

function findRepeated<T extends { readonly id: string }>(
  list: readonly T[],
  what: string,
  keyOf: (value: T) => string,
): Finding[] {
  const firstWith = new Map<string, string>();
  return list.flatMap((value) => {
    const key = keyOf(value);
    const first = firstWith.get(key);
    if (first === undefined) firstWith.set(key, value.id);
    return first === undefined ? [] : [error(value.id, `the same ${what} as ${first}`)];
  });
}

function findStrayReferences(categories: readonly CategoryFile[]): Finding[] {
  const questions = categories.flatMap((category) => category.questions);
  const ids = new Set(questions.map(({ id }) => id));
  return questions.flatMap(({ id, keep_apart = [] }) =>
    keep_apart
      .filter((other) => other === id || !ids.has(other))
      .map((other) => error(id, `keep_apart: ${other} is not another question`)),
  );
}

function reviewCards(categories: readonly CategoryFile[], cards: Bank["cards"]): Finding[] {
  const drawn = categories.flatMap(({ id, image }) => {
    const svg = cards.get(image);
    return svg === undefined ? [] : [{ id, drawing: svg.replaceAll(image.replace(/\.svg$/, ""), "") }];
  });
  return [
    ...categories.filter(({ image }) => !cards.has(image)).map(({ id, image }) => error(id, `no card ${image}`)),
    ...findRepeated(drawn, "card", ({ drawing }) => drawing),
  ];
}

/** The bank of this repository. */
export function readBank(): Bank {
  const content = join(import.meta.dirname, "..");
  const art = join(content, "art");
  const files = GROUP_IDS.flatMap((group) =>
    readdirSync(join(content, group))
      .toSorted()
      .map((file) => ({ name: `${group}/${file}`, bytes: readFileSync(join(content, group, file)) })),
  );
  const cards = readdirSync(art)
    .filter((file) => file.endsWith(".svg"))
    .map((file) => [file, readFileSync(join(art, file), "utf8")] as const);
  return { files, cards: new Map(cards) };
}

if (import.meta.main) {
  const { questions, errors, warnings } = reviewBank(readBank());
  for (const text of warnings) console.log(`warning  ${text}`);
  for (const text of errors) console.error(`error    ${text}`);
  console.log(`${questions} questions, ${errors.length} errors, ${warnings.length} warnings`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}
