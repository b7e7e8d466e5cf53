import { useEffect, useState } from "react";
import type { GameView } from "#contract/game-schemas.ts";
import { isAwarded, TEAMS, type TeamIndex } from "#core/game/state.ts";
import { hasEnded } from "#core/game/timer.ts";
import { readStored, removeStored, writeStored } from "#web/lib/storage.ts";
import { clockMs, readTimer } from "./use-stored-timer.ts";

/** A call belongs to the question it is made for. */
export const callTimerKey = (gameId: string, tile: number, team: TeamIndex): string =>
  `majlis.call.${gameId}.${tile}.${team}`;

const shownKey = (gameId: string, tile: number): string => `majlis.call.shown.${gameId}.${tile}`;

interface ShownCall {
  readonly team: TeamIndex | null;
  readonly show: (team: TeamIndex) => void;
  readonly hide: () => void;
}

/**
 * Whose call is on the screen. One that runs comes back over a reload, until it has ended, was put away, or the question
 * is answered, wherever that was.
 */
export function useShownCall({ id, state }: GameView, tile: number): ShownCall {
  const key = shownKey(id, tile);
  const isAnswered = isAwarded(state.tiles[tile]);
  const [team, setTeam] = useState<TeamIndex | null>(() => {
    const shown = TEAMS.find((index) => String(index) === readStored("sessionStorage", key));
    if (shown === undefined || !state.teams[shown].usedPowers.includes("callFriend")) return null;
    const timer = readTimer(callTimerKey(id, tile, shown));
    return timer?.status === "running" && !hasEnded(timer, clockMs()) ? shown : null;
  });
  if (isAnswered && team !== null) setTeam(null);
  useEffect(() => {
    if (isAnswered) removeStored("sessionStorage", key);
  }, [isAnswered, key]);
  return {
    team,
    show: (next) => {
      writeStored("sessionStorage", key, String(next));
      setTeam(next);
    },
    hide: () => {
      removeStored("sessionStorage", key);
      setTeam(null);
    },
  };
}
