/** What the product is called; nothing else spells its name. */
export const PRODUCT_NAME = { en: "Majlis", ar: "مجلس" } as const;
