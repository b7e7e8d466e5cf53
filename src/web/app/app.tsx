import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { AppRoutes } from "./app-routes.tsx";

/** Everything inside a router: a browser's, or a static one where the first paint is made. */
export const App = ({ queryClient }: { queryClient: QueryClient }) => (
  <QueryClientProvider client={queryClient}>
    <AppRoutes />
  </QueryClientProvider>
);
