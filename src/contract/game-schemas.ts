import { z } from "zod";
import { QUESTION_LANGUAGES, PENDING_POWERS, POWERS, type GameState } from "#core/game/state.ts";
import type { Move } from "#core/game/moves.ts";
import { moment, uuid } from "./fields.ts";

const team = z.literal([0, 1]);
const winner = z.literal([0, 1, "noOne"]);
const tile = z.int().min(0).max(99);

/** A host's move. A tile may be any small number here, so that the rules, not the form, say what is on the board. */
export const move = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("openTile"), tile }),
  z.strictObject({ type: z.literal("closeTile") }),
  z.strictObject({ type: z.literal("revealAnswer"), tile }),
  z.strictObject({ type: z.literal("awardTile"), tile, winner, despiteBlock: z.boolean().exactOptional() }),
  z.strictObject({ type: z.literal("usePower"), team, power: z.enum(POWERS) }),
  z.strictObject({ type: z.literal("adjustScore"), team, direction: z.enum(["up", "down"]) }),
  z.strictObject({ type: z.literal("setTurn"), team }),
  z.strictObject({ type: z.literal("setLanguage"), language: z.enum(QUESTION_LANGUAGES) }),
  z.strictObject({ type: z.literal("resetGame") }),
  z.strictObject({ type: z.literal("undo") }),
]) satisfies z.ZodType<Move>;

const teamState = z.strictObject({
  name: z.string(),
  score: z.int().nonnegative(),
  usedPowers: z.array(z.enum(POWERS)),
  pendingPowers: z.array(z.enum(PENDING_POWERS)),
});

export const gameState = z.strictObject({
  teams: z.tuple([teamState, teamState]),
  turn: team,
  questionIds: z.array(z.int()),
  tiles: z.array(z.literal(["untouched", "revealed", 0, 1, "noOne"])),
  openTile: z.int().nullable(),
  language: z.enum(QUESTION_LANGUAGES),
}) satisfies z.ZodType<GameState>;

/** A picture or film; `kind` follows the address as the game specification, section 2, reads it. */
const media = z.strictObject({ kind: z.enum(["image", "video"]), url: z.string() });

const boardCategory = z.strictObject({
  id: z.int(),
  nameAr: z.string(),
  nameEn: z.string(),
  imageUrl: z.string(),
});

/** What a tile asks. Never its answer. */
const boardQuestion = z.strictObject({
  id: z.int(),
  textAr: z.string(),
  textEn: z.string(),
  media: media.nullable(),
});

/** Everything a game's screens need, except the answers. */
export const gameView = z.strictObject({
  id: uuid,
  code: z.string(),
  name: z.string(),
  createdAt: moment,
  version: z.int().nonnegative(),
  state: gameState,
  /** Moves that undo can take back, oldest first. */
  trail: z.array(move),
  /** The six categories, in board order. */
  categories: z.array(boardCategory),
  /** The 36 questions, in tile order. */
  questions: z.array(boardQuestion),
});
export type GameView = z.infer<typeof gameView>;
export type BoardCategory = z.infer<typeof boardCategory>;
export type BoardQuestion = z.infer<typeof boardQuestion>;
export type Media = z.infer<typeof media>;

export const tileAnswer = z.strictObject({
  tile: z.int(),
  answerAr: z.string(),
  answerEn: z.string(),
  /** Other wordings that count as right. */
  acceptAr: z.array(z.string()),
  noteAr: z.string().nullable(),
  sources: z.array(z.strictObject({ labelAr: z.string(), labelEn: z.string(), quoteAr: z.string().nullable() })),
  media: media.nullable(),
});
export type TileAnswer = z.infer<typeof tileAnswer>;

export const gameSummary = z.strictObject({
  id: uuid,
  name: z.string(),
  createdAt: moment,
  /** False for a game whose stored state cannot be read; such a game cannot be continued. */
  hasState: z.boolean(),
  isFinished: z.boolean(),
  awardedTiles: z.int(),
  teams: z.array(z.strictObject({ name: z.string(), score: z.int() })),
  categories: z.array(boardCategory),
});
export type GameSummary = z.infer<typeof gameSummary>;
