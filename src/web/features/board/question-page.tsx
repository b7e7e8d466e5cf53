import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { reportQuestion } from "#contract/games.ts";
import type { Move } from "#core/game/moves.ts";
import { isAwarded, isRevealed, type TeamIndex } from "#core/game/state.ts";
import { afterPaint } from "#web/lib/after-paint.ts";
import { call } from "#web/lib/call.ts";
import { orFailedWhileOffline } from "./answer-offline.ts";
import { addressOf, boardAddress, readVisit } from "./game-addresses.ts";
import { MOVE_ERRORS_TEXTS } from "./game-texts.ts";
import { QuestionScreen } from "./question-screen.tsx";
import { TileGate, type TileVisit } from "./tile-gate.tsx";
import { useAnswer } from "./use-answer.ts";
import { usePlay } from "./use-game.ts";
import { useNotice } from "./use-notice.ts";
import { useQuestionTimer } from "./use-question-timer.ts";

export const QuestionPage = () => <TileGate>{(visit) => <Question {...visit} />}</TileGate>;

function Question({ gameId, tile, game, question, category, saving }: TileVisit) {
  const playMove = usePlay(gameId);
  const navigate = useNavigate();
  const location = useLocation();
  const { fromAnswer = false } = readVisit(location.state);
  const [notice, say] = useNotice();

  const tileState = game.state.tiles[tile];
  const isAlreadyAnswered = isAwarded(tileState);
  // Shown again over a reload; from the answer's own screen people come back for the question.
  const [wasRevealed] = useState(() => isRevealed(tileState));
  const [isAsked, setIsAsked] = useState(wasRevealed && !isAlreadyAnswered && !fromAnswer);
  const isAnswerShown = isAsked && !isAlreadyAnswered;
  const answer = orFailedWhileOffline(useAnswer(gameId, tile, isAnswerShown), saving);
  const timer = useQuestionTimer(
    { gameId, tile, visitKey: location.key, startsPaused: isAlreadyAnswered || fromAnswer || wasRevealed },
    say,
  );

  // Once per arrival: an award opens nothing again. The question is on screen first, and no move overtakes its opening.
  const openTile = useEffectEvent(() => {
    if (game.state.openTile !== tile && !isAlreadyAnswered) playMove({ type: "openTile", tile });
  });
  const open = useRef<() => void>(undefined);
  useEffect(() => {
    open.current = afterPaint(openTile);
    return open.current;
  }, []);
  const play = useCallback(
    (move: Move) => {
      open.current?.();
      return playMove(move);
    },
    [playMove],
  );

  const handleReveal = useCallback(() => {
    timer.pause();
    setIsAsked(true);
    play({ type: "revealAnswer", tile });
  }, [play, tile, timer]);

  const goTo = (screen: "answer" | "who-answered") => {
    timer.pause();
    void navigate(addressOf(screen, gameId, tile), { state: { gameId, tile, alreadyAnswered: isAlreadyAnswered } });
  };

  return (
    <QuestionScreen
      game={game}
      tile={tile}
      question={question}
      category={category}
      answer={answer}
      isAnswerShown={isAnswerShown}
      timer={timer}
      notice={notice}
      saving={saving}
      exit={{ to: "/jeopardy", state: { gameId, tile } }}
      onRevealAnswer={handleReveal}
      onToAnswer={() => goTo("answer")}
      onWhoAnswered={() => goTo("who-answered")}
      onBack={() => void navigate(boardAddress(gameId), { state: { gameId, tile } })}
      onCall={(team: TeamIndex) => {
        const played = play({ type: "usePower", team, power: "callFriend" });
        if (!played.ok) {
          const { en, ar } = MOVE_ERRORS_TEXTS[played.refusal];
          say(`${en} ${ar}`);
        }
        return played.ok;
      }}
      onReport={async (report) => {
        await call<typeof reportQuestion>("reportQuestion", {
          params: { gameId, tile },
          body: report,
        });
      }}
    />
  );
}
