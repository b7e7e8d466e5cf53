import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { LoginForm } from "#web/features/auth/login-form.tsx";
import type { LoginDialogProps } from "#web/features/games/my-games-page.tsx";
import { useEnterSession } from "#web/session/use-session.ts";
import { Dialog } from "#web/ui/dialog.tsx";

/** Signs someone in without leaving the page. */
export function LoginDialog({ open, onOpenChange, title }: LoginDialogProps) {
  const { t } = useTranslation();
  const enterSession = useEnterSession();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} closeLabel={t("app.close")}>
      <LoginForm
        onSignedIn={(user) => {
          onOpenChange(false);
          enterSession(user);
        }}
      />
      <p className="mt-5 flex flex-wrap items-center justify-center gap-x-2 text-ink-muted">
        {t("login.noAccount")}
        <Link
          to="/signup"
          state={{ from: "/games" }}
          className="inline-flex min-h-11 items-center font-semibold text-gold underline underline-offset-4"
        >
          {t("login.toSignUp")}
        </Link>
      </p>
    </Dialog>
  );
}
