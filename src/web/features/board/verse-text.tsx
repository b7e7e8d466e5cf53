/** A quotation from the Qur'an with its ornate brackets; an opening bracket that is never closed runs to the end. */
const VERSE = /(﴿[^﴾]*﴾?)/u;

interface TextPart {
  /** Where it begins in the whole text. */
  readonly start: number;
  readonly text: string;
  readonly isVerse: boolean;
}

/** Cuts a text into verses and what stands between them; joined again it is the text, letter for letter. */
export function splitVerses(text: string): readonly TextPart[] {
  let start = 0;
  return text.split(VERSE).flatMap((part) => {
    if (part === "") return [];
    start += part.length;
    return [{ start: start - part.length, text: part, isVerse: part.startsWith("﴿") }];
  });
}

/**
 * A question's or an answer's text with its verses in their own type.
 *
 * Nothing is added, dropped or turned: a verse keeps its letters, marks and brackets, in English text too, where it
 * would otherwise come out with its brackets reversed.
 */
export const VerseText = ({ text }: { text: string }) =>
  splitVerses(text).map((part) =>
    part.isVerse ? (
      <bdi key={part.start} lang="ar" dir="rtl" className="game-verse">
        {part.text}
      </bdi>
    ) : (
      part.text
    ),
  );
