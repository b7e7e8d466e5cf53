import { useState } from "react";
import { Minus, Pause, Play, Plus, RotateCcw, Timer as TimerIcon } from "lucide-react";
import { MAX_COUNTDOWN_SECONDS, MIN_COUNTDOWN_SECONDS } from "#core/game/timer.ts";
import { GameDialog } from "./game-dialog.tsx";
import { GAME_TEXTS } from "./game-texts.ts";
import { TwoScripts } from "./two-scripts.tsx";
import type { QuestionTimer as State } from "./use-question-timer.ts";

/** The countdown with pause, reset and its settings; silent, because its announcements go to the live region. */
export function QuestionTimer({ timer }: { timer: State }) {
  const [areSettingsOpen, setAreSettingsOpen] = useState(false);
  const isRunning = timer.status === "running" && timer.seconds > 0;
  return (
    <section
      className="timer"
      aria-label={GAME_TEXTS.timer.en}
      data-near={timer.seconds <= 10 || undefined}
      data-ended={timer.seconds === 0 || undefined}
    >
      {timer.isOn ? (
        <>
          <div role="timer" aria-label={GAME_TEXTS.timer.en} className="timer-face">
            <span className="timer-digits">{timer.seconds}</span>
            {timer.seconds === 0 ? <TwoScripts text={GAME_TEXTS.timeIsUp} lead="ar" className="timer-ended" /> : null}
            <span
              aria-hidden="true"
              className="timer-bar"
              style={{ scale: `${timer.totalSeconds === 0 ? 0 : timer.seconds / timer.totalSeconds} 1` }}
            />
          </div>
          <button type="button" className="game-button" data-look="icon" onClick={timer.toggle}>
            {isRunning ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            <TwoScripts text={isRunning ? GAME_TEXTS.pause : GAME_TEXTS.resume} className="sr-only" />
          </button>
          <button type="button" className="game-button" data-look="icon" onClick={timer.reset}>
            <RotateCcw aria-hidden="true" />
            <TwoScripts text={GAME_TEXTS.resetTimer} className="sr-only" />
          </button>
        </>
      ) : null}
      <button type="button" className="game-button" data-look="icon" onClick={() => setAreSettingsOpen(true)}>
        <TimerIcon aria-hidden="true" />
        <TwoScripts text={GAME_TEXTS.timerSettings} className="sr-only" />
      </button>

      {areSettingsOpen ? (
        <GameDialog title={GAME_TEXTS.timerSettings} onClose={() => setAreSettingsOpen(false)}>
          <div className="timer-settings">
            <button
              type="button"
              className="game-button"
              data-look="round"
              aria-disabled={timer.totalSeconds <= MIN_COUNTDOWN_SECONDS || undefined}
              onClick={() => timer.lengthen(-1)}
            >
              <Minus aria-hidden="true" />
              <TwoScripts text={GAME_TEXTS.timerShorter} className="sr-only" />
            </button>
            <output className="team-points">{timer.totalSeconds}</output>
            <TwoScripts text={GAME_TEXTS.seconds} />
            <button
              type="button"
              className="game-button"
              data-look="round"
              aria-disabled={timer.totalSeconds >= MAX_COUNTDOWN_SECONDS || undefined}
              onClick={() => timer.lengthen(1)}
            >
              <Plus aria-hidden="true" />
              <TwoScripts text={GAME_TEXTS.timerLonger} className="sr-only" />
            </button>
          </div>
          <button
            type="button"
            role="switch"
            aria-checked={timer.isOn}
            className="game-button"
            onClick={timer.switchOnOff}
          >
            <TwoScripts text={GAME_TEXTS.timerUse} />
            <span className="game-switch" aria-hidden="true" data-on={timer.isOn || undefined} />
          </button>
        </GameDialog>
      ) : null}
    </section>
  );
}
