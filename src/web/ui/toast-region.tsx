import { useEffect } from "react";
import { Toaster, toast } from "sonner";
import { toastStage } from "./toast.ts";

const TOAST_LASTS_MS = 5000;

/** Bottom right, five seconds, rich colours (account specification, section 9). Hover and focus hold a toast. */
export function ToastRegion() {
  useEffect(() => toastStage.open((kind, title, options) => toast[kind](title, options)), []);
  return (
    <Toaster
      position="bottom-right"
      duration={TOAST_LASTS_MS}
      dir="auto"
      richColors
      theme="dark"
      containerAriaLabel={toastStage.regionName()}
      style={{ fontFamily: "inherit" }}
      toastOptions={{ className: "majlis-toast" }}
    />
  );
}
