import type { QueuedMove } from "./move-queue.ts";

/** Moves wait under one key per game and tab, so that two tabs do not write over each other. */
const PREFIX = "majlis.moves.";
const TAB_KEY = "majlis.tab";

function tabId(): string {
  const known = sessionStorage.getItem(TAB_KEY);
  if (known) return known;
  const made = crypto.randomUUID();
  sessionStorage.setItem(TAB_KEY, made);
  return made;
}

const keyOf = (gameId: string) => `${PREFIX}${gameId}.${tabId()}`;

/**
 * Moves of a game that were never confirmed: this tab's, then those of tabs that are gone.
 *
 * A tab that still lives sends its own moves too; their ids make that harmless.
 */
export function readStoredQueue(gameId: string): readonly QueuedMove[] {
  try {
    const own = keyOf(gameId);
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}${gameId}.`));
    const queue = keys.toSorted((a, b) => Number(b === own) - Number(a === own)).flatMap(readKey);
    for (const key of keys) if (key !== own) localStorage.removeItem(key);
    if (queue.length > 0) localStorage.setItem(own, JSON.stringify(queue));
    return queue;
  } catch {
    // Storage may be full or forbidden; the game plays on, only without this safety net.
    return [];
  }
}

export function writeStoredQueue(gameId: string, queue: readonly QueuedMove[]): void {
  try {
    if (queue.length === 0) localStorage.removeItem(keyOf(gameId));
    else localStorage.setItem(keyOf(gameId), JSON.stringify(queue));
  } catch {
    // As above: without storage a move is only lost when the page is closed before it was sent.
  }
}

/** Forgets a game's unsent moves, this tab's and those of others. */
export function dropStoredQueue(gameId: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(`${PREFIX}${gameId}.`)) localStorage.removeItem(key);
    }
  } catch {
    // As above: what cannot be read was not kept.
  }
}

function readKey(key: string): readonly QueuedMove[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isQueuedMove) : [];
  } catch {
    // A damaged entry holds no move that could be sent.
    return [];
  }
}

const isQueuedMove = (value: unknown): value is QueuedMove =>
  typeof value === "object" && value !== null && "id" in value && "move" in value && "madeAtMs" in value;
