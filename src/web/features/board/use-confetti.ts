import { useEffect } from "react";

/** Celebration at the winner screen (game specification, section 9): about five seconds, four bursts a second. */
const LASTS_MS = 5_000;
const TICK_MS = 250;
const COLOURS = ["#f7dfa3", "#e6c274", "#86d6ff", "#ffb48f", "#8ee6bb", "#f8f1e0"];

/** Throws confetti from both sides; nothing at all for people who asked for less motion. */
export function useConfetti(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let isOver = false;
    let interval: ReturnType<typeof setInterval> | undefined;
    let end: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};
    const start = async () => {
      const { create } = (await import("canvas-confetti")).default;
      if (isOver) return;
      // Its worker would come from a blob, which the content security policy refuses.
      const confetti = create(undefined, { useWorker: false, resize: true });
      let ticks = LASTS_MS / TICK_MS;
      stop = () => confetti.reset();
      const burst = () => {
        ticks -= 1;
        if (ticks < 0) return clearInterval(interval);
        for (const x of [0.15, 0.85]) {
          void confetti({
            particleCount: 16,
            angle: x < 0.5 ? 60 : 120,
            spread: 70,
            startVelocity: 52,
            origin: { x, y: 0.75 },
            colors: COLOURS,
            ticks: 130,
            disableForReducedMotion: true,
          });
        }
      };
      burst();
      // What was thrown last would fall on for two more seconds.
      end = setTimeout(stop, LASTS_MS);
      interval = setInterval(burst, TICK_MS);
    };
    // Without it the result stands as it is.
    start().catch(() => {});
    return () => {
      isOver = true;
      clearInterval(interval);
      clearTimeout(end);
      stop();
    };
  }, [isOn]);
}
