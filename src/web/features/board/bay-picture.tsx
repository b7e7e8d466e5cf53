import { CATEGORY_COUNT } from "#core/game/board.ts";
import { useBootPictures } from "#web/lib/boot-game.ts";
import { CategoryImage } from "#web/ui/category-image.tsx";

interface Props {
  gameId: string;
  position: number;
  src: string;
}

/** A category's picture: its part of the picture that came with the page, or fetched from its own address. */
export function BayPicture({ gameId, position, src }: Props) {
  if (!useBootPictures(gameId)) return <CategoryImage src={src} className="bay-picture" eager />;
  const backgroundPositionX = `${(position / (CATEGORY_COUNT - 1)) * 100}%`;
  return <div className="bay-picture bay-picture-part" style={{ backgroundPositionX }} />;
}
