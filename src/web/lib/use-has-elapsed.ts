import { useEffect, useState } from "react";

/**
 * Whether `delayMs` have passed since the component appeared.
 *
 * @param delayMs `null` never passes
 */
export function useHasElapsed(delayMs: number | null): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    if (delayMs === null) return;
    const timeout = setTimeout(() => setHasElapsed(true), delayMs);
    return () => clearTimeout(timeout);
  }, [delayMs]);
  return hasElapsed;
}
