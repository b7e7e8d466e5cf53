import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { SESSION_LOST_EVENT } from "#web/lib/call.ts";
import { SIGNED_OUT_KEY } from "./signed-out.ts";
import { sessionQuery } from "./use-session.ts";

/** Asks anew who is signed in when another tab signed out, and when a call finds that the session has ended. */
export function useSharedSignOut(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === SIGNED_OUT_KEY) void queryClient.resetQueries();
    };
    const handleSessionLost = () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    window.addEventListener("storage", handleStorage);
    window.addEventListener(SESSION_LOST_EVENT, handleSessionLost);
    return () => {
      window.removeEventListener("storage", handleStorage);
      window.removeEventListener(SESSION_LOST_EVENT, handleSessionLost);
    };
  }, [queryClient]);
}
