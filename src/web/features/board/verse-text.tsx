/** A quotation from the Qur'an with its ornate brackets; an opening bracket that is never closed runs to the end. */
const VERSE = /(﴿[^﴾]*﴾?)/u;

/** Cuts a text into verses and what stands between them; joined again it is the text, letter for letter. */
export const splitVerses = (text: string): readonly { readonly text: string; readonly isVerse: boolean }[] =>
  text
    .split(VERSE)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, isVerse: part.startsWith("﴿") }));

/**
 * A question's or an answer's text with its verses in their own type.
 *
 * Nothing is added, dropped or turned: a verse keeps its letters, marks and brackets, in English text too, where it
 * would otherwise come out with its brackets reversed.
 */
export const VerseText = ({ text }: { text: string }) =>
  splitVerses(text).map((part, index) =>
    part.isVerse ? (
      <bdi key={index} lang="ar" dir="rtl" className="game-verse">
        {part.text}
      </bdi>
    ) : (
      part.text
    ),
  );
