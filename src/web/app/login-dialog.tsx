import { useTranslation } from "react-i18next";
import { LoginForm } from "#web/features/auth/login-form.tsx";
import type { LoginDialogProps } from "#web/features/games/my-games-page.tsx";
import { useEnterSession } from "#web/session/use-session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
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
        <ButtonLink to="/signup" state={{ from: "/games" }} variant="ghost">
          {t("login.toSignUp")}
        </ButtonLink>
      </p>
    </Dialog>
  );
}
