/** The six groups of categories, in the order in which the game offers them. */
export const GROUPS = [
  { id: "quran", nameAr: "القرآن الكريم", nameEn: "The Quran", position: 1 },
  { id: "prophets", nameAr: "الأنبياء والقصص", nameEn: "Prophets and Stories", position: 2 },
  { id: "seerah", nameAr: "السيرة والصحابة", nameEn: "Seerah and Companions", position: 3 },
  { id: "hadith", nameAr: "الحديث والأذكار", nameEn: "Hadith and Remembrance", position: 4 },
  { id: "worship", nameAr: "الإيمان والعبادات", nameEn: "Faith and Worship", position: 5 },
  { id: "civilisation", nameAr: "التاريخ والحضارة", nameEn: "History and Civilisation", position: 6 },
] as const;

export type GroupId = (typeof GROUPS)[number]["id"];

export const GROUP_IDS = GROUPS.map(({ id }) => id);
