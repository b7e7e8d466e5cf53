import { useEffect } from "react";

/** Keeps the screen awake while a game page is shown; where that is refused the game goes on without. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (!("wakeLock" in navigator) || document.visibilityState !== "visible") return;
      try {
        const next = await navigator.wakeLock.request("screen");
        if (isOver) await next.release();
        else lock = next;
      } catch {
        // Refused, for example on a low battery: nothing a host could do about it.
      }
    };
    const askAgain = () => void ask();
    void ask();
    document.addEventListener("visibilitychange", askAgain);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", askAgain);
      void lock?.release();
    };
  }, []);
}
