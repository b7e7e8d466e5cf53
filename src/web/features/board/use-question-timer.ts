import { useEffect } from "react";
import {
  DEFAULT_COUNTDOWN_SECONDS,
  idleTimer,
  pauseTimer,
  resetTimer,
  startTimer,
  type Timer,
} from "#core/game/timer.ts";
import { timeAnnouncement } from "./game-texts.ts";
import type { Say } from "./use-notice.ts";
import { useStoredSetting } from "./use-stored-setting.ts";
import { useStoredTimer } from "./use-stored-timer.ts";

/** Where a countdown is announced, once each (quality A4). */
const ANNOUNCED_SECONDS: readonly number[] = [30, 10, 0];
const STEP_SECONDS = 15;

export interface QuestionTimer {
  readonly isOn: boolean;
  readonly status: Timer["status"];
  readonly seconds: number;
  readonly totalSeconds: number;
  readonly toggle: () => void;
  readonly pause: () => void;
  readonly reset: () => void;
  readonly switchOnOff: () => void;
  readonly lengthen: (direction: 1 | -1) => void;
}

interface Visit {
  readonly gameId: string;
  readonly tile: number;
  /** The same over a reload, another for every other arrival at the question. */
  readonly visitKey: string;
  /** Already answered, or back from the answer. */
  readonly startsPaused: boolean;
}

/** The question's countdown: starts by itself on arrival, goes on over a reload, and locks nothing at 0. */
export function useQuestionTimer({ gameId, tile, visitKey, startsPaused }: Visit, say: Say): QuestionTimer {
  const [secondsSetting, storeSeconds] = useStoredSetting("timerSeconds", String(DEFAULT_COUNTDOWN_SECONDS));
  const [onOff, storeOnOff] = useStoredSetting("timer", "on");
  const isOn = onOff === "on";
  const chosenSeconds = Number(secondsSetting) || DEFAULT_COUNTDOWN_SECONDS;

  // Each visit has its own key, so that only a reload or a step back finds its timer again.
  const { timer, seconds, change } = useStoredTimer(`majlis.timer.${gameId}.${tile}.${visitKey}`, (stored, nowMs) => {
    if (stored) return stored;
    const fresh = idleTimer(chosenSeconds);
    return startsPaused || !isOn ? fresh : startTimer(fresh, nowMs);
  });

  const isRunning = timer.status === "running";
  useEffect(() => {
    if (isOn && isRunning && ANNOUNCED_SECONDS.includes(seconds)) say(timeAnnouncement(seconds), { isQuiet: true });
  }, [isOn, isRunning, seconds, say]);

  return {
    isOn,
    status: timer.status,
    seconds,
    totalSeconds: timer.totalMs / 1000,
    toggle: () =>
      change((current, nowMs) =>
        current.status === "running" ? pauseTimer(current, nowMs) : startTimer(current, nowMs),
      ),
    pause: () => change(pauseTimer),
    reset: () => change(resetTimer),
    switchOnOff: () => {
      storeOnOff(isOn ? "off" : "on");
      change(resetTimer);
    },
    lengthen: (direction) => {
      const next = idleTimer(timer.totalMs / 1000 + direction * STEP_SECONDS);
      storeSeconds(String(next.totalMs / 1000));
      change((current, nowMs) => (current.status === "running" ? startTimer(next, nowMs) : next));
    },
  };
}
