import { Spinner } from "#web/ui/spinner.tsx";

/** A whole page that is being waited for, before there are words to say so. */
export const PageSpinner = () => (
  <main className="majlis-ground flex min-h-dvh items-center justify-center p-6">
    <Spinner />
  </main>
);
