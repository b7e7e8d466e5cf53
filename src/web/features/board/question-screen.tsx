import { useEffect, useRef, useState } from "react";
import { ArrowRight, Eye, PhoneCall, Users } from "lucide-react";
import type { BoardCategory, BoardQuestion, GameView } from "#contract/game-schemas.ts";
import { valueOfTile } from "#core/game/board.ts";
import { isAwarded, type TeamIndex } from "#core/game/state.ts";
import { CallDialog } from "./call-dialog.tsx";
import { ContentText } from "./content-text.tsx";
import { GameFrame, type ExitLink } from "./game-frame.tsx";
import { GAME_TEXTS } from "./game-texts.ts";
import { MediaView } from "./media-view.tsx";
import "./question.css";
import { QuestionTimer } from "./question-timer.tsx";
import { ReportPanel } from "./report-panel.tsx";
import type { Saving } from "./saving-mark.tsx";
import { SidePanel } from "./side-panel.tsx";
import { textSizeFor, weightOfAnswer } from "./text-size.ts";
import { TileHeading } from "./tile-heading.tsx";
import { TurnLabel } from "./turn-label.tsx";
import { TwoScripts } from "./two-scripts.tsx";
import type { AnswerResult } from "./use-answer.ts";
import type { Notice } from "./use-notice.ts";
import type { QuestionTimer as TimerState } from "./use-question-timer.ts";
import { callTimerKey, useShownCall } from "./use-shown-call.ts";

interface Props {
  game: GameView;
  tile: number;
  question: BoardQuestion;
  category: BoardCategory | undefined;
  answer: AnswerResult;
  isAnswerShown: boolean;
  timer: TimerState;
  notice: Notice | null;
  saving: Saving;
  exit: ExitLink;
  onRevealAnswer: () => void;
  onToAnswer: () => void;
  onWhoAnswered: () => void;
  onBack: () => void;
  /** @returns false when the rules refuse the call */
  onCall: (team: TeamIndex) => boolean;
  onReport: (report: { id: string; text: string }) => Promise<void>;
}

/** A tile's question, large, with its timer, the way to its answer, and both teams. */
export function QuestionScreen(props: Props) {
  const { game, tile, question, category, answer, isAnswerShown, timer, notice, saving, exit } = props;
  const { state } = game;
  const [isReporting, setIsReporting] = useState(false);
  const call = useShownCall(game, tile);
  const { team: caller } = call;
  const asked = useRef<HTMLDivElement>(null);
  const isAlreadyAnswered = isAwarded(state.tiles[tile]);
  const canReveal = !isAlreadyAnswered && !isAnswerShown;
  const size = textSizeFor({
    textAr: question.textAr,
    textEn: question.textEn,
    language: state.language,
    hasMedia: question.media !== null,
    answerWeight: isAnswerShown
      ? weightOfAnswer(answer.answer?.answerAr ?? "", answer.answer?.answerEn ?? "", state.language)
      : 0,
  });

  // The question is read first; arrows go on from here, and Space pauses.
  useEffect(() => asked.current?.focus(), []);

  const next = useRef<HTMLButtonElement>(null);
  const wasAnswerShown = useRef(isAnswerShown);
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    const isFocusLost = [document.body, asked.current].some((element) => element === document.activeElement);
    if (isAnswerShown && !wasAnswerShown.current && isFocusLost) next.current?.focus({ preventScroll: true });
    wasAnswerShown.current = isAnswerShown;
  }, [isAnswerShown]);

  const handleCall = (team: TeamIndex) => {
    if (isAlreadyAnswered) return;
    timer.pause();
    call.show(team);
  };

  return (
    <GameFrame
      screen="question"
      exit={exit}
      gameName={game.name}
      notice={notice}
      saving={saving}
      keys={{
        onBack: props.onBack,
        onPrevious: props.onBack,
        onPause: timer.toggle,
        onNext: canReveal ? props.onRevealAnswer : isAlreadyAnswered ? props.onToAnswer : props.onWhoAnswered,
      }}
      headerEnd={
        <>
          <TurnLabel state={state} />
          <button
            type="button"
            className="game-button report-button"
            data-look="round"
            onClick={() => setIsReporting(true)}
          >
            <span>{GAME_TEXTS.report.en}</span>
            <span className="sr-only" lang="ar">
              {GAME_TEXTS.report.ar}
            </span>
          </button>
        </>
      }
    >
      <div className="question">
        <main className="question-main">
          <div className="question-top">
            <TileHeading value={valueOfTile(tile)} category={category} language={state.language} />
            <QuestionTimer timer={timer} />
          </div>
          <div className="question-body" data-media={question.media !== null || undefined}>
            <div ref={asked} tabIndex={-1} className="content" data-size={size}>
              <ContentText textAr={question.textAr} textEn={question.textEn} language={state.language} />
            </div>
            {question.media ? <MediaView media={question.media} /> : null}
            {isAnswerShown ? (
              <section className="inline-answer" aria-live="polite" aria-label={GAME_TEXTS.answerTitle.en}>
                <InlineAnswer answer={answer} language={state.language} />
              </section>
            ) : null}
          </div>
          <div className="question-actions">
            {isAlreadyAnswered ? (
              <p className="already">
                <TwoScripts text={GAME_TEXTS.alreadyAnswered} />
              </p>
            ) : null}
            {canReveal ? (
              <button
                type="button"
                className="game-button"
                data-look="gold"
                data-first-stop
                onClick={props.onRevealAnswer}
              >
                <Eye aria-hidden="true" />
                <TwoScripts text={GAME_TEXTS.answerButton} lead="ar" />
              </button>
            ) : null}
            {isAnswerShown && !isAlreadyAnswered ? (
              <button
                ref={next}
                type="button"
                className="game-button"
                data-look="gold"
                data-first-stop
                onClick={props.onWhoAnswered}
              >
                <Users aria-hidden="true" />
                <TwoScripts text={GAME_TEXTS.whoAnswered} lead="ar" />
              </button>
            ) : null}
            <button type="button" className="game-button" onClick={props.onToAnswer}>
              <TwoScripts text={GAME_TEXTS.toAnswer} />
              <ArrowRight aria-hidden="true" />
            </button>
          </div>
        </main>
        <SidePanel
          state={state}
          renderControl={(team) => {
            const isUsed = state.teams[team].usedPowers.includes("callFriend");
            return (
              <button
                type="button"
                className="game-button side-call"
                data-state={isUsed ? "used" : "free"}
                aria-disabled={isAlreadyAnswered || undefined}
                onClick={() => handleCall(team)}
              >
                <PhoneCall aria-hidden="true" />
                <TwoScripts text={GAME_TEXTS.callFriend} />
                {isUsed ? <TwoScripts text={GAME_TEXTS.used} className="sr-only" /> : null}
              </button>
            );
          }}
        />
      </div>

      {isReporting ? <ReportPanel onSend={props.onReport} onClose={() => setIsReporting(false)} /> : null}
      {caller !== null && !isAlreadyAnswered ? (
        <CallDialog
          timerKey={callTimerKey(game.id, tile, caller)}
          team={caller}
          teamName={state.teams[caller].name}
          isUsed={state.teams[caller].usedPowers.includes("callFriend")}
          onStart={() => props.onCall(caller)}
          onClose={call.hide}
        />
      ) : null}
    </GameFrame>
  );
}

function InlineAnswer({ answer, language }: { answer: AnswerResult; language: GameView["state"]["language"] }) {
  if (answer.answer) {
    return <ContentText textAr={answer.answer.answerAr} textEn={answer.answer.answerEn} language={language} />;
  }
  if (answer.status !== "failed") {
    return (
      <p>
        <TwoScripts text={GAME_TEXTS.loadingAnswer} />
      </p>
    );
  }
  return (
    <p>
      <TwoScripts text={GAME_TEXTS.answerUnavailable} />{" "}
      <button type="button" className="game-button" onClick={answer.retry}>
        <TwoScripts text={GAME_TEXTS.tryAgain} />
      </button>
    </p>
  );
}
