import { I18nextProvider } from "react-i18next";
import { createI18n } from "#web/i18n/create-i18n.ts";
import { storedLanguage } from "#web/i18n/language.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { ErrorPage } from "./error-page.tsx";
import { SiteRoutes } from "./site-routes.tsx";
import "#web/styles/site.css";

// Awaited here, so that a page of the site is never shown with keys in place of words.
const i18n = await createI18n(storedLanguage() ?? "en");

/** Every page outside the game, with its texts. */
export const Site = () => (
  <I18nextProvider i18n={i18n}>
    <SiteRoutes />
  </I18nextProvider>
);

/** In place of a page that broke, a game page too. */
export const BrokenPage = () => (
  <ErrorBoundary resetKey="" fallback={null}>
    <I18nextProvider i18n={i18n}>
      <ErrorPage />
    </I18nextProvider>
  </ErrorBoundary>
);
