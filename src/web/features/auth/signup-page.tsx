import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { toast } from "#web/ui/toast.ts";
import { usePageTitle } from "#web/lib/use-page-title.ts";
import { AuthGate } from "./auth-gate.tsx";
import { AuthPage } from "./auth-page.tsx";
import { SignUpForm } from "./signup-form.tsx";
import { useEnter } from "./use-enter.ts";

/** Account specification, section 9. */
const SIGNUP_REDIRECT_MS = 1000;

export function SignUpPage() {
  const { t } = useTranslation();
  const location = useLocation();
  const { isLeaving, enter } = useEnter(SIGNUP_REDIRECT_MS);
  usePageTitle(t("nav.pageTitle", { page: t("signup.pageTitle") }));

  return (
    <AuthGate isLeaving={isLeaving}>
      <AuthPage
        title={t("signup.title")}
        text={t("signup.text")}
        footer={
          <p className="text-ink-muted">
            {t("signup.hasAccount")}{" "}
            <Link
              to="/login"
              state={location.state as unknown}
              className="inline-flex min-h-11 items-center font-semibold text-gold underline underline-offset-4"
            >
              {t("signup.toLogin")}
            </Link>
          </p>
        }
      >
        <SignUpForm
          onSignedIn={(user) => {
            toast.success(t("signup.done"));
            enter(user);
          }}
        />
      </AuthPage>
    </AuthGate>
  );
}
