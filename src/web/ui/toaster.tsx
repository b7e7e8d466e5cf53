import { Toaster as Sonner } from "sonner";

const TOAST_LASTS_MS = 5000;

interface Props {
  dir: "ltr" | "rtl";
  /** Name of the region that announces toasts. */
  label: string;
}

/** Bottom right, five seconds, rich colours (account specification, section 9). Hover and focus hold a toast. */
export const Toaster = ({ dir, label }: Props) => (
  <Sonner
    position="bottom-right"
    duration={TOAST_LASTS_MS}
    dir={dir}
    richColors
    theme="dark"
    containerAriaLabel={label}
    style={{ fontFamily: "inherit" }}
    toastOptions={{ className: "majlis-toast" }}
  />
);
