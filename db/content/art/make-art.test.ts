import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawCards } from "./make-art.ts";

const cards = [...drawCards()];
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? "");
const withoutNames = (file: string, svg: string) => svg.replaceAll(file.replace(".svg", "-"), "");

test.each(cards)("draws %s as it stands in its file", (file, svg) => {
  expect(svg).toBe(readFileSync(join(import.meta.dirname, file), "utf8"));
});

test("draws every card of the folder and no other", () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".svg"));
  expect(cards.map(([file]) => file).toSorted()).toEqual(files.toSorted());
});

test("draws no two categories alike", () => {
  expect(new Set(cards.map(([file, svg]) => withoutNames(file, svg))).size).toBe(cards.length);
});

test.each(cards)("keeps %s small, without text, script or anything from elsewhere", (_, svg) => {
  expect(svg.length).toBeLessThan(6200);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 640 480">/);
  expect(svg).not.toMatch(/<(text|title|desc|script|style|image|foreignObject)|NaN|undefined|Infinity/);
  expect([...svg.matchAll(/(?:href="|url\()(.)/g)].map((match) => match[1])).toEqual(
    expect.not.arrayContaining([expect.not.stringMatching("#")]),
  );
});

test("gives every card names of its own, so that several can stand in one page", () => {
  const ids = cards.flatMap(([, svg]) => idsOf(svg));
  expect(new Set(ids).size).toBe(ids.length);
});
