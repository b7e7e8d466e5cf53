import { useEffect } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { useHasElapsed } from "#web/lib/use-has-elapsed.ts";
import { useSession } from "#web/session/use-session.ts";
import { PageSpinner } from "./page-spinner.tsx";

/** Account specification, section 9. */
const VERIFY_TIMEOUT_MS = 3000;

/**
 * Shows its pages to signed-in people and leads everyone else to the login, which says why and leads back.
 *
 * It holds no words: game pages work without the interface's texts.
 */
export function ProtectedRoute() {
  const { status } = useSession();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const hasWaited = useHasElapsed(VERIFY_TIMEOUT_MS);
  const mustLogin = status === "guest" || status === "unknown" || (status === "checking" && hasWaited);

  useEffect(() => {
    if (!mustLogin) return;
    const wayBack = { from: pathname + search, fromState: state as unknown, mustLogin: true };
    void navigate("/login", { replace: true, state: wayBack });
  }, [mustLogin, navigate, pathname, search, state]);

  return status === "signedIn" ? <Outlet /> : <PageSpinner />;
}
