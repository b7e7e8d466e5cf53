import { valueOfTile } from "#core/game/board.ts";
import type { Move } from "#core/game/moves.ts";
import { SCORE_STEP, type Teams } from "#core/game/state.ts";
import { isolate } from "#web/lib/format.ts";
import { POWER_TEXTS } from "./game-texts.ts";

export interface UndoDescription {
  /** Fits a button: what kind of move it was. */
  readonly short: string;
  /** A whole phrase, with the team's name. */
  readonly full: string;
}

/**
 * What undo would take back.
 *
 * @returns `null` for a move that undo does not take back
 */
export function describeUndo(move: Move, teams: Teams): UndoDescription | null {
  switch (move.type) {
    case "awardTile": {
      const value = valueOfTile(move.tile);
      const receiver = move.winner === "noOne" ? "no one" : isolate(teams[move.winner].name);
      return { short: `Undo ${value}`, full: `Undo ${value} for ${receiver}` };
    }
    case "adjustScore": {
      const step = move.direction === "up" ? `+${SCORE_STEP}` : `−${SCORE_STEP}`;
      return { short: `Undo ${step}`, full: `Undo ${step} for ${isolate(teams[move.team].name)}` };
    }
    case "usePower": {
      const power = POWER_TEXTS[move.power].en;
      return { short: `Undo ${power}`, full: `Undo ${power} of ${isolate(teams[move.team].name)}` };
    }
    case "setTurn":
      return { short: "Undo turn", full: `Undo turn of ${isolate(teams[move.team].name)}` };
    case "resetGame":
      return { short: "Undo reset", full: "Undo reset of the game" };
    case "openTile":
    case "closeTile":
    case "revealAnswer":
    case "setLanguage":
    case "undo":
      return null;
  }
}
