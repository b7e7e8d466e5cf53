import { Activity, useEffect, useState } from "react";
import type { GameView } from "#contract/game-schemas.ts";
import { idleTimer } from "#core/game/timer.ts";
import { QuestionScreen } from "./question-screen.tsx";
import { findTileQuestion } from "./tile-question.ts";
import type { QuestionTimer } from "./use-question-timer.ts";

const nothing = () => undefined;

const SILENT_TIMER: QuestionTimer = {
  isOn: true,
  status: idleTimer(0).status,
  seconds: 0,
  totalSeconds: 0,
  toggle: nothing,
  pause: nothing,
  reset: nothing,
  switchOnOff: nothing,
  lengthen: nothing,
};

/** Once for each page that was loaded. */
let isWarm = false;

/**
 * Goes through the question's screen once while the host is still choosing, unseen, without effects and without its media: a browser
 * compiles a program as it first runs, and the first tile would otherwise open several times slower than the next.
 */
export function WarmQuestion({ game }: { game: GameView }) {
  const [isWarming, setIsWarming] = useState(false);

  useEffect(() => {
    if (isWarm || !("requestIdleCallback" in window)) return;
    const idle = requestIdleCallback(() => setIsWarming(true));
    return () => cancelIdleCallback(idle);
  }, []);

  useEffect(() => {
    if (!isWarming) return;
    isWarm = true;
    const idle = requestIdleCallback(() => setIsWarming(false));
    return () => cancelIdleCallback(idle);
  }, [isWarming]);

  const tile = game.state.tiles.indexOf("untouched");
  const found = isWarming && tile >= 0 ? findTileQuestion(game, tile) : null;
  if (!found?.ok) return null;
  return (
    <Activity mode="hidden">
      <QuestionScreen
        game={game}
        tile={tile}
        question={{ ...found.value.question, media: null }}
        category={found.value.category}
        answer={{ status: "loading", retry: nothing }}
        isAnswerShown={false}
        timer={SILENT_TIMER}
        notice={null}
        saving={{ unsavedMoves: 0, isSavingLate: false, isOffline: false }}
        exit={{ to: "/jeopardy" }}
        onRevealAnswer={nothing}
        onToAnswer={nothing}
        onWhoAnswered={nothing}
        onBack={nothing}
        onCall={() => false}
        onReport={async () => undefined}
      />
    </Activity>
  );
}
