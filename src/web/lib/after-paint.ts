/** A page out of sight paints nothing; what waits for it goes on after this long. */
const UNPAINTED_AFTER_MS = 100;

/**
 * Runs something once what was just changed is on screen, so that it does not stand in the way of it.
 *
 * @returns runs it now if it has not been run, so that leaving the page loses nothing
 */
export function afterPaint(run: () => void): () => void {
  let isDone = false;
  const runOnce = () => {
    if (isDone) return;
    isDone = true;
    cancelAnimationFrame(frame);
    clearTimeout(timeout);
    run();
  };
  // A task posted from an animation frame comes after that frame's painting.
  let timeout = setTimeout(runOnce, UNPAINTED_AFTER_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timeout);
    timeout = setTimeout(runOnce);
  });
  return runOnce;
}
