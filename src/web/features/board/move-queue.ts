import type { GameView } from "#contract/game-schemas.ts";
import { applyMove, isUndoable, type Game, type Move, type MoveError } from "#core/game/moves.ts";
import type { GameState } from "#core/game/state.ts";
import type { Result } from "#core/result.ts";

/** A move made here that the server has not confirmed yet. */
export interface QueuedMove {
  readonly id: string;
  readonly move: Move;
  /** When the host made it, in milliseconds of this browser's clock. */
  readonly madeAtMs: number;
}

/** A game as this browser holds it: what the server said last, and what was played on top since. */
export interface GameCopy {
  readonly confirmed: GameView;
  readonly queue: readonly QueuedMove[];
}

const gameOf = ({ state, trail }: GameView): Game => ({ state, trail });

/** The game people see: the confirmed one with every queued move played on it. */
export function shownGame({ confirmed, queue }: GameCopy): GameView {
  const shown = queue.reduce<Game>((game, { move }) => {
    const next = applyMove(game, move);
    return next.ok ? next.value : game;
  }, gameOf(confirmed));
  return withGame(confirmed, shown);
}

/** Plays a move on what is shown and queues it, or says why the rules refuse it. */
export function enqueue(copy: GameCopy, queued: QueuedMove): Result<GameCopy, MoveError> {
  const played = applyMove(gameOf(shownGame(copy)), queued.move);
  if (!played.ok) return played;
  return { ok: true, value: { ...copy, queue: [...copy.queue, queued] } };
}

/**
 * Takes the server's answer to a queued move.
 *
 * An answer that was overtaken on its way carries an older version than what is known by now: then the move only
 * leaves the queue.
 */
export function acknowledge(
  copy: GameCopy,
  { id, version, state }: { readonly id: string; readonly version: number; readonly state: GameState },
): GameCopy {
  const move = copy.queue.find((queued) => queued.id === id)?.move;
  const queue = copy.queue.filter((queued) => queued.id !== id);
  if (!move || version <= copy.confirmed.version) return { ...copy, queue };
  return {
    confirmed: { ...withGame(copy.confirmed, { state, trail: trailAfter(copy.confirmed, move) }), version },
    queue,
  };
}

function trailAfter({ trail }: GameView, move: Move): GameView["trail"] {
  if (move.type === "undo") return trail.slice(0, -1);
  return isUndoable(move) ? [...trail, move] : trail;
}

/** Puts the queue on top of a newer game: moves that its rules now refuse are skipped when shown. */
export function rebase(copy: GameCopy, fresh: GameView): GameCopy {
  return fresh.version < copy.confirmed.version ? copy : { ...copy, confirmed: fresh };
}

/** Takes back a move that the server refused for good. */
export const drop = (copy: GameCopy, id: string): GameCopy => ({
  ...copy,
  queue: copy.queue.filter((queued) => queued.id !== id),
});

const withGame = (view: GameView, { state, trail }: Game): GameView => ({
  ...view,
  // The wire's arrays are mutable types of the same data.
  state: state as GameView["state"],
  trail: trail as GameView["trail"],
});
