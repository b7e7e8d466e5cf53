import { useEffect, useState } from "react";
import { readCookie, writeCookie } from "#web/lib/cookie.ts";

const SIDEBAR_COOKIE = "majlis_sidebar";
/** Account specification, section 9. */
const SIDEBAR_COOKIE_SECONDS = 7 * 24 * 60 * 60;
const SHORTCUT_KEY = "KeyB";

/** Whether the sidebar shows its labels, kept for seven days; Ctrl or Cmd with B toggles it. */
export function useSidebar() {
  const [isOpen, setIsOpen] = useState(() => typeof document === "undefined" || readCookie(SIDEBAR_COOKIE) !== "closed");

  const toggle = () => setIsOpen((open) => !open);
  useEffect(() => writeCookie(SIDEBAR_COOKIE, isOpen ? "open" : "closed", SIDEBAR_COOKIE_SECONDS), [isOpen]);
  useEffect(() => {
    // By place on the keyboard, so that it works on an Arabic layout too.
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.code !== SHORTCUT_KEY || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setIsOpen((open) => !open);
    };
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, []);

  return { isOpen, toggle };
}
