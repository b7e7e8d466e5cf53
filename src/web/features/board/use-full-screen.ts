import { useEffect, useSyncExternalStore } from "react";
import { readSetting, storeSetting } from "./use-stored-setting.ts";

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

const SETTING = "fullScreen";

/**
 * Full screen in one press, remembered while it lasts: whoever leaves it by Escape has left it, but a page that was
 * closed or loaded again in full screen comes back to it. A browser allows that only on a press, so that the next visit's
 * first press does it.
 */
export function useFullScreen(): FullScreen {
  const isFull = useSyncExternalStore(subscribe, isFullNow, () => false);
  const isPossible = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => true,
  );

  useEffect(() => {
    const handleChange = () => {
      if (!isFullNow()) storeSetting(SETTING, "off");
    };
    const comeBack = (event: Event) => {
      // The button itself says what is wanted now, and Escape is the way out.
      if (event.target instanceof Element && event.target.closest("[data-full-screen]")) return;
      if (event instanceof KeyboardEvent && event.key === "Escape") return;
      stopComingBack();
      enter().catch(() => storeSetting(SETTING, "off"));
    };
    const stopComingBack = () => {
      document.removeEventListener("pointerup", comeBack);
      document.removeEventListener("keydown", comeBack);
    };
    document.addEventListener("fullscreenchange", handleChange);
    if (readSetting(SETTING) === "on" && !isFullNow() && document.fullscreenEnabled) {
      document.addEventListener("pointerup", comeBack);
      document.addEventListener("keydown", comeBack);
    }
    return () => {
      document.removeEventListener("fullscreenchange", handleChange);
      stopComingBack();
    };
  }, []);

  const toggle = () => {
    if (isFull) {
      void document.exitFullscreen();
      return;
    }
    enter().then(
      () => storeSetting(SETTING, "on"),
      () => storeSetting(SETTING, "off"),
    );
  };
  return { isPossible, isFull, toggle };
}
