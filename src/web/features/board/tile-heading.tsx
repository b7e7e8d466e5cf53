import type { BoardCategory } from "#contract/game-schemas.ts";
import type { QuestionLanguage } from "#core/game/state.ts";
import { CategoryName } from "./category-name.tsx";
import { GAME_TEXTS } from "./game-texts.ts";

interface Props {
  value: number;
  category: BoardCategory | undefined;
  language: QuestionLanguage;
}

/** What a tile is worth, and its category. */
export const TileHeading = ({ value, category, language }: Props) => (
  <>
    <p className="worth" dir="rtl" lang="ar">
      <span className="worth-value">{value}</span> <span>{GAME_TEXTS.points.ar}</span>
    </p>
    {category ? (
      <p className="tile-category">
        <CategoryName category={category} language={language} />
      </p>
    ) : null}
  </>
);
