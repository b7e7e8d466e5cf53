import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app/app.tsx";
import { createI18n } from "./i18n/create-i18n.ts";
import { storedLanguage } from "./i18n/language.ts";
import { createQueryClient } from "./lib/query-client.ts";
import { isNightPath } from "./lib/paths.ts";
import { chosenTheme } from "./lib/theme.ts";
import "./styles/main.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");

const theme = isNightPath(location.pathname) ? "night" : chosenTheme();
if (theme) document.documentElement.dataset["theme"] = theme;

// Texts first: a page is never shown with keys in place of words.
const i18n = await createI18n(storedLanguage() ?? "en");
const page = (
  <StrictMode>
    <BrowserRouter>
      <App queryClient={createQueryClient()} i18n={i18n} />
    </BrowserRouter>
  </StrictMode>
);

// A page that arrives rendered is taken over as it stands.
if (root.hasChildNodes()) hydrateRoot(root, page);
else createRoot(root).render(page);
