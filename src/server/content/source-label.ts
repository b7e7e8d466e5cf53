import { SURAHS } from "./surahs.ts";

/** Where an answer can be found, as a question file says it. */
export interface Source {
  readonly type: "quran" | "hadith" | "book" | "data";
  readonly ref: string;
  readonly quote_ar?: string;
  readonly chapter_ar?: string;
  readonly grade?: string;
}

export interface SourceLabel {
  readonly labelAr: string;
  readonly labelEn: string;
  readonly quoteAr: string | null;
}

const HADITH_BOOKS: Readonly<Record<string, readonly [ar: string, en: string]>> = {
  bukhari: ["صحيح البخاري", "Sahih al-Bukhari"],
  muslim: ["صحيح مسلم", "Sahih Muslim"],
  abudawud: ["سنن أبي داود", "Sunan Abi Dawud"],
  tirmidhi: ["جامع الترمذي", "Jami al-Tirmidhi"],
  nasai: ["سنن النسائي", "Sunan al-Nasai"],
  ibnmajah: ["سنن ابن ماجه", "Sunan Ibn Majah"],
  nawawi40: ["الأربعون النووية", "The Forty of al-Nawawi"],
};

/** The source line people read beside an answer, in both languages. Books keep their Arabic title in both. */
export function sourceLabel(source: Source): SourceLabel {
  const quoteAr = source.quote_ar ?? null;
  switch (source.type) {
    case "quran": {
      const [surah = "", verses = ""] = source.ref.split(":");
      const [nameAr, nameEn] = SURAHS[Number(surah) - 1] ?? [surah, surah];
      const verseWord = verses.includes("-") ? "الآيات" : "الآية";
      return { labelAr: `سورة ${nameAr}، ${verseWord} ${verses}`, labelEn: `Quran, ${nameEn} ${source.ref}`, quoteAr };
    }
    case "hadith": {
      const [book = "", number = ""] = source.ref.split(":");
      const [nameAr, nameEn] = HADITH_BOOKS[book] ?? [book, book];
      const gradeAr = source.grade ? ` (${source.grade})` : "";
      return { labelAr: `${nameAr}، ${number}${gradeAr}`, labelEn: `${nameEn} ${number}`, quoteAr };
    }
    case "book": {
      const chapter = source.chapter_ar ? `، ${source.chapter_ar}` : "";
      return { labelAr: `${source.ref}${chapter}`, labelEn: `${source.ref}${chapter}`, quoteAr };
    }
    case "data":
      return { labelAr: "تقويم أم القرى (Unicode CLDR)", labelEn: "Umm al-Qura calendar (Unicode CLDR)", quoteAr };
  }
}
