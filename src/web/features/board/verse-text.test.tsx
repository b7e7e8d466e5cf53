import { cleanup, render } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { VerseText } from "./verse-text.tsx";

afterEach(cleanup);

const shownText = (text: string): string | null => render(<VerseText text={text} />).container.textContent;

test.each([
  "ما السورة التي تُختتم بقوله تعالى: ﴿وَٱلَّذِينَ جَـٰهَدُوا۟ فِينَا لَنَهْدِيَنَّهُمْ سُبُلَنَا ۚ وَإِنَّ ٱللَّهَ لَمَعَ ٱلْمُحْسِنِينَ﴾؟",
  "To which prophet did his people say: ﴿أَصَلَوٰتُكَ تَأْمُرُكَ﴾ (does your prayer tell you)?",
  "﴿قُلْ هُوَ ٱللَّهُ أَحَدٌ﴾﴿ٱللَّهُ ٱلصَّمَدُ﴾",
  "قال النبي ﷺ",
])("shows %s letter for letter", (text) => {
  expect(shownText(text)).toBe(text);
});

test("adds, drops and changes nothing in any text", () => {
  const piece = fc.constantFrom("﴿", "﴾", "ءَامَنُوا۟", " ", "word", "\u06DA", "؟", "ﷺ");
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join("")),
      (text) => {
        expect(shownText(text)).toBe(text);
        cleanup();
      },
    ),
    { numRuns: 60 },
  );
});

test("isolates a verse inside English as right-to-left Arabic with both its brackets", () => {
  const { container } = render(<VerseText text="Which surah ends with ﴿تَبَارًۢا﴾?" />);
  const verse = container.querySelector("bdi");
  expect(verse?.textContent).toBe("﴿تَبَارًۢا﴾");
  expect(verse?.getAttribute("lang")).toBe("ar");
  expect(verse?.getAttribute("dir")).toBe("rtl");
});
