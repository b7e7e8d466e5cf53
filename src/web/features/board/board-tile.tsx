import { Eye } from "lucide-react";
import { memo } from "react";
import type { TileState } from "#core/game/state.ts";
import { GAME_TEXTS } from "./game-texts.ts";
import { TeamMark } from "./team-mark.tsx";

interface Props {
  tile: number;
  value: number;
  state: TileState;
  isOpen: boolean;
  /** Where the first arrow key goes. */
  isFirstStop: boolean;
  /** Name of the team that was awarded the tile. */
  winnerName: string | undefined;
  onOpen: (tile: number) => void;
}

/** One question's plate: its value, and once answered the sign of who answered it. */
export const BoardTile = memo(function BoardTile({
  tile,
  value,
  state,
  isOpen,
  isFirstStop,
  winnerName,
  onOpen,
}: Props) {
  const winner = state === 0 || state === 1 || state === "noOne" ? state : null;
  const isRevealed = state === "revealed";
  return (
    <button
      type="button"
      className="tile"
      data-tile={tile}
      data-value={value}
      data-winner={winner ?? undefined}
      data-open={isOpen || undefined}
      data-revealed={isRevealed || undefined}
      data-first-stop={isFirstStop || undefined}
      onClick={() => onOpen(tile)}
    >
      <span className="tile-value">{value}</span>
      {winner === null ? null : <TeamMark winner={winner} className="tile-mark" />}
      {isRevealed ? <Eye aria-hidden="true" className="tile-revealed" /> : null}
      {winner === null && !isOpen && !isRevealed ? null : (
        <span className="sr-only">
          {winner === "noOne" ? GAME_TEXTS.wonByNoOne.en : null}
          {winner === 0 || winner === 1 ? (
            <>
              {GAME_TEXTS.awarded.en} <bdi>{winnerName}</bdi>
            </>
          ) : null}
          {winner === null && isOpen ? `${GAME_TEXTS.inPlay.en} ` : null}
          {isRevealed ? GAME_TEXTS.shownNotScored.en : null}
        </span>
      )}
    </button>
  );
});
