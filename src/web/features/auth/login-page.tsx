import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { usePageTitle } from "#web/lib/use-page-title.ts";
import { ButtonLink } from "#web/ui/button.tsx";
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
        footer={
          <>
            <p className="text-ink-muted">
              {t("login.noAccount")}{" "}
              <Link to="/signup" state={location.state as unknown} className="inline-flex min-h-11 items-center font-semibold text-gold underline underline-offset-4">
                {t("login.toSignUp")}
              </Link>
            </p>
            <ButtonLink to="/" variant="ghost" icon={<ArrowLeft className="rtl:-scale-x-100" />}>
              {t("auth.back")}
            </ButtonLink>
          </>
        }
      >
        <LoginForm onSignedIn={enter} />
      </AuthPage>
    </AuthGate>
  );
}
