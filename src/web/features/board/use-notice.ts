import { useCallback, useEffect, useState } from "react";

/** What a game page says beside its content. */
export interface Notice {
  readonly text: string;
  /** Read out only; what it says is also seen. */
  readonly isQuiet: boolean;
  /** Tells the same words said again from the same words still standing. */
  readonly count: number;
}

const SHOWN_FOR_MS = 4_000;

export type Say = (text: string, options?: { readonly isQuiet?: boolean }) => void;

/** The one live region of a game page. */
export function useNotice(): [notice: Notice | null, say: Say] {
  const [notice, setNotice] = useState<Notice | null>(null);
  const say = useCallback<Say>((text, { isQuiet = false } = {}) => {
    setNotice((before) => ({ text, isQuiet, count: (before?.count ?? 0) + 1 }));
  }, []);
  useEffect(() => {
    if (!notice) return;
    const timeout = setTimeout(() => setNotice(null), SHOWN_FOR_MS);
    return () => clearTimeout(timeout);
  }, [notice]);
  return [notice, say];
}
