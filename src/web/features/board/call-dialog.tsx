import { Minus, PhoneCall, Plus } from "lucide-react";
import { CALL_SECONDS, changeCall, idleTimer, startTimer } from "#core/game/timer.ts";
import type { TeamIndex } from "#core/game/state.ts";
import { Bdi } from "#web/ui/bdi.tsx";
import { GameDialog } from "./game-dialog.tsx";
import { GAME_TEXTS } from "./game-texts.ts";
import { TeamMark } from "./team-mark.tsx";
import { TwoScripts } from "./two-scripts.tsx";
import { useStoredTimer } from "./use-stored-timer.ts";

interface Props {
  timerKey: string;
  team: TeamIndex;
  teamName: string;
  /** The team's call is spent: only a call that still runs can be shown. */
  isUsed: boolean;
  /** Spends the call; false when the rules refuse. */
  onStart: () => boolean;
  onClose: () => void;
}

/** A team's call to a friend: a minute, in steps of half a minute, spent at the start of its countdown. */
export function CallDialog({ timerKey, team, teamName, isUsed, onStart, onClose }: Props) {
  const { timer, seconds, change } = useStoredTimer(timerKey, (stored) =>
    isUsed && stored ? stored : idleTimer(CALL_SECONDS),
  );
  const isStarted = timer.status !== "idle";
  const handleStart = () => {
    if (!isStarted && onStart()) change(startTimer);
  };
  const handleChange = (steps: 1 | -1) => {
    if (!isStarted) change((current) => changeCall(current, steps));
  };
  return (
    <GameDialog title={GAME_TEXTS.callFriend} onClose={onClose}>
      <div className="call" data-team={team}>
        <p className="call-team">
          <TeamMark winner={team} className="team-mark" />
          <Bdi>{teamName}</Bdi>
        </p>
        <div className="call-time">
          <button
            type="button"
            className="game-button"
            aria-disabled={isStarted || undefined}
            onClick={() => handleChange(-1)}
          >
            <Minus aria-hidden="true" />
            <span aria-hidden="true">30</span>
            <TwoScripts text={GAME_TEXTS.lessTime} className="sr-only" />
          </button>
          <div role="timer" aria-label={GAME_TEXTS.timer.en} className="call-digits">
            {seconds}
          </div>
          <button
            type="button"
            className="game-button"
            aria-disabled={isStarted || undefined}
            onClick={() => handleChange(1)}
          >
            <Plus aria-hidden="true" />
            <span aria-hidden="true">30</span>
            <TwoScripts text={GAME_TEXTS.moreTime} className="sr-only" />
          </button>
        </div>
        <p role="status" className="call-finished">
          {seconds === 0 ? <TwoScripts text={GAME_TEXTS.timeFinished} /> : null}
        </p>
        {isStarted ? null : (
          <button type="button" className="game-button" data-look="gold" data-first-stop onClick={handleStart}>
            <PhoneCall aria-hidden="true" />
            <TwoScripts text={GAME_TEXTS.startTimer} />
          </button>
        )}
      </div>
    </GameDialog>
  );
}
