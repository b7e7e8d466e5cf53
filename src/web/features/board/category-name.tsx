import type { BoardCategory } from "#contract/game-schemas.ts";
import type { QuestionLanguage } from "#core/game/state.ts";

interface Props {
  category: Pick<BoardCategory, "nameAr" | "nameEn">;
  language: QuestionLanguage;
}

/** A category's name in the language the game is asked in; English where an Arabic one is missing, and the reverse. */
export function CategoryName({ category: { nameAr, nameEn }, language }: Props) {
  const isEnglish = (language === "en" && nameEn !== "") || nameAr === "";
  return (
    <bdi lang={isEnglish ? "en" : "ar"} dir={isEnglish ? "ltr" : "rtl"}>
      {isEnglish ? nameEn : nameAr}
    </bdi>
  );
}
