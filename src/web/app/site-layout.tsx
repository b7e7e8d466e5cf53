import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, Outlet } from "react-router";
import { Logo } from "#web/ui/logo.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { ArabicOffer } from "./arabic-offer.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** Frame of the pages that anyone may read. */
export function SiteLayout() {
  const { t } = useTranslation();
  return (
    <div className="majlis-ground relative isolate flex min-h-dvh flex-col">
      <Ornament />
      <a
        href="#main"
        className="sr-only z-20 rounded-full bg-surface px-5 py-3 focus:not-sr-only focus:absolute focus:inset-s-3 focus:inset-bs-3"
      >
        {t("app.skipToContent")}
      </a>
      <header className="mx-auto flex w-full max-w-7xl items-center justify-between gap-3 px-4 py-3 sm:px-8 sm:py-5">
        <Link to="/" className="rounded-xl">
          <Logo />
        </Link>
        <div className="flex items-center gap-1">
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Suspense fallback={<Spinner label={t("app.loading")} className="flex-1" />}>
          <Outlet />
        </Suspense>
      </main>
      <footer className="flex justify-center px-4 py-3">
        <Link
          to="/sources"
          className="inline-flex min-h-11 items-center text-sm text-ink-muted underline underline-offset-4"
        >
          {t("sources.link")}
        </Link>
      </footer>
      <ArabicOffer />
    </div>
  );
}
