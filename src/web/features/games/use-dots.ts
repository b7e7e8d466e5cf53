import { useEffect, useState } from "react";

/** Game specification, section 2. */
const DOTS_STEP_MS = 500;
const MAX_DOTS = 3;
/** As wide as a full stop, so that the label stands still while its dots come and go. */
const DOT_SPACE = "\u2008";

/** One to three dots, one more every half second, in the width of three. */
export function useDots(isRunning: boolean): string {
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (!isRunning) return;
    const interval = setInterval(() => setCount((before) => (before % MAX_DOTS) + 1), DOTS_STEP_MS);
    return () => {
      clearInterval(interval);
      setCount(1);
    };
  }, [isRunning]);
  return ".".repeat(count).padEnd(MAX_DOTS, DOT_SPACE);
}
