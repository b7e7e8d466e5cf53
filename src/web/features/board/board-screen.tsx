import { useCallback, useEffect, useRef, useState } from "react";
import { ArrowLeftRight, Languages, RotateCcw, Trophy, Undo2 } from "lucide-react";
import type { GameView } from "#contract/game-schemas.ts";
import { outcomeOf } from "#core/game/outcome.ts";
import { otherTeam, QUESTION_LANGUAGES, TEAMS, type QuestionLanguage } from "#core/game/state.ts";
import type { Move } from "#core/game/moves.ts";
import { Bdi } from "#web/ui/bdi.tsx";
import { Emblem } from "#web/ui/logo.tsx";
import "./board.css";
import { CategoryBay } from "./category-bay.tsx";
import { describeUndo } from "./describe-undo.ts";
import { GameDialog } from "./game-dialog.tsx";
import { GameFrame } from "./game-frame.tsx";
import { GAME_TEXTS, LANGUAGE_TEXTS } from "./game-texts.ts";
import { isPlayable } from "./tile-question.ts";
import type { Saving } from "./saving-mark.tsx";
import { TeamMark } from "./team-mark.tsx";
import { TeamPanel } from "./team-panel.tsx";
import { TwoScripts } from "./two-scripts.tsx";
import type { Notice } from "./use-notice.ts";

interface Props {
  game: GameView;
  /** Takes the focus when the board appears: the tile just played. */
  focusTile?: number | null;
  notice: Notice | null;
  saving?: Saving;
  onPlay: (move: Move) => void;
  onOpenTile: (tile: number) => void;
  onSeeResult: () => void;
}

/** Arabic, both, English, and round again. */
const nextLanguage = (language: QuestionLanguage): QuestionLanguage =>
  QUESTION_LANGUAGES[(QUESTION_LANGUAGES.indexOf(language) + 1) % QUESTION_LANGUAGES.length] ?? "ar";

/** The board: header, six categories of six tiles, and both teams at the foot. */
export function BoardScreen({ game, focusTile = null, notice, saving, onPlay, onOpenTile, onSeeResult }: Props) {
  const { state, trail, categories } = game;
  const [isResetAsked, setIsResetAsked] = useState(false);
  const grid = useRef<HTMLElement>(null);
  const turnTeam = state.teams[state.turn];
  const swapTurn = () => onPlay({ type: "setTurn", team: otherTeam(state.turn) });
  const undo = () => onPlay({ type: "undo" });
  const lastMove = trail.at(-1);
  const undoText = lastMove ? describeUndo(lastMove, state.teams) : null;
  const firstStop =
    focusTile ??
    state.openTile ??
    Math.max(
      0,
      state.tiles.findIndex((tile) => tile === "untouched"),
    );

  useEffect(() => {
    if (focusTile === null) return;
    grid.current?.querySelector<HTMLElement>(`[data-tile="${focusTile}"]`)?.focus({ preventScroll: false });
  }, [focusTile]);

  const hasQuestion = useCallback((tile: number) => isPlayable(game.questions[tile]), [game.questions]);

  return (
    <GameFrame
      screen="board"
      exit={{ to: "/games" }}
      gameName={game.name}
      notice={notice}
      {...(saving ? { saving } : {})}
      keys={{
        onBack: () => document.querySelector<HTMLElement>("[data-exit]")?.focus(),
        letters: { KeyT: swapTurn, KeyU: undo },
      }}
      headerEnd={
        <>
          <button type="button" className="game-button board-turn" data-team={state.turn} onClick={swapTurn}>
            <TwoScripts text={GAME_TEXTS.teamTurn} className="board-turn-label" />
            <TeamMark winner={state.turn} className="team-mark" />
            <Bdi title={turnTeam.name} className="board-turn-name">
              {turnTeam.name}
            </Bdi>
            <ArrowLeftRight aria-hidden="true" />
          </button>
          {game.code === "" ? null : (
            <p className="game-code">
              <TwoScripts text={GAME_TEXTS.gameCode} className="sr-only" />
              <bdi dir="ltr">{game.code}</bdi>
            </p>
          )}
          <button
            type="button"
            className="game-button board-language"
            data-look="quiet"
            onClick={() => onPlay({ type: "setLanguage", language: nextLanguage(state.language) })}
          >
            <Languages aria-hidden="true" />
            <span aria-hidden="true" dir="rtl">
              {LANGUAGE_TEXTS[state.language].short}
            </span>
            <span className="sr-only">
              <TwoScripts text={GAME_TEXTS.questionLanguage} />: {LANGUAGE_TEXTS[state.language].name}
            </span>
          </button>
        </>
      }
    >
      <main ref={grid} className="board-grid">
        {categories.length === 0 ? (
          <div className="game-message">
            <h2 className="game-message-title">
              <TwoScripts text={GAME_TEXTS.noQuestions} stacked />
            </h2>
            <p>
              <TwoScripts text={GAME_TEXTS.noQuestionsExplained} stacked />
            </p>
          </div>
        ) : (
          categories.map((category, position) => (
            <CategoryBay
              key={category.id}
              gameId={game.id}
              position={position}
              category={category}
              state={state}
              firstStop={firstStop}
              isPlayable={hasQuestion}
              onOpen={onOpenTile}
            />
          ))
        )}
      </main>

      <footer className="board-foot">
        {TEAMS.map((index) => (
          <TeamPanel
            key={index}
            index={index}
            team={state.teams[index]}
            isOnTurn={state.turn === index}
            onAdjust={(direction) => onPlay({ type: "adjustScore", team: index, direction })}
            onUsePower={(power) => onPlay({ type: "usePower", team: index, power })}
          />
        ))}
        <div className="board-centre">
          <Emblem className="board-logo" />
          {outcomeOf(state).isFinished ? (
            <button type="button" className="game-button" data-look="gold" onClick={onSeeResult}>
              <Trophy aria-hidden="true" />
              <TwoScripts text={GAME_TEXTS.seeResult} />
            </button>
          ) : null}
          <button
            type="button"
            className="game-button"
            aria-disabled={undoText === null || undefined}
            title={undoText?.full.en ?? GAME_TEXTS.nothingToUndo.en}
            onClick={undo}
          >
            <Undo2 aria-hidden="true" />
            {undoText ? (
              <>
                <span aria-hidden="true" className="undo-words">
                  <TwoScripts text={undoText.short} stacked />
                </span>
                <TwoScripts text={undoText.full} className="sr-only" />
              </>
            ) : (
              <TwoScripts text={GAME_TEXTS.undo} />
            )}
          </button>
          <button type="button" className="game-button" data-look="quiet" onClick={() => setIsResetAsked(true)}>
            <RotateCcw aria-hidden="true" />
            <span className="undo-words">
              <TwoScripts text={GAME_TEXTS.reset} stacked />
            </span>
          </button>
        </div>
      </footer>

      {isResetAsked ? (
        <GameDialog title={GAME_TEXTS.reset} onClose={() => setIsResetAsked(false)}>
          <p className="game-dialog-text">
            <TwoScripts text={GAME_TEXTS.resetExplained} stacked />
          </p>
          <div className="game-dialog-actions">
            <button type="button" className="game-button" data-look="quiet" onClick={() => setIsResetAsked(false)}>
              <TwoScripts text={GAME_TEXTS.cancel} />
            </button>
            <button
              type="button"
              className="game-button"
              data-look="danger"
              onClick={() => {
                setIsResetAsked(false);
                onPlay({ type: "resetGame" });
              }}
            >
              <RotateCcw aria-hidden="true" />
              <TwoScripts text={GAME_TEXTS.reset} />
            </button>
          </div>
        </GameDialog>
      ) : null}
    </GameFrame>
  );
}
