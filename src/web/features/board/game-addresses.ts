import { isTile } from "#core/game/board.ts";
import type { TeamIndex } from "#core/game/state.ts";

export type TileScreen = "question" | "answer" | "who-answered";

export const boardAddress = (gameId: string): string => `/jeopardy/${encodeURIComponent(gameId)}`;

/** A game screen's address, from which it can be rebuilt anywhere. */
export function addressOf(screen: "winner", gameId: string): string;
export function addressOf(screen: TileScreen, gameId: string, tile: number): string;
export function addressOf(screen: TileScreen | "winner", gameId: string, tile?: number): string {
  const query = new URLSearchParams({ gameId, ...(tile === undefined ? {} : { tile: String(tile) }) });
  return `/jeopardy/${screen}?${query.toString()}`;
}

/** What came of a tile, told to the board when it appears again (game specification, section 2). */
export interface LastAnswered {
  readonly teamIndex: TeamIndex | -1;
  readonly isCorrect: boolean;
  readonly value: number;
  readonly questionId: number;
  readonly categoryName: string;
  readonly tile: number;
}

/** Navigation state of the game's screens. It only adds to the address: a screen does without it. */
export interface BoardVisit {
  readonly gameId?: string;
  /** The tile the visitor comes from. */
  readonly tile?: number;
  /** Coming back to the board of a finished game on purpose. */
  readonly stay?: boolean;
  readonly fromAnswer?: boolean;
  readonly fromWhoAnswered?: boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

export function readVisit(state: unknown): BoardVisit {
  if (!isRecord(state)) return {};
  const { gameId, tile, stay, fromAnswer, fromWhoAnswered } = state;
  return {
    ...(typeof gameId === "string" ? { gameId } : {}),
    ...(typeof tile === "number" && isTile(tile) ? { tile } : {}),
    ...(stay === true ? { stay } : {}),
    ...(fromAnswer === true ? { fromAnswer } : {}),
    ...(fromWhoAnswered === true ? { fromWhoAnswered } : {}),
  };
}

export function readLastAnswered(state: unknown): LastAnswered | null {
  const last = isRecord(state) ? state["lastAnswered"] : undefined;
  return isRecord(last) && typeof last["tile"] === "number" && isTile(last["tile"])
    ? (last as unknown as LastAnswered)
    : null;
}

/** Which game and tile an address means; what it lacks is taken from the navigation state. */
export function readTileAddress(
  search: string,
  state: unknown,
): { readonly gameId: string | null; readonly tile: number | null } {
  const query = new URLSearchParams(search);
  const visit = readVisit(state);
  const typedTile = query.get("tile");
  return {
    gameId: query.get("gameId") || (visit.gameId ?? null),
    tile: typedTile ? (/^\d{1,2}$/.test(typedTile) ? Number(typedTile) : Number.NaN) : (visit.tile ?? null),
  };
}
