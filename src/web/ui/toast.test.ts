import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("toasts are shown through here alone, so that none is lost and the game's script stays small", () => {
  const users = globSync("src/web/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] }).filter((file) =>
    /^import (?!type\b).*from "sonner"/m.test(readFileSync(file, "utf8")),
  );
  expect(users).toEqual(["src/web/ui/toast-region.tsx"]);
});
