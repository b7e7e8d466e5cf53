import { useState } from "react";
import { readStored, removeStored, writeStored } from "#web/lib/storage.ts";

const DRAFT_KEY = "majlis_new_game";

/** What someone has entered for a new game, kept over reloads and the way through the login. */
export interface Draft {
  /** Becomes the game's id; kept until the creation is answered, so that a repeat makes no second game. */
  readonly id: string;
  readonly gameName: string;
  readonly teamNames: readonly [string, string];
  readonly categoryIds: readonly number[];
}

const emptyDraft = (): Draft => ({ id: crypto.randomUUID(), gameName: "", teamNames: ["", ""], categoryIds: [] });

const isDraft = (value: unknown): value is Draft => {
  if (typeof value !== "object" || value === null) return false;
  const { id, gameName, teamNames, categoryIds } = value as Partial<Draft>;
  return (
    typeof id === "string" &&
    typeof gameName === "string" &&
    Array.isArray(teamNames) &&
    teamNames.length === 2 &&
    teamNames.every((name) => typeof name === "string") &&
    Array.isArray(categoryIds) &&
    categoryIds.every((categoryId) => Number.isInteger(categoryId))
  );
};

function readDraft(): Draft {
  const stored = readStored("sessionStorage", DRAFT_KEY);
  if (stored === null) return emptyDraft();
  try {
    const draft: unknown = JSON.parse(stored);
    return isDraft(draft) ? draft : emptyDraft();
  } catch {
    return emptyDraft();
  }
}

export function useDraft() {
  const [draft, setDraft] = useState(readDraft);

  const change = (part: Partial<Omit<Draft, "id">>): void =>
    setDraft((before) => {
      const after = { ...before, ...part };
      writeStored("sessionStorage", DRAFT_KEY, JSON.stringify(after));
      return after;
    });

  return { draft, change, discard: () => removeStored("sessionStorage", DRAFT_KEY) };
}
