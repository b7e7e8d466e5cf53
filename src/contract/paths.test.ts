import { expect, test } from "vitest";
import * as account from "./account.ts";
import * as categories from "./categories.ts";
import * as games from "./games.ts";
import { PATHS } from "./paths.ts";

const endpoints: Readonly<Record<string, { method: string; path: string } | undefined>> = {
  ...Object.fromEntries(
    Object.entries({ ...account, ...categories, ...games }).filter(
      (entry): entry is [string, { method: string; path: string }] =>
        typeof entry[1] === "object" && "method" in entry[1] && "path" in entry[1],
    ),
  ),
};

test.each(Object.entries(PATHS))("%s has the method and path of its endpoint", (name, [method, path]) => {
  expect(endpoints[name]).toMatchObject({ method, path });
});
