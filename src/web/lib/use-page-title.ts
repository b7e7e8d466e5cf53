import { useEffect } from "react";

/** Names the page in the browser's tab, and for whoever hears the page change. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
