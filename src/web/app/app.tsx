import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Boot } from "#web/lib/boot.ts";
import { BootGameContext } from "#web/lib/boot-game.ts";
import { sessionQuery } from "#web/session/use-session.ts";
import { AppRoutes } from "./app-routes.tsx";

/** Everything inside a router: a browser's, or a static one where the first paint is made. */
export function App({ queryClient, boot }: { queryClient: QueryClient; boot: Boot }) {
  useState(() => {
    if (boot.user !== undefined) queryClient.setQueryData(sessionQuery.queryKey, boot.user);
  });
  return (
    <QueryClientProvider client={queryClient}>
      <BootGameContext value={boot}>
        <AppRoutes />
      </BootGameContext>
    </QueryClientProvider>
  );
}
