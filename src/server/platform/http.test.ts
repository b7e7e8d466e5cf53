import { afterEach, expect, test, vi } from "vitest";
import { createHttp } from "./http.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("answers for a handler that takes longer than 15 seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const environment = {
    publicUrl: "http://majlis.example",
    isHttps: false,
    trustedProxy: null,
    logLevel: "silent",
    authSecret: "s".repeat(32),
  } as const;
  const app = await createHttp({ environment, scriptHashes: [] });
  const handling = Promise.withResolvers<void>();
  app.get("/endless", () => {
    handling.resolve();
    return new Promise(() => undefined);
  });

  const answer = app.inject("/endless").then((response) => response);
  await handling.promise;
  vi.advanceTimersByTime(15_000);

  const { statusCode, headers } = await answer;
  expect([statusCode, headers["retry-after"]]).toEqual([503, "2"]);
});
