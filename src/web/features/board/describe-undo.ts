import { valueOfTile } from "#core/game/board.ts";
import type { Move } from "#core/game/moves.ts";
import { SCORE_STEP, type Teams } from "#core/game/state.ts";
import { isolate } from "#web/lib/format.ts";
import { POWER_TEXTS, type TwoScripts } from "./game-texts.ts";

export interface UndoDescription {
  /** Fits a button: what kind of move it was. */
  readonly short: TwoScripts;
  /** A whole phrase, with the team's name. */
  readonly full: TwoScripts;
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
      const receiver = move.winner === "noOne" ? null : isolate(teams[move.winner].name);
      return {
        short: { en: `Undo ${value}`, ar: `تراجع عن ${value}` },
        full: {
          en: `Undo ${value} for ${receiver ?? "no one"}`,
          ar: receiver === null ? `تراجع عن ${value} بلا فريق` : `تراجع عن ${value} لفريق ${receiver}`,
        },
      };
    }
    case "adjustScore": {
      const step = move.direction === "up" ? `+${SCORE_STEP}` : `−${SCORE_STEP}`;
      const team = isolate(teams[move.team].name);
      return {
        short: { en: `Undo ${step}`, ar: `تراجع عن ${isolate(step)}` },
        full: { en: `Undo ${step} for ${team}`, ar: `تراجع عن ${isolate(step)} لفريق ${team}` },
      };
    }
    case "usePower": {
      const { en, ar } = POWER_TEXTS[move.power];
      const team = isolate(teams[move.team].name);
      return {
        short: { en: `Undo ${en}`, ar: `تراجع عن ${ar}` },
        full: { en: `Undo ${en} of ${team}`, ar: `تراجع عن ${ar} لفريق ${team}` },
      };
    }
    case "setTurn": {
      const team = isolate(teams[move.team].name);
      return {
        short: { en: "Undo turn", ar: "تراجع عن الدور" },
        full: { en: `Undo turn of ${team}`, ar: `تراجع عن دور ${team}` },
      };
    }
    case "resetGame":
      return {
        short: { en: "Undo reset", ar: "تراجع عن الإعادة" },
        full: { en: "Undo reset of the game", ar: "تراجع عن إعادة ضبط اللعبة" },
      };
    case "openTile":
    case "closeTile":
    case "revealAnswer":
    case "setLanguage":
    case "undo":
      return null;
  }
}
