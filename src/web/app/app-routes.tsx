import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Route, Routes, useLocation } from "react-router";
import { useLanguage } from "#web/i18n/use-language.ts";
import { isGamePath } from "#web/lib/paths.ts";
import { useDocumentDirection } from "#web/lib/use-document-direction.ts";
import { useSharedSignOut } from "#web/session/use-shared-sign-out.ts";
import { ShapeDefinitions } from "#web/ui/shapes.tsx";
import { Toaster } from "#web/ui/toaster.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { ErrorPage } from "./error-page.tsx";
import { PageSpinner } from "./page-spinner.tsx";
import { ProtectedRoute } from "./protected-route.tsx";

const LandingPage = lazy(async () => ({ default: (await import("./landing-page.tsx")).LandingPage }));
const SiteLayout = lazy(async () => ({ default: (await import("./site-layout.tsx")).SiteLayout }));
const NotFoundPage = lazy(async () => ({ default: (await import("./not-found-page.tsx")).NotFoundPage }));
const SignedInLayout = lazy(async () => ({ default: (await import("./signed-in-layout.tsx")).SignedInLayout }));
const LoginDialog = lazy(async () => ({ default: (await import("./login-dialog.tsx")).LoginDialog }));
const LoginPage = lazy(async () => ({ default: (await import("#web/features/auth/login-page.tsx")).LoginPage }));
const SignUpPage = lazy(async () => ({ default: (await import("#web/features/auth/signup-page.tsx")).SignUpPage }));
const NewGamePage = lazy(async () => ({ default: (await import("#web/features/games/new-game-page.tsx")).NewGamePage }));
const MyGamesPage = lazy(async () => ({ default: (await import("#web/features/games/my-games-page.tsx")).MyGamesPage }));
const BoardPage = lazy(async () => ({ default: (await import("#web/features/board/board-page.tsx")).BoardPage }));
const QuestionPage = lazy(async () => ({ default: (await import("#web/features/board/question-page.tsx")).QuestionPage }));
const AnswerPage = lazy(async () => ({ default: (await import("#web/features/board/answer-page.tsx")).AnswerPage }));
const WhoAnsweredPage = lazy(async () => ({ default: (await import("#web/features/board/who-answered-page.tsx")).WhoAnsweredPage }));
const WinnerPage = lazy(async () => ({ default: (await import("#web/features/board/winner-page.tsx")).WinnerPage }));

/** All addresses of the product. */
export function AppRoutes() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { language } = useLanguage();
  useDocumentDirection(pathname, language);
  useSharedSignOut();

  const isRightToLeft = language === "ar" && !isGamePath(pathname);

  return (
    <>
      <ShapeDefinitions />
      <ErrorBoundary resetKey={pathname} fallback={<ErrorPage />}>
        <Suspense fallback={<PageSpinner label={t("app.loading")} />}>
          <Routes>
            <Route element={<SiteLayout />}>
              <Route index element={<LandingPage />} />
              <Route path="login" element={<LoginPage />} />
              <Route path="signup" element={<SignUpPage />} />
              <Route path="*" element={<NotFoundPage />} />
            </Route>
            <Route element={<SignedInLayout />}>
              <Route path="play" element={<NewGamePage />} />
              <Route path="games" element={<MyGamesPage LoginDialog={LoginDialog} />} />
            </Route>
            <Route path="jeopardy" element={<ProtectedRoute />}>
              <Route index element={<BoardPage />} />
              <Route path="question" element={<QuestionPage />} />
              <Route path="answer" element={<AnswerPage />} />
              <Route path="who-answered" element={<WhoAnsweredPage />} />
              <Route path="winner" element={<WinnerPage />} />
              <Route path=":gameId" element={<BoardPage />} />
            </Route>
          </Routes>
        </Suspense>
      </ErrorBoundary>
      <Toaster dir={isRightToLeft ? "rtl" : "ltr"} label={t("app.notifications")} />
    </>
  );
}
