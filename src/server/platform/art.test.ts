import { describe, expect, test } from "vitest";
import { artSheetAddress, readArt } from "./art.ts";

const art = readArt("db/content/art");
const addresses = [...art.keys()].map((file) => `/art/${file}`);

const readSheet = (urls: readonly string[]): string => {
  const address = artSheetAddress(art, urls, 0.5) ?? "";
  expect(address).toMatch(/^data:image\/svg\+xml,[^"<>#\n]+$/);
  return decodeURIComponent(address.slice(address.indexOf(",") + 1));
};

describe("artSheetAddress", () => {
  test("puts pictures side by side, each around its middle", () => {
    const sheet = readSheet(addresses.slice(0, 2));
    expect(sheet).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="640" height="480">/);
    expect(sheet).toContain('<svg x="0" width="320" height="480" viewBox="160 0 320 480">');
    expect(sheet).toContain('<svg x="320" width="320" height="480" viewBox="160 0 320 480">');
  });

  test("of all pictures together names everything once and leaves nothing unresolved", () => {
    const sheet = readSheet(addresses);
    const ids = [...sheet.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    const uses = [...sheet.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id);
    expect(uses.length).toBeGreaterThan(addresses.length);
    expect(new Set(ids).size).toBe(ids.length);
    expect(uses.filter((id) => !ids.includes(id))).toEqual([]);
    expect(sheet.split("<svg ").length - 1).toBe(addresses.length + 1);
    expect(sheet.split("</svg>").length - 1).toBe(addresses.length + 1);
  });

  test("writes a colour that pictures share once", () => {
    const gradients = readSheet(addresses.slice(0, 2)).match(/<linearGradient/g) ?? [];
    expect(gradients.length).toBeLessThan(6);
  });

  test("is nothing when one of the pictures is not ours", () => {
    expect(artSheetAddress(art, [addresses[0] ?? "", "https://pictures.example/a.svg"], 0.5)).toBeNull();
  });
});
