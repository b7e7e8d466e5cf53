import { useEffect, useSyncExternalStore } from "react";
import { useStoredSetting } from "./use-stored-setting.ts";

function subscribe(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

const isFullNow = () => Boolean(document.fullscreenElement);
const enter = () => document.documentElement.requestFullscreen({ navigationUI: "hide" });

export interface FullScreen {
  readonly isPossible: boolean;
  readonly isFull: boolean;
  readonly toggle: () => void;
}

/**
 * Full screen in one press. The choice is remembered: a browser allows it only on a press, so that the first press of the
 * next visit brings it back.
 */
export function useFullScreen(): FullScreen {
  const [wish, remember] = useStoredSetting("fullScreen", "off");
  const isFull = useSyncExternalStore(subscribe, isFullNow, () => false);
  const isPossible = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenEnabled), () => true);

  useEffect(() => {
    if (wish !== "on" || isFullNow() || !document.fullscreenEnabled) return;
    const comeBack = (event: Event) => {
      // The button itself says what is wanted now, and Escape is the way out.
      if (event.target instanceof Element && event.target.closest("[data-full-screen]")) return;
      if (event instanceof KeyboardEvent && event.key === "Escape") return;
      stop();
      enter().catch(() => remember("off"));
    };
    const stop = () => {
      document.removeEventListener("pointerup", comeBack);
      document.removeEventListener("keydown", comeBack);
    };
    document.addEventListener("pointerup", comeBack);
    document.addEventListener("keydown", comeBack);
    return stop;
    // Only a page that opens comes back; leaving full screen on this page is a choice for this page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const toggle = () => {
    if (isFull) {
      remember("off");
      void document.exitFullscreen();
      return;
    }
    enter().then(
      () => remember("on"),
      () => remember("off"),
    );
  };
  return { isPossible, isFull, toggle };
}
