import { expect, test } from "vitest";
import { splitStatements } from "./migrate.ts";

test("splits at the semicolons that end statements", () => {
  expect(splitStatements("select 1; select 2;\n")).toEqual(["select 1", "select 2"]);
});

test.each([
  ["quoted text", "insert into t values ('a;b''c;')"],
  ["quoted names", 'select 1 as "a;b"'],
  [
    "a function body",
    "create function f() returns trigger language plpgsql as $$ begin new.a := 1; return new; end $$",
  ],
  ["a tagged body", "do $body$ begin perform '$$;'; end $body$"],
  ["a line comment", "select 1 -- one; two\n, 2"],
  ["a block comment", "select 1 /* one; 'two */, 2"],
])("leaves %s whole", (_what, statement) => {
  expect(splitStatements(`${statement};`)).toEqual([statement]);
});

test("drops what holds only comments", () => {
  expect(splitStatements("-- nothing; here\n;\n/* nor; here */")).toEqual([]);
});
