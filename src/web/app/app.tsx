import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import type { i18n as I18n } from "i18next";
import { I18nextProvider } from "react-i18next";
import { AppRoutes } from "./app-routes.tsx";

interface Props {
  queryClient: QueryClient;
  i18n: I18n;
}

/** Everything inside a router: a browser's, or a static one where the first paint is made. */
export const App = ({ queryClient, i18n }: Props) => (
  <QueryClientProvider client={queryClient}>
    <I18nextProvider i18n={i18n}>
      <AppRoutes />
    </I18nextProvider>
  </QueryClientProvider>
);
