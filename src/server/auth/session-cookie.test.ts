import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { parseSessionCookie } from "./session-cookie.ts";

const SECRET = "q3Zk8vLw2RtYx5BnM7cJh4FdS6gKpA9e";
const signed = (token: string, secret = SECRET) =>
  `${token}.${createHmac("sha256", secret).update(token).digest("base64")}`;

test("reads the token of a cookie we signed", () => {
  expect(parseSessionCookie(signed("abc.def"), SECRET)).toBe("abc.def");
});

test.each([
  ["signed with another secret", signed("abc", "another secret of thirty-two chars")],
  ["whose token was changed", signed("abc").replace("abc", "abd")],
  ["without a signature", "abc"],
  ["with an empty signature", "abc."],
  ["with a short signature", "abc.AAAA"],
  ["without a token", signed("")],
  ["that is empty", ""],
])("refuses a cookie %s", (_which, cookie) => {
  expect(parseSessionCookie(cookie, SECRET)).toBeNull();
});
