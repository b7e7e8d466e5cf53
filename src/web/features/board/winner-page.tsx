import { useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { toast } from "#web/ui/toast.ts";
import { outcomeOf } from "#core/game/outcome.ts";
import { boardAddress, readTileAddress } from "./game-addresses.ts";
import { GameFrame } from "./game-frame.tsx";
import { GAME_TEXTS } from "./game-texts.ts";
import { TwoScripts } from "./two-scripts.tsx";
import { useConfetti } from "./use-confetti.ts";
import { useGame, usePlay } from "./use-game.ts";
import { WinnerScreen } from "./winner-screen.tsx";
import "./winner.css";

/** The list of games takes over when there is no result to show (game specification, section 8). */
const REDIRECT_AFTER_MS = 2_000;

export function WinnerPage() {
  const { search, state } = useLocation();
  const { gameId } = readTileAddress(search, state);
  return gameId === null ? <NoResult /> : <Result key={gameId} gameId={gameId} />;
}

function Result({ gameId }: { gameId: string }) {
  const status = useGame(gameId);
  const play = usePlay(gameId);
  const navigate = useNavigate();
  const game = status.status === "ready" ? status.game : null;
  const isFinished = game !== null && outcomeOf(game.state).isFinished;
  const [wasFinished, setWasFinished] = useState(false);
  if (isFinished && !wasFinished) setWasFinished(true);
  useConfetti(isFinished);

  if (status.status === "loading") return <Calculating />;
  // Undone, here or in another tab: the game goes on.
  if (wasFinished && !isFinished) return <Navigate replace to={boardAddress(gameId)} state={{ gameId }} />;
  if (status.status === "failed" || game === null || !isFinished) return <NoResult />;

  const { unsavedMoves, isSavingLate, isOffline } = status;
  const goToBoard = () => void navigate(boardAddress(gameId), { state: { gameId, stay: true } });
  return (
    <WinnerScreen
      game={game}
      saving={{ unsavedMoves, isSavingLate, isOffline }}
      onBackToBoard={goToBoard}
      onUndo={() => play({ type: "undo" })}
    />
  );
}

const Calculating = () => (
  <GameFrame screen="winner" exit={{ to: "/games" }} notice={null}>
    <main className="game-message" role="status">
      <p className="game-message-title">
        <TwoScripts text={GAME_TEXTS.calculatingResults} stacked />
      </p>
    </main>
  </GameFrame>
);

function NoResult() {
  const navigate = useNavigate();
  useEffect(() => {
    toast.error(GAME_TEXTS.errorTitle, { description: GAME_TEXTS.noTeamData.en, id: "no-team-data" });
    const timeout = setTimeout(() => void navigate("/games", { replace: true }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timeout);
  }, [navigate]);
  return (
    <GameFrame screen="message" exit={{ to: "/games" }} notice={null}>
      <main className="game-message">
        <p>
          <TwoScripts text={GAME_TEXTS.noTeamData} stacked />
        </p>
      </main>
    </GameFrame>
  );
}
