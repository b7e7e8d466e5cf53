import { lazy, Suspense, useSyncExternalStore } from "react";
import { toastStage } from "./toast.ts";

const ToastRegion = lazy(async () => ({ default: (await import("./toast-region.tsx")).ToastRegion }));

/** Where toasts appear; empty, and without its script, until there is one. */
export function Toaster() {
  const isWanted = useSyncExternalStore(toastStage.subscribe, toastStage.isWanted, () => false);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  );
}
