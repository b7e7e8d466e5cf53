import { lazy, Suspense } from "react";
import { Outlet, Route, Routes, useLocation } from "react-router";
import { useDocumentDirection } from "#web/lib/use-document-direction.ts";
import { useSharedSignOut } from "#web/session/use-shared-sign-out.ts";
import { ShapeDefinitions } from "#web/ui/shapes.tsx";
import { Toaster } from "#web/ui/toaster.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PageSpinner } from "./page-spinner.tsx";
import { ProtectedRoute } from "./protected-route.tsx";
import { useForgetGames } from "./use-forget-games.ts";

const Site = lazy(async () => ({ default: (await import("./site.tsx")).Site }));
const BrokenPage = lazy(async () => ({ default: (await import("./site.tsx")).BrokenPage }));
const BoardPage = lazy(async () => ({ default: (await import("#web/features/board/board-page.tsx")).BoardPage }));
const QuestionPage = lazy(async () => ({ default: (await import("#web/features/board/question-page.tsx")).QuestionPage }));
const AnswerPage = lazy(async () => ({ default: (await import("#web/features/board/answer-page.tsx")).AnswerPage }));
const WhoAnsweredPage = lazy(async () => ({ default: (await import("#web/features/board/who-answered-page.tsx")).WhoAnsweredPage }));
const WinnerPage = lazy(async () => ({ default: (await import("#web/features/board/winner-page.tsx")).WinnerPage }));

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
            <Route path="jeopardy" element={<GamePages />}>
              <Route element={<ProtectedRoute />}>
                <Route index element={<BoardPage />} />
                <Route path="question" element={<QuestionPage />} />
                <Route path="answer" element={<AnswerPage />} />
                <Route path="who-answered" element={<WhoAnsweredPage />} />
                <Route path="winner" element={<WinnerPage />} />
                <Route path=":gameId" element={<BoardPage />} />
              </Route>
            </Route>
            <Route path="*" element={<Site />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
      <Toaster />
    </>
  );
}

/** Game pages are English, left to right and at night, whatever was chosen (game specification, section 2). */
function GamePages() {
  useDocumentDirection("en", "night");
  return <Outlet />;
}
