import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { App } from "./app/app.tsx";
import type { Boot } from "./lib/boot.ts";
import { createQueryClient } from "./lib/query-client.ts";

/** Draws a page as text, for the browser to show before its script has arrived. The server loads this as a built file. */
export async function renderPage(path: string, boot: Boot): Promise<string> {
  const queryClient = createQueryClient();
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App queryClient={queryClient} boot={boot} />
      </StaticRouter>
    </StrictMode>,
  );
  queryClient.clear();
  return new Response(prelude).text();
}
