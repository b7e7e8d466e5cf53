import { useEffect, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { BoardCategory, BoardQuestion, GameView } from "#contract/game-schemas.ts";
import { boardAddress, readTileAddress } from "./game-addresses.ts";
import { GameLoading } from "./game-loading.tsx";
import { GAME_TEXTS, loadErrorText, QUESTION_ERRORS, type QuestionErrorCode, type TwoScripts } from "./game-texts.ts";
import { MessageScreen } from "./message-screen.tsx";
import type { Saving } from "./saving-mark.tsx";
import { findTileQuestion, isCorrupted } from "./tile-question.ts";
import { TwoScripts as GameText } from "./two-scripts.tsx";
import { useGame } from "./use-game.ts";

export interface TileVisit {
  readonly gameId: string;
  readonly tile: number;
  readonly game: GameView;
  readonly question: BoardQuestion;
  readonly category: BoardCategory | undefined;
  readonly saving: Saving;
}

interface Props {
  children: (visit: TileVisit) => ReactNode;
}

/** Rebuilds a tile's screen from its address and the server, or says in the specification's words why it cannot. */
export function TileGate({ children }: Props) {
  const { search, state } = useLocation();
  const { gameId, tile } = readTileAddress(search, state);
  if (gameId === null) return <QuestionError code="GAME_ID_MISSING" />;
  if (tile === null) return <KnownGame gameId={gameId} />;
  return (
    <LoadedTile key={`${gameId} ${tile}`} gameId={gameId} tile={tile}>
      {children}
    </LoadedTile>
  );
}

function LoadedTile({ gameId, tile, children }: Props & { gameId: string; tile: number }) {
  const status = useGame(gameId);
  if (status.status === "loading") return <GameLoading />;
  if (status.status === "failed") return <QuestionError code="NOT_RETRIEVED" reason={loadErrorText(status.code)} />;

  const { game, unsavedMoves, isSavingLate, isOffline } = status;
  const found = findTileQuestion(game, tile);
  if (!found.ok) return <QuestionError code={found.refusal} gameId={gameId} />;
  const { question, category } = found.value;
  const saving = { unsavedMoves, isSavingLate, isOffline };
  const isDamaged = isCorrupted(question.textAr);
  if (isDamaged && !isMobile()) return <QuestionError code="CORRUPTED" gameId={gameId} />;
  return (
    <>
      {isDamaged ? <CorruptionWarning questionId={question.id} /> : null}
      {children({ gameId, tile, game, question, category, saving })}
    </>
  );
}

/** Phones only warn of a damaged text (game specification, section 5); the breakpoint is its section 9. */
const isMobile = (): boolean => matchMedia("(max-width: 767px)").matches;

function CorruptionWarning({ questionId }: { questionId: number }) {
  useEffect(() => {
    console.warn(`${QUESTION_ERRORS.CORRUPTED.en}: ${questionId}`);
  }, [questionId]);
  return null;
}

/** A tile that cannot be meant: the way back to the board is there once the game is known to exist. */
function KnownGame({ gameId }: { gameId: string }) {
  const { status } = useGame(gameId);
  return <QuestionError code="QUESTION_ID_MISSING" {...(status === "ready" ? { gameId } : {})} />;
}

interface ErrorProps {
  code: QuestionErrorCode;
  reason?: TwoScripts;
  /** A game whose board can be returned to. */
  gameId?: string;
}

const QuestionError = ({ code, reason, gameId }: ErrorProps) => (
  <MessageScreen
    title={GAME_TEXTS.loadErrorTitle}
    reason={QUESTION_ERRORS[code]}
    {...(reason ? { detail: reason } : {})}
  >
    {gameId === undefined ? null : (
      <Link className="game-button" to={boardAddress(gameId)} state={{ gameId }}>
        <GameText text={GAME_TEXTS.backToBoard} />
      </Link>
    )}
  </MessageScreen>
);
