import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#web/lib/query-client.ts";
import { ProtectedRoute } from "./protected-route.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const LoginState = () => <output>{JSON.stringify(useLocation().state)}</output>;

function renderProtected(me: () => Promise<Response>) {
  vi.stubGlobal("fetch", me);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[{ pathname: "/jeopardy/question", search: "?tile=3", state: { gameId: "g" } }]}>
        <Routes>
          <Route element={<ProtectedRoute />}>
            <Route path="jeopardy/question" element={<p>the question</p>} />
          </Route>
          <Route path="login" element={<LoginState />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const WAY_BACK = JSON.stringify({ from: "/jeopardy/question?tile=3", fromState: { gameId: "g" }, mustLogin: true });

test("shows its page to a signed-in person", async () => {
  renderProtected(() => Promise.resolve(Response.json({ user: { id: "u" } })));
  expect(await screen.findByText("the question")).toBeTruthy();
});

test("leads a guest to the login, which knows the way back", async () => {
  renderProtected(() => Promise.resolve(Response.json({ user: null })));
  expect(await screen.findByText(WAY_BACK)).toBeTruthy();
  expect(screen.queryByText("the question")).toBeNull();
});

test("stops waiting after three seconds", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderProtected(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(2900);
  expect(screen.queryByText(WAY_BACK)).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  await waitFor(() => expect(screen.getByText(WAY_BACK)).toBeTruthy());
});
