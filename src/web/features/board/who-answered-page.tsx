import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { toast } from "#web/ui/toast.ts";
import type { GameView } from "#contract/game-schemas.ts";
import { awardedPoints, isBlocked } from "#core/game/moves.ts";
import { isAwarded, type TeamIndex, type Winner } from "#core/game/state.ts";
import { addressOf, boardAddress, type LastAnswered } from "./game-addresses.ts";
import { GAME_TEXTS, MOVE_ERRORS_TEXTS, submitFailedText, type TwoScripts } from "./game-texts.ts";
import { TileGate, type TileVisit } from "./tile-gate.tsx";
import { usePlay } from "./use-game.ts";
import { WhoAnsweredScreen } from "./who-answered-screen.tsx";

/** How long the award stands before the board comes back (game specification, section 9). */
const BACK_TO_BOARD_AFTER_MS = 1_000;

export const WhoAnsweredPage = () => <TileGate>{(visit) => <WhoAnswered {...visit} />}</TileGate>;

interface Award {
  readonly winner: Winner;
  readonly before: GameView;
  readonly last: LastAnswered;
}

function WhoAnswered({ gameId, tile, game, question, category, saving }: TileVisit) {
  const play = usePlay(gameId);
  const navigate = useNavigate();
  const [award, setAward] = useState<Award | null>(null);
  const [asksFor, setAsksFor] = useState<TeamIndex | null>(null);
  const [error, setError] = useState<TwoScripts | null>(null);
  const categoryName = category?.nameAr || category?.nameEn || "";

  useEffect(() => {
    if (!award) return;
    const goBack = () =>
      void navigate(boardAddress(gameId), { replace: true, state: { gameId, lastAnswered: award.last } });
    const timeout = setTimeout(goBack, BACK_TO_BOARD_AFTER_MS);
    return () => clearTimeout(timeout);
  }, [award, gameId, navigate]);

  const handleAward = (winner: Winner) => {
    if (award) return;
    const isInsisting = winner !== "noOne" && asksFor === winner;
    if (winner !== "noOne" && isBlocked(game.state, winner) && !isInsisting) {
      setAsksFor(winner);
      setError(null);
      return;
    }
    if (categoryName === "") {
      console.error(GAME_TEXTS.categoryNameMissing);
      toast.error(GAME_TEXTS.categoryNameMissing);
    }
    const played = play({ type: "awardTile", tile, winner, ...(isInsisting ? { despiteBlock: true } : {}) });
    if (!played.ok) {
      setError(GAME_TEXTS.recordFailed);
      toast.error(submitFailedText(MOVE_ERRORS_TEXTS[played.refusal].en));
      return;
    }
    const last: LastAnswered = {
      teamIndex: winner === "noOne" ? -1 : winner,
      isCorrect: winner !== "noOne",
      value: winner === "noOne" ? 0 : awardedPoints(game.state, tile, winner),
      questionId: question.id,
      categoryName,
      tile,
    };
    setError(null);
    setAsksFor(null);
    setAward({ winner, before: game, last });
  };

  return (
    <WhoAnsweredScreen
      game={award?.before ?? game}
      tile={tile}
      category={category}
      saving={saving}
      exit={{ to: "/jeopardy", state: { gameId, tile } }}
      isDone={award !== null || isAwarded(game.state.tiles[tile])}
      chosen={award?.winner ?? null}
      asksFor={asksFor}
      error={error}
      onAward={handleAward}
      onBack={() =>
        void navigate(addressOf("answer", gameId, tile), {
          state: { gameId, tile, fromWhoAnswered: true, alreadyAnswered: isAwarded(game.state.tiles[tile]) },
        })
      }
    />
  );
}
