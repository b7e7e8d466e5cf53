import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { SIGNED_OUT_KEY } from "./signed-out.ts";

/** Asks anew who is signed in when another tab signed out. */
export function useSharedSignOut(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === SIGNED_OUT_KEY) void queryClient.resetQueries();
    };
    window.addEventListener("storage", handleStorage);
    return () => window.removeEventListener("storage", handleStorage);
  }, [queryClient]);
}
