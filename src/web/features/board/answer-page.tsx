import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isAwarded, isRevealed } from "#core/game/state.ts";
import { AnswerScreen } from "./answer-screen.tsx";
import { addressOf } from "./game-addresses.ts";
import { TileGate, type TileVisit } from "./tile-gate.tsx";
import { orFailedWhileOffline } from "./answer-offline.ts";
import { useAnswer } from "./use-answer.ts";
import { usePlay } from "./use-game.ts";

export const AnswerPage = () => <TileGate>{(visit) => <Answer {...visit} />}</TileGate>;

/** Coming here asks for the answer; nothing of it was in the browser before. */
function Answer({ gameId, tile, game, category, saving }: TileVisit) {
  const play = usePlay(gameId);
  const navigate = useNavigate();
  const tileState = game.state.tiles[tile];
  const isHidden = !isRevealed(tileState);
  const answer = orFailedWhileOffline(useAnswer(gameId, tile, true), saving);

  useEffect(() => {
    if (isHidden) play({ type: "revealAnswer", tile });
  }, [isHidden, play, tile]);

  const carried = { gameId, tile, alreadyAnswered: isAwarded(tileState) };
  return (
    <AnswerScreen
      game={game}
      tile={tile}
      category={category}
      answer={answer}
      saving={saving}
      exit={{ to: "/jeopardy", state: { gameId, tile } }}
      onReturn={() => void navigate(addressOf("question", gameId, tile), { state: { ...carried, fromAnswer: true } })}
      onWhoAnswered={() => void navigate(addressOf("who-answered", gameId, tile), { state: carried })}
    />
  );
}
