import { lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Route, Routes, useLocation } from "react-router";
import { useLanguage } from "#web/i18n/use-language.ts";
import { isNightPath } from "#web/lib/paths.ts";
import { useTheme } from "#web/lib/theme.ts";
import { useDocumentDirection } from "#web/lib/use-document-direction.ts";
import { nameToastRegion } from "#web/ui/toast.ts";
import { PageSpinner } from "./page-spinner.tsx";
import { forgetGame } from "./use-forget-games.ts";

const LandingPage = lazy(async () => ({ default: (await import("./landing-page.tsx")).LandingPage }));
const SiteLayout = lazy(async () => ({ default: (await import("./site-layout.tsx")).SiteLayout }));
const NotFoundPage = lazy(async () => ({ default: (await import("./not-found-page.tsx")).NotFoundPage }));
const SourcesPage = lazy(async () => ({ default: (await import("./sources-page.tsx")).SourcesPage }));
const SignedInLayout = lazy(async () => ({ default: (await import("./signed-in-layout.tsx")).SignedInLayout }));
const LoginDialog = lazy(async () => ({ default: (await import("./login-dialog.tsx")).LoginDialog }));
const LoginPage = lazy(async () => ({ default: (await import("#web/features/auth/login-page.tsx")).LoginPage }));
const SignUpPage = lazy(async () => ({ default: (await import("#web/features/auth/signup-page.tsx")).SignUpPage }));
const NewGamePage = lazy(async () => ({
  default: (await import("#web/features/games/new-game-page.tsx")).NewGamePage,
}));
const MyGamesPage = lazy(async () => ({
  default: (await import("#web/features/games/my-games-page.tsx")).MyGamesPage,
}));

/** The pages in the interface's language. */
export function SiteRoutes() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const theme = useTheme();
  useDocumentDirection(language, isNightPath(pathname) ? "night" : theme);
  useEffect(() => nameToastRegion(t("app.notifications")), [t]);

  return (
    <Suspense fallback={<PageSpinner />}>
      <Routes>
        <Route element={<SiteLayout />}>
          <Route index element={<LandingPage />} />
          <Route path="login" element={<LoginPage />} />
          <Route path="signup" element={<SignUpPage />} />
          <Route path="sources" element={<SourcesPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        <Route element={<SignedInLayout />}>
          <Route path="play" element={<NewGamePage />} />
          <Route path="games" element={<MyGamesPage LoginDialog={LoginDialog} onGameReset={forgetGame} />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
