import type { ExternalToast } from "sonner";

export type ToastKind = "success" | "info" | "warning" | "error";

export interface ToastOptions {
  /** A toast with an id replaces the one that has it. */
  readonly id?: string;
  readonly description?: string;
  readonly duration?: number;
}

type Publish = (kind: ToastKind, title: string, options: ExternalToast) => void;

let publish: Publish | null = null;
let waiting: (() => void)[] = [];
const wishes = new Set<() => void>();
let isWanted = false;
/** Game pages are English; the site names the region in its own language. */
let regionName = "Notifications";

function show(kind: ToastKind, title: string, options: ToastOptions = {}): void {
  if (publish) {
    publish(kind, title, options);
    return;
  }
  waiting.push(() => publish?.(kind, title, options));
  isWanted = true;
  for (const wish of wishes) wish();
}

/** Short messages at the edge of the screen. What shows them is fetched with the first one. */
export const toast = {
  success: (title: string, options?: ToastOptions): void => show("success", title, options),
  info: (title: string, options?: ToastOptions): void => show("info", title, options),
  warning: (title: string, options?: ToastOptions): void => show("warning", title, options),
  error: (title: string, options?: ToastOptions): void => show("error", title, options),
};

/** What `Toaster` needs of this; nobody else. */
export const toastStage = {
  subscribe: (wish: () => void): (() => void) => {
    wishes.add(wish);
    return () => wishes.delete(wish);
  },
  isWanted: (): boolean => isWanted,
  regionName: (): string => regionName,
  /** Takes over the toasts that waited for it. */
  open: (next: Publish): void => {
    publish = next;
    const late = waiting;
    waiting = [];
    for (const run of late) run();
  },
};

/** Names the region that toasts appear in, for those who hear the page. */
export const nameToastRegion = (name: string): void => {
  regionName = name;
};
