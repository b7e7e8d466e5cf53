import { TILE_COUNT } from "./board.ts";

export const TEAMS = [0, 1] as const;
export type TeamIndex = (typeof TEAMS)[number];

/** One-time helps of a team; the specification's calls say 2x, call, block and answer2. */
export const POWERS = ["double", "callFriend", "block", "twoAnswers"] as const;
export type Power = (typeof POWERS)[number];

/** Powers that wait for the next tile after they are used. */
export const PENDING_POWERS = ["double", "block", "twoAnswers"] as const satisfies readonly Power[];
export type PendingPower = (typeof PENDING_POWERS)[number];

/** Whom a tile was awarded to. */
export type Winner = TeamIndex | "noOne";

/** What happened to a tile: nothing yet, its answer was shown, or it was awarded. */
export type TileState = "untouched" | "revealed" | Winner;

/** In which language a game shows its questions. */
export const QUESTION_LANGUAGES = ["ar", "arEn", "en"] as const;
export type QuestionLanguage = (typeof QUESTION_LANGUAGES)[number];

export interface Team {
  readonly name: string;
  readonly score: number;
  readonly usedPowers: readonly Power[];
  readonly pendingPowers: readonly PendingPower[];
}

export type Teams = readonly [Team, Team];

/** A game as it is stored: ids and flags, no question text, under 2 KB. */
export interface GameState {
  readonly teams: Teams;
  readonly turn: TeamIndex;
  /** Questions of the 36 tiles, category by category. */
  readonly questionIds: readonly number[];
  readonly tiles: readonly TileState[];
  /** The tile whose question is being asked, until it is awarded. */
  readonly openTile: number | null;
  readonly language: QuestionLanguage;
}

export const SCORE_STEP = 200;

const freshTeam = (name: string): Team => ({ name, score: 0, usedPowers: [], pendingPowers: [] });

/** The state a game begins in, and comes back to when it is reset. */
export function startGame(
  teamNames: readonly [string, string],
  questionIds: readonly number[],
  language: QuestionLanguage = "ar",
): GameState {
  return {
    teams: [freshTeam(teamNames[0]), freshTeam(teamNames[1])],
    turn: 0,
    questionIds,
    tiles: Array.from({ length: TILE_COUNT }, () => "untouched" as const),
    openTile: null,
    language,
  };
}

export const otherTeam = (team: TeamIndex): TeamIndex => (team === 0 ? 1 : 0);

export const isAwarded = (tile: TileState | undefined): tile is Winner => tile === 0 || tile === 1 || tile === "noOne";

/** Whether a tile's answer may leave the server: it was asked for, or the tile is already awarded. */
export const isRevealed = (tile: TileState | undefined): boolean => tile === "revealed" || isAwarded(tile);
