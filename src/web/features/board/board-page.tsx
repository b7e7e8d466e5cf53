import { useCallback, useEffect, useRef } from "react";
import { Navigate, useLocation, useNavigate, useParams } from "react-router";
import { toast } from "#web/ui/toast.ts";
import type { Move } from "#core/game/moves.ts";
import { outcomeOf } from "#core/game/outcome.ts";
import { isAwarded } from "#core/game/state.ts";
import { readStored, writeStored } from "#web/lib/storage.ts";
import { BoardScreen } from "./board-screen.tsx";
import { addressOf, boardAddress, readLastAnswered, readVisit, type BoardVisit } from "./game-addresses.ts";
import { GameLoading } from "./game-loading.tsx";
import {
  GAME_TEXTS,
  loadErrorText,
  MOVE_ERRORS_TEXTS,
  QUESTION_ERRORS,
  scoreAnnouncement,
  turnAnnouncement,
} from "./game-texts.ts";
import { MessageScreen } from "./message-screen.tsx";
import { findTileQuestion } from "./tile-question.ts";
import { useGame, usePlay } from "./use-game.ts";
import { useNotice } from "./use-notice.ts";
import { WarmQuestion } from "./warm-question.tsx";

/** The game this device showed last, for `/jeopardy` without an id. */
const LAST_GAME_KEY = "majlis.play.lastGame";

/**
 * The board of a game. Without an id it continues the game of the navigation state, else the one this device showed
 * last, else it leads to the list of games.
 */
export function BoardPage() {
  const { gameId } = useParams();
  const { state } = useLocation();
  if (gameId) return <Board key={gameId} gameId={gameId} />;

  const knownGameId = readVisit(state).gameId ?? readStored("localStorage", LAST_GAME_KEY);
  return knownGameId ? <Navigate replace to={boardAddress(knownGameId)} state={state} /> : <NoGame />;
}

function NoGame() {
  useEffect(() => {
    toast.error(GAME_TEXTS.noGameId);
  }, []);
  return <Navigate replace to="/games" />;
}

function Board({ gameId }: { gameId: string }) {
  const status = useGame(gameId);
  const play = usePlay(gameId);
  const navigate = useNavigate();
  const location = useLocation();
  const visit: BoardVisit = readVisit(location.state);
  const [notice, say] = useNotice();
  const game = status.status === "ready" ? status.game : null;
  const outcome = game && game.categories.length > 0 ? outcomeOf(game.state) : null;
  const isFinished = outcome?.isFinished ?? false;
  // A host who came back from the winner screen wants the board; only a game that ends anew leaves it again.
  const mayStay = useRef(visit.stay === true);

  useEffect(() => {
    if (game) writeStored("localStorage", LAST_GAME_KEY, gameId);
  }, [game, gameId]);

  const seeResult = useCallback(
    (replace: boolean) => {
      if (!game || !outcome) return;
      const teams = outcome.ranking.map(({ name, score }) => ({ name, score }));
      void navigate(addressOf("winner", gameId), { replace, state: { gameId, gameCode: game.code, teams } });
    },
    [game, gameId, navigate, outcome],
  );

  const isLoaded = game !== null;
  useEffect(() => {
    if (!isLoaded) return;
    if (!isFinished) mayStay.current = false;
    else if (!mayStay.current) seeResult(true);
  }, [isFinished, isLoaded, seeResult]);

  const refusedMoves = status.status === "ready" ? status.refusedMoves : 0;
  useEffect(() => {
    if (refusedMoves > 0) say(GAME_TEXTS.moveRefused, { isQuiet: true });
  }, [refusedMoves, say]);

  const openTile = useCallback(
    (tile: number) => {
      if (!game) return;
      const found = findTileQuestion(game, tile);
      if (!found.ok) {
        const { en, ar } = QUESTION_ERRORS[found.refusal];
        say(`${en} ${ar}`);
        return;
      }
      void navigate(addressOf("question", gameId, tile), {
        state: { gameId, tile, alreadyAnswered: isAwarded(game.state.tiles[tile]) },
      });
    },
    [game, gameId, navigate, say],
  );

  if (status.status === "loading") return <GameLoading />;
  if (!game) {
    const code = status.status === "failed" ? status.code : "UNKNOWN";
    return <MessageScreen title={GAME_TEXTS.loadErrorTitle} reason={loadErrorText(code)} />;
  }

  const handlePlay = (move: Move) => {
    const played = play(move);
    if (!played.ok) {
      // A minus at 0 is ignored (game specification, section 4), so that it is only heard.
      const { en, ar } = MOVE_ERRORS_TEXTS[played.refusal];
      say(`${en} ${ar}`, { isQuiet: played.refusal === "SCORE_ALREADY_ZERO" });
      return;
    }
    const { teams, turn } = played.value.state;
    if (move.type === "adjustScore")
      say(scoreAnnouncement(teams[move.team].name, teams[move.team].score), { isQuiet: true });
    if (move.type === "setTurn") say(turnAnnouncement(teams[turn].name), { isQuiet: true });
    if (move.type === "undo")
      say(teams.map((team) => scoreAnnouncement(team.name, team.score)).join(", "), { isQuiet: true });
  };

  const { unsavedMoves, isSavingLate, isOffline } = status.status === "ready" ? status : NOTHING_UNSAVED;
  return (
    <>
      <BoardScreen
        game={game}
        focusTile={readLastAnswered(location.state)?.tile ?? visit.tile ?? null}
        notice={notice}
        saving={{ unsavedMoves, isSavingLate, isOffline }}
        onPlay={handlePlay}
        onOpenTile={openTile}
        onSeeResult={() => seeResult(false)}
      />
      <WarmQuestion game={game} />
    </>
  );
}

const NOTHING_UNSAVED = { unsavedMoves: 0, isSavingLate: false, isOffline: false } as const;
