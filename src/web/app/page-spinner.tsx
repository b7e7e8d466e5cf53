import { Spinner } from "#web/ui/spinner.tsx";

/** A whole page that is being waited for. */
export const PageSpinner = ({ label }: { label: string }) => (
  <div className="majlis-ground flex min-h-dvh items-center justify-center p-6">
    <Spinner label={label} />
  </div>
);
