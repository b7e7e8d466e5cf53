import { ok, refuse, type Result } from "#core/result.ts";
import { CATEGORY_COUNT, DIFFICULTIES, QUESTIONS_PER_DIFFICULTY, type Difficulty } from "./board.ts";

/** What one new game costs (game specification, section 9). */
export const GAME_COST_POINTS = 1;
/** Ours: a name fits a television header, and a team panel on a phone. */
export const MAX_GAME_NAME_LENGTH = 60;
export const MAX_TEAM_NAME_LENGTH = 40;

export type QuestionCounts = Readonly<Record<Difficulty, number>>;

/**
 * How many more games a category gives a person (game specification, section 4).
 *
 * @returns at least 0
 */
export function remainingGames(counts: QuestionCounts, gamesPlayed: number): number {
  const games = DIFFICULTIES.map((difficulty) => Math.floor(counts[difficulty] / QUESTIONS_PER_DIFFICULTY));
  return Math.max(0, Math.min(...games) - gamesPlayed);
}

const SETUP_ERRORS = [
  "TOO_MANY_CATEGORIES",
  "CATEGORY_REPEATED",
  "GAME_NAME_MISSING",
  "TEAM_NAME_MISSING",
  "CATEGORY_MISSING",
] as const;
export type SetupError = (typeof SETUP_ERRORS)[number];

export interface GameSetup {
  readonly gameName: string;
  readonly teamNames: readonly [string, string];
  readonly categoryIds: readonly number[];
}

const isBlank = (text: string): boolean => text.trim() === "";

/** Everything that keeps an entered game from being made; the first is the first to correct. */
export function listSetupErrors({ gameName, teamNames, categoryIds }: GameSetup): readonly SetupError[] {
  const claims: Readonly<Record<SetupError, boolean>> = {
    TOO_MANY_CATEGORIES: categoryIds.length > CATEGORY_COUNT,
    CATEGORY_REPEATED: new Set(categoryIds).size < categoryIds.length,
    GAME_NAME_MISSING: isBlank(gameName),
    TEAM_NAME_MISSING: teamNames.some(isBlank),
    CATEGORY_MISSING: categoryIds.length < CATEGORY_COUNT,
  };
  return SETUP_ERRORS.filter((error) => claims[error]);
}

/** Checks what a person entered for a new game, and trims the names. */
export function checkSetup(setup: GameSetup): Result<GameSetup, SetupError> {
  const [error] = listSetupErrors(setup);
  if (error) return refuse(error);
  const [first, second] = setup.teamNames;
  return ok({ ...setup, gameName: setup.gameName.trim(), teamNames: [first.trim(), second.trim()] });
}

/** Letters and digits that nobody confuses when they are read aloud or off a television: no 0/O, 1/I/L, 2/Z, 5/S, 8/B. */
export const GAME_CODE_ALPHABET = "ACDEFGHJKMNPQRTUVWXY34679";
const GAME_CODE_LENGTH = 6;

/** @param chance a number from 0 up to, not including, 1, drawn once per character */
export const makeGameCode = (chance: () => number): string =>
  Array.from({ length: GAME_CODE_LENGTH }, () =>
    GAME_CODE_ALPHABET.charAt(Math.floor(chance() * GAME_CODE_ALPHABET.length)),
  ).join("");
