import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { usePageTitle } from "#web/lib/use-page-title.ts";
import { AuthGate } from "./auth-gate.tsx";
import { AuthPage } from "./auth-page.tsx";
import { LoginForm } from "./login-form.tsx";
import { useEnter } from "./use-enter.ts";

/** Account specification, section 9. */
const LOGIN_REDIRECT_MS = 500;

export function LoginPage() {
  const { t } = useTranslation();
  const location = useLocation();
  const { isLeaving, enter } = useEnter(LOGIN_REDIRECT_MS);
  usePageTitle(t("nav.pageTitle", { page: t("login.pageTitle") }));

  return (
    <AuthGate isLeaving={isLeaving}>
      <AuthPage
        title={t("login.title")}
        text={t("login.text")}
        back={
          <Link
            to="/"
            className="absolute inset-s-3 inset-bs-3 inline-flex min-h-11 min-w-11 items-center gap-2 rounded-full px-3 font-semibold text-gold transition hover:bg-surface-raised hover:text-gold-bright"
          >
            <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            <span className="max-sm:sr-only">{t("auth.back")}</span>
          </Link>
        }
        footer={
          <p className="text-ink-muted">
            {t("login.noAccount")}{" "}
            <Link
              to="/signup"
              state={location.state as unknown}
              className="inline-flex min-h-11 items-center font-semibold text-gold underline underline-offset-4"
            >
              {t("login.toSignUp")}
            </Link>
          </p>
        }
      >
        <LoginForm onSignedIn={enter} />
      </AuthPage>
    </AuthGate>
  );
}
