import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation, useNavigate } from "react-router";
import { toast } from "sonner";
import { useHasElapsed } from "#web/lib/use-has-elapsed.ts";
import { useSession } from "#web/session/use-session.ts";
import { PageSpinner } from "./page-spinner.tsx";

/** Account specification, section 9. */
const VERIFY_TIMEOUT_MS = 3000;

/** Shows its pages to signed-in people and leads everyone else to the login, which leads back. */
export function ProtectedRoute() {
  const { t } = useTranslation();
  const { status } = useSession();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const hasWaited = useHasElapsed(VERIFY_TIMEOUT_MS);
  const mustLogin = status === "guest" || status === "unknown" || (status === "checking" && hasWaited);

  useEffect(() => {
    if (!mustLogin) return;
    toast.info(t("session.pleaseLogin"), { id: "please-login" });
    void navigate("/login", { replace: true, state: { from: pathname + search, fromState: state as unknown } });
  }, [mustLogin, navigate, pathname, search, state, t]);

  return status === "signedIn" ? <Outlet /> : <PageSpinner label={t("session.checking")} />;
}
