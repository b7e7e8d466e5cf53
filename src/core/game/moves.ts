import { isTile, valueOfTile } from "./board.ts";
import { ok, refuse, type Result } from "#core/result.ts";
import {
  isAwarded,
  isRevealed,
  otherTeam,
  SCORE_STEP,
  startGame,
  type GameState,
  type PendingPower,
  type Power,
  type QuestionLanguage,
  type Team,
  type TeamIndex,
  type Teams,
  type TileState,
  type Winner,
} from "./state.ts";

/** What a host does. Moves say what is meant, never a score, a turn's arithmetic or whether an answer was right. */
export type Move =
  | { readonly type: "openTile"; readonly tile: number }
  | { readonly type: "closeTile" }
  | { readonly type: "revealAnswer"; readonly tile: number }
  | { readonly type: "awardTile"; readonly tile: number; readonly winner: Winner; readonly despiteBlock?: boolean }
  | { readonly type: "usePower"; readonly team: TeamIndex; readonly power: Power }
  | { readonly type: "adjustScore"; readonly team: TeamIndex; readonly direction: "up" | "down" }
  | { readonly type: "setTurn"; readonly team: TeamIndex }
  | { readonly type: "setLanguage"; readonly language: QuestionLanguage }
  | { readonly type: "resetGame" }
  | { readonly type: "undo" };

const MOVE_ERRORS = [
  "TILE_NOT_ON_BOARD",
  "TILE_ALREADY_AWARDED",
  "TEAM_BLOCKED",
  "POWER_ALREADY_USED",
  "SCORE_ALREADY_ZERO",
  "NOTHING_TO_UNDO",
] as const;
export type MoveError = (typeof MOVE_ERRORS)[number];

/**
 * A game with the moves that can be taken back, oldest first.
 *
 * The trail is not stored with the state: it is read off the move log (`trailOf`), so that undo reaches back to the
 * game's first move and survives a restart.
 */
export interface Game {
  readonly state: GameState;
  readonly trail: readonly Move[];
}

/** Whether undo takes a move back. Looking at a tile, an answer or another language is not undone. */
export function isUndoable({ type }: Move): boolean {
  switch (type) {
    case "awardTile":
    case "usePower":
    case "adjustScore":
    case "setTurn":
    case "resetGame":
      return true;
    case "openTile":
    case "closeTile":
    case "revealAnswer":
    case "setLanguage":
    case "undo":
      return false;
  }
}

/** The moves that undo can still take back, from the whole log in its order. */
export function trailOf(log: readonly Move[]): readonly Move[] {
  const trail: Move[] = [];
  for (const move of log) {
    if (move.type === "undo") trail.pop();
    else if (isUndoable(move)) trail.push(move);
  }
  return trail;
}

/** Plays one move: the next game, or why the rules refuse it and nothing changes. */
export function applyMove(game: Game, move: Move): Result<Game, MoveError> {
  if (move.type === "undo") return undo(game);

  const next = play(game.state, move);
  if (!next.ok) return next;
  return ok({ state: next.value, trail: isUndoable(move) ? [...game.trail, move] : game.trail });
}

/** Plays a move that is not undo; the trail does not matter for these. */
export function play(state: GameState, move: Exclude<Move, { type: "undo" }>): Result<GameState, MoveError> {
  switch (move.type) {
    case "openTile":
      return openTile(state, move.tile);
    case "closeTile":
      return ok({ ...state, openTile: null });
    case "revealAnswer":
      return revealAnswer(state, move.tile);
    case "awardTile":
      return awardTile(state, move);
    case "usePower":
      return usePower(state, move);
    case "adjustScore":
      return adjustScore(state, move);
    case "setTurn":
      return ok({ ...state, turn: move.team });
    case "setLanguage":
      return ok({ ...state, language: move.language });
    case "resetGame":
      return ok(resetGame(state));
  }
}

/** Puts a tile's question on screen. An awarded tile can be looked at again, but is not open. */
function openTile(state: GameState, tile: number): Result<GameState, MoveError> {
  if (!isTile(tile)) return refuse("TILE_NOT_ON_BOARD");
  return ok({ ...state, openTile: isAwarded(state.tiles[tile]) ? null : tile });
}

function revealAnswer(state: GameState, tile: number): Result<GameState, MoveError> {
  if (!isTile(tile)) return refuse("TILE_NOT_ON_BOARD");
  if (isRevealed(state.tiles[tile])) return ok(state);
  return ok({ ...state, tiles: withTile(state.tiles, tile, "revealed") });
}

/**
 * Gives a tile to a team or to no one, and the turn to the other team.
 *
 * A pending double counts once, for its own team, and is dropped when that team wins the tile; no one winning drops
 * both. Block and two answers belong to the tile that follows their use, so that any award drops them. A blocked team
 * wins only when the host insists (`despiteBlock`).
 */
function awardTile(
  state: GameState,
  { tile, winner, despiteBlock = false }: Extract<Move, { type: "awardTile" }>,
): Result<GameState, MoveError> {
  if (!isTile(tile)) return refuse("TILE_NOT_ON_BOARD");
  if (isAwarded(state.tiles[tile])) return refuse("TILE_ALREADY_AWARDED");
  if (winner !== "noOne" && isBlocked(state, winner) && !despiteBlock) return refuse("TEAM_BLOCKED");

  return ok({
    ...state,
    teams: mapTeams(state.teams, (team, index) => ({
      ...team,
      score: index === winner ? team.score + awardedPoints(state, tile, index) : team.score,
      pendingPowers: team.pendingPowers.filter((power) => power === "double" && winner !== "noOne" && winner !== index),
    })),
    turn: otherTeam(state.turn),
    tiles: withTile(state.tiles, tile, winner),
    openTile: null,
  });
}

/** What a tile is worth to a team now: its value, twice that while the team's double is pending. */
export const awardedPoints = (state: GameState, tile: number, team: TeamIndex): number =>
  valueOfTile(tile) * (isPending(state, team, "double") ? 2 : 1);

/** Whether the other team blocked this team's answer to the next tile. */
export const isBlocked = (state: GameState, team: TeamIndex): boolean => isPending(state, otherTeam(team), "block");

export const isPending = (state: GameState, team: TeamIndex, power: PendingPower): boolean =>
  state.teams[team].pendingPowers.includes(power);

/** Spends one of a team's one-time powers; all but the call stay pending until the next tile. */
function usePower(
  state: GameState,
  { team, power }: Extract<Move, { type: "usePower" }>,
): Result<GameState, MoveError> {
  const { usedPowers, pendingPowers } = state.teams[team];
  if (usedPowers.includes(power)) return refuse("POWER_ALREADY_USED");

  return ok({
    ...state,
    teams: updateTeam(state.teams, team, {
      usedPowers: [...usedPowers, power],
      pendingPowers: power === "callFriend" ? pendingPowers : [...pendingPowers, power],
    }),
  });
}

function adjustScore(
  state: GameState,
  { team, direction }: Extract<Move, { type: "adjustScore" }>,
): Result<GameState, MoveError> {
  const { score } = state.teams[team];
  if (direction === "down" && score === 0) return refuse("SCORE_ALREADY_ZERO");

  const next = direction === "up" ? score + SCORE_STEP : Math.max(0, score - SCORE_STEP);
  return ok({ ...state, teams: updateTeam(state.teams, team, { score: next }) });
}

/** Scores 0, powers back, all questions unanswered, the first team's turn; the questions stay the same. */
function resetGame({ teams, questionIds, language }: GameState): GameState {
  return startGame([teams[0].name, teams[1].name], questionIds, language);
}

/**
 * Takes back the last host action by playing the others again from the start.
 *
 * An answer that was shown stays shown, and the open tile and the language stay as they are: what people have seen
 * cannot be unseen. When an award is taken back, its tile is open again.
 */
function undo({ state, trail }: Game): Result<Game, MoveError> {
  const undone = trail.at(-1);
  if (!undone) return refuse("NOTHING_TO_UNDO");

  const rest = trail.slice(0, -1);
  const replayed = replay(resetGame(state), rest);
  const tiles = replayed.tiles.map((tile, index) =>
    tile === "untouched" && isRevealed(state.tiles[index]) ? "revealed" : tile,
  );
  const inPlay = undone.type === "awardTile" ? undone.tile : state.openTile;
  return ok({
    state: { ...replayed, tiles, openTile: inPlay !== null && isAwarded(tiles[inPlay]) ? null : inPlay },
    trail: rest,
  });
}

/** Plays accepted moves again. A move that was accepted then is accepted now, so that a refusal only skips it. */
function replay(start: GameState, moves: readonly Move[]): GameState {
  return moves.reduce<GameState>((state, move) => {
    if (move.type === "undo") return state;
    const next = play(state, move);
    return next.ok ? next.value : state;
  }, start);
}

const withTile = (tiles: readonly TileState[], tile: number, to: TileState): readonly TileState[] =>
  tiles.map((state, index) => (index === tile ? to : state));

const mapTeams = (teams: Teams, change: (team: Team, index: TeamIndex) => Team): Teams => [
  change(teams[0], 0),
  change(teams[1], 1),
];

const updateTeam = (teams: Teams, team: TeamIndex, changes: Partial<Team>): Teams =>
  mapTeams(teams, (current, index) => (index === team ? { ...current, ...changes } : current));
