import type { BoardCategory } from "#contract/game-schemas.ts";
import { TILES_PER_CATEGORY, valueOfTile } from "#core/game/board.ts";
import type { GameState } from "#core/game/state.ts";
import { BayPicture } from "./bay-picture.tsx";
import { BoardTile } from "./board-tile.tsx";
import { CategoryName } from "./category-name.tsx";

interface Props {
  gameId: string;
  position: number;
  category: BoardCategory;
  state: GameState;
  firstStop: number;
  /** Tiles without a question of their own; shown like answered ones. */
  isPlayable: (tile: number) => boolean;
  onOpen: (tile: number) => void;
}

const SIDES = [0, 1] as const;
const TILES_PER_SIDE = TILES_PER_CATEGORY / SIDES.length;

/** A category with its picture in the middle and three tiles on each side of it. */
export function CategoryBay({ gameId, position, category, state, firstStop, isPlayable, onOpen }: Props) {
  const titleId = `category-${position}`;
  const renderTile = (side: 0 | 1, row: number) => {
    const tile = position * TILES_PER_CATEGORY + side * TILES_PER_SIDE + row;
    const tileState = isPlayable(tile) ? (state.tiles[tile] ?? "untouched") : "noOne";
    return (
      <BoardTile
        key={tile}
        tile={tile}
        value={valueOfTile(tile)}
        state={tileState}
        isOpen={state.openTile === tile}
        isFirstStop={firstStop === tile}
        winnerName={tileState === 0 || tileState === 1 ? state.teams[tileState].name : undefined}
        onOpen={onOpen}
      />
    );
  };
  const isDone = state.tiles
    .slice(position * TILES_PER_CATEGORY, (position + 1) * TILES_PER_CATEGORY)
    .every((tile) => tile === 0 || tile === 1 || tile === "noOne");

  return (
    <section className="bay" aria-labelledby={titleId} data-done={isDone || undefined}>
      <h2 id={titleId} className="bay-title">
        <CategoryName category={category} language={state.language} />
      </h2>
      <div className="bay-side">{[0, 1, 2].map((row) => renderTile(0, row))}</div>
      <div className="bay-niche">
        <BayPicture gameId={gameId} position={position} src={category.imageUrl} />
      </div>
      <div className="bay-side">{[0, 1, 2].map((row) => renderTile(1, row))}</div>
    </section>
  );
}
