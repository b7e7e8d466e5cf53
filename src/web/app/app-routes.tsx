import { lazy, Suspense } from "react";
import { Route, Routes, useLocation } from "react-router";
import { useSharedSignOut } from "#web/session/use-shared-sign-out.ts";
import { ShapeDefinitions } from "#web/ui/shapes.tsx";
import { Toaster } from "#web/ui/toaster.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PageSpinner } from "./page-spinner.tsx";
import { useForgetGames } from "./use-forget-games.ts";

const Site = lazy(async () => ({ default: (await import("./site.tsx")).Site }));
const BrokenPage = lazy(async () => ({ default: (await import("./site.tsx")).BrokenPage }));
const GameRoutes = lazy(async () => ({ default: (await import("./game-routes.tsx")).GameRoutes }));

/** All addresses of the product. The game's pages come without the site's texts and parts, to start sooner. */
export function AppRoutes() {
  const { pathname } = useLocation();
  useSharedSignOut();
  useForgetGames();

  return (
    <>
      <ShapeDefinitions />
      <ErrorBoundary resetKey={pathname} fallback={<BrokenPage />}>
        <Suspense fallback={<PageSpinner />}>
          <Routes>
            <Route path="jeopardy/*" element={<GameRoutes />} />
            <Route path="*" element={<Site />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
      <Toaster />
    </>
  );
}
