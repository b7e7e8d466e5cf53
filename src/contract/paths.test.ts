import { expect, test } from "vitest";
import * as account from "./account.ts";
import * as categories from "./categories.ts";
import * as games from "./games.ts";
import { PATHS } from "./paths.ts";

const endpoints = new Map<string, unknown>(Object.entries({ ...account, ...categories, ...games }));

test.each(Object.entries(PATHS))("%s has the method and path of its endpoint", (name, [method, path]) => {
  expect(endpoints.get(name)).toMatchObject({ method, path });
});
