import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app/app.tsx";
import { readBoot } from "./lib/boot.ts";
import { guardPresses } from "./lib/press-guard.ts";
import { createQueryClient } from "./lib/query-client.ts";
import "./styles/main.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");

// Before the page answers, so that it never hears a press without the one before it.
guardPresses();

const page = (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App queryClient={createQueryClient()} boot={readBoot()} />
    </BrowserRouter>
  </StrictMode>
);

// A page that arrives rendered is taken over as it stands.
if (root.hasChildNodes()) hydrateRoot(root, page);
else createRoot(root).render(page);
