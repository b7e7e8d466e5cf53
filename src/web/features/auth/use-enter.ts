import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useEnterSession, type SessionUser } from "#web/session/use-session.ts";
import { useWayBack } from "./auth-gate.tsx";

/**
 * Leads someone who has just signed in on to where they came from.
 *
 * @param delayMs how long the form stays, so that its success can be seen
 */
export function useEnter(delayMs: number) {
  const [user, setUser] = useState<SessionUser | null>(null);
  const enterSession = useEnterSession();
  const navigate = useNavigate();
  const { path, state } = useWayBack();

  useEffect(() => {
    if (!user) return;
    const timeout = setTimeout(() => {
      enterSession(user);
      void navigate(path, { replace: true, state });
    }, delayMs);
    return () => clearTimeout(timeout);
    // The way back is the one the person came with; nothing that changes meanwhile restarts the wait.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [user, delayMs]);

  return { isLeaving: user !== null, enter: setUser };
}
