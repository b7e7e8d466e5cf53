import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { ownPathOr } from "#web/lib/paths.ts";
import { useHasElapsed } from "#web/lib/use-has-elapsed.ts";
import { useSession } from "#web/session/use-session.ts";
import { toast } from "#web/ui/toast.ts";
import { Spinner } from "#web/ui/spinner.tsx";

/** Account specification, section 9. */
const CHECK_TIMEOUT_MS = 2000;
const REDIRECT_DELAY_MS = 100;

interface WayBack {
  from?: unknown;
  fromState?: unknown;
  /** Set where someone was sent here instead of coming. */
  mustLogin?: unknown;
}

/** What the page that sent someone to the login left behind: where to go on afterwards, and with what. */
export function useWayBack(): { path: string; state: unknown } {
  const state = useLocation().state as WayBack | null;
  return { path: ownPathOr(state?.from), state: state?.fromState ?? null };
}

/**
 * Shows a form to guests only: waits at most two seconds to learn who is there, and leads signed-in people on.
 *
 * @param isLeaving the form itself has just signed someone in and leads on in its own time
 */
export function AuthGate({ isLeaving, children }: { isLeaving: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const { status } = useSession();
  const navigate = useNavigate();
  const { path, state } = useWayBack();
  const hasWaited = useHasElapsed(CHECK_TIMEOUT_MS);
  const wasSent = (useLocation().state as WayBack | null)?.mustLogin === true;
  const isRedirecting = status === "signedIn" && !isLeaving;

  useEffect(() => {
    if (!isRedirecting) return;
    const timeout = setTimeout(() => void navigate(path, { replace: true, state }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timeout);
  }, [isRedirecting, navigate, path, state]);

  useEffect(() => {
    if (wasSent && status !== "signedIn") toast.info(t("session.pleaseLogin"), { id: "please-login" });
    // Said on arrival, not whenever the answer about the session changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wasSent]);

  if (isRedirecting) return <Spinner label={t("session.redirecting")} className="flex-1" />;
  if (status === "checking" && !hasWaited) return <Spinner label={t("session.checking")} className="flex-1" />;
  return children;
}
