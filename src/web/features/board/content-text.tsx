import type { QuestionLanguage } from "#core/game/state.ts";
import { VerseText } from "./verse-text.tsx";

interface Props {
  textAr: string;
  textEn: string;
  language: QuestionLanguage;
}

/**
 * A question or an answer in the game's language: Arabic, Arabic with English beneath, or English. Where one language
 * is missing the other stands in, and two that are the same stand once.
 */
export function ContentText({ textAr, textEn, language }: Props) {
  const showsArabic = textAr !== "" && (language !== "en" || textEn === "");
  const showsEnglish =
    textEn !== "" && (language === "en" || !showsArabic || (language === "arEn" && textEn !== textAr));
  return (
    <>
      {showsArabic ? (
        <p lang="ar" dir="rtl" className="content-first">
          <VerseText text={textAr} />
        </p>
      ) : null}
      {showsEnglish ? (
        <p lang="en" dir="auto" className={showsArabic ? "content-second" : "content-first"}>
          <VerseText text={textEn} />
        </p>
      ) : null}
    </>
  );
}
