import { useEffect, useRef } from "react";
import { ArrowLeft, Users } from "lucide-react";
import type { BoardCategory, GameView, TileAnswer } from "#contract/game-schemas.ts";
import { valueOfTile } from "#core/game/board.ts";
import { isAwarded, type QuestionLanguage } from "#core/game/state.ts";
import { ContentText } from "./content-text.tsx";
import { GameFrame, type ExitLink } from "./game-frame.tsx";
import { GAME_TEXTS } from "./game-texts.ts";
import { MediaView } from "./media-view.tsx";
import "./question.css";
import type { Saving } from "./saving-mark.tsx";
import { SidePanel } from "./side-panel.tsx";
import { textSizeFor, weightOfNotes } from "./text-size.ts";
import { TileHeading } from "./tile-heading.tsx";
import { TurnLabel } from "./turn-label.tsx";
import { TwoScripts } from "./two-scripts.tsx";
import type { AnswerResult } from "./use-answer.ts";
import { VerseText } from "./verse-text.tsx";

interface Props {
  game: GameView;
  tile: number;
  category: BoardCategory | undefined;
  answer: AnswerResult;
  saving: Saving;
  exit: ExitLink;
  onReturn: () => void;
  onWhoAnswered: () => void;
}

/** A tile's answer, with what else counts as right and where it is written. */
export function AnswerScreen({ game, tile, category, answer, saving, exit, onReturn, onWhoAnswered }: Props) {
  const { state } = game;
  const isAlreadyAnswered = isAwarded(state.tiles[tile]);
  const isLoading = !answer.answer && answer.status !== "failed";
  const actions = useRef<HTMLDivElement>(null);
  // What was pressed to come here is gone, and the focus with it.
  useEffect(() => actions.current?.querySelector<HTMLElement>("[data-first-stop]")?.focus({ preventScroll: true }), []);
  return (
    <GameFrame
      screen="answer"
      exit={exit}
      gameName={game.name}
      notice={null}
      saving={saving}
      keys={{
        onBack: onReturn,
        onPrevious: onReturn,
        onNext: isAlreadyAnswered || isLoading ? undefined : onWhoAnswered,
      }}
      headerEnd={<TurnLabel state={state} />}
    >
      <div className="question">
        <main className="question-main">
          <div className="question-top">
            <TileHeading value={valueOfTile(tile)} category={category} language={state.language} />
          </div>
          <div
            className="question-body"
            data-media={Boolean(answer.answer?.media) || undefined}
            aria-live="polite"
            aria-busy={isLoading}
          >
            {answer.answer ? <Answer answer={answer.answer} language={state.language} /> : <NoAnswer answer={answer} />}
          </div>
          <div ref={actions} className="question-actions">
            <button
              type="button"
              className="game-button"
              data-first-stop={isAlreadyAnswered || undefined}
              onClick={onReturn}
            >
              <ArrowLeft aria-hidden="true" />
              <TwoScripts text={GAME_TEXTS.returnToQuestion} />
            </button>
            {isAlreadyAnswered ? (
              <p className="already">
                <TwoScripts text={GAME_TEXTS.alreadyAnswered} />
              </p>
            ) : (
              <button
                type="button"
                className="game-button"
                data-look="gold"
                data-first-stop
                aria-disabled={isLoading || undefined}
                onClick={() => {
                  if (!isLoading) onWhoAnswered();
                }}
              >
                <Users aria-hidden="true" />
                <TwoScripts text={isLoading ? GAME_TEXTS.loadingAnswer : GAME_TEXTS.whoAnswered} lead="ar" />
              </button>
            )}
          </div>
        </main>
        <SidePanel state={state} />
      </div>
    </GameFrame>
  );
}

function NoAnswer({ answer: { status, retry } }: { answer: AnswerResult }) {
  if (status !== "failed") {
    return (
      <div className="answer-skeleton">
        <span className="sr-only">
          <TwoScripts text={GAME_TEXTS.loadingAnswer} />
        </span>
        <div className="game-skeleton" aria-hidden="true" />
      </div>
    );
  }
  return (
    <div className="game-message" role="alert">
      <p className="game-message-title">
        <TwoScripts text={GAME_TEXTS.answerUnavailable} stacked />
      </p>
      <p>
        <TwoScripts text={GAME_TEXTS.answerUnavailableExplained} stacked />
      </p>
      <button type="button" className="game-button" onClick={retry}>
        <TwoScripts text={GAME_TEXTS.tryAgain} />
      </button>
    </div>
  );
}

function Answer({ answer, language }: { answer: TileAnswer; language: QuestionLanguage }) {
  const { answerAr, answerEn, acceptAr, noteAr, sources, media } = answer;
  const size = textSizeFor({
    textAr: answerAr,
    textEn: answerEn,
    language,
    hasMedia: media !== null,
    answerWeight: weightOfNotes(answer),
  });
  return (
    <>
      <div className="content answer-text" data-size={size}>
        <h2 className="sr-only">
          <TwoScripts text={GAME_TEXTS.answerTitle} />
        </h2>
        <ContentText textAr={answerAr} textEn={answerEn} language={language} />
      </div>
      {media ? <MediaView media={media} /> : null}
      <div className="answer-notes" dir="rtl" lang="ar">
        {acceptAr.length > 0 ? (
          <p>
            <span className="answer-notes-label">{GAME_TEXTS.alsoAccepted.ar}:</span>{" "}
            {acceptAr.map((text, index) => (
              <span key={text}>
                {index === 0 ? "" : " · "}
                <bdi>
                  <VerseText text={text} />
                </bdi>
              </span>
            ))}
          </p>
        ) : null}
        {noteAr === null ? null : (
          <p>
            <VerseText text={noteAr} />
          </p>
        )}
        {sources.map(({ labelAr, labelEn, quoteAr }) => (
          <p key={`${labelAr} ${quoteAr ?? ""}`} className="answer-source">
            <span className="answer-notes-label">{GAME_TEXTS.source.ar}:</span> <bdi>{labelAr}</bdi>
            {language === "ar" || labelEn === labelAr ? null : (
              <>
                {" ("}
                <bdi lang="en" dir="ltr">
                  {labelEn}
                </bdi>
                )
              </>
            )}
            {quoteAr === null ? null : (
              <>
                {" — "}
                <q>
                  <VerseText text={quoteAr} />
                </q>
              </>
            )}
          </p>
        ))}
      </div>
    </>
  );
}
