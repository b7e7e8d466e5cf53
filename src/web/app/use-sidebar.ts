import { useCallback, useEffect, useState } from "react";
import { readCookie, writeCookie } from "#web/lib/cookie.ts";

const SIDEBAR_COOKIE = "majlis_sidebar";
/** Account specification, section 9. */
const SIDEBAR_COOKIE_SECONDS = 7 * 24 * 60 * 60;
/** Ours: below it the sidebar would take a column of cards. */
const MIN_WIDTH_TO_START_OPEN_PX = 1200;
const SHORTCUT_KEY = "KeyB";

/** Open where there is room for it, until a person decides. */
function startsOpen(): boolean {
  if (typeof document === "undefined") return true;
  const stored = readCookie(SIDEBAR_COOKIE);
  return stored === null ? window.innerWidth >= MIN_WIDTH_TO_START_OPEN_PX : stored === "open";
}

/** Whether the sidebar shows its labels, kept for seven days; Ctrl or Cmd with B toggles it. */
export function useSidebar() {
  const [isOpen, setIsOpen] = useState(startsOpen);

  const toggle = useCallback(
    () =>
      setIsOpen((open) => {
        writeCookie(SIDEBAR_COOKIE, open ? "closed" : "open", SIDEBAR_COOKIE_SECONDS);
        return !open;
      }),
    [],
  );
  useEffect(() => {
    // By place on the keyboard, so that it works on an Arabic layout too.
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.code !== SHORTCUT_KEY || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, [toggle]);

  return { isOpen, toggle };
}
