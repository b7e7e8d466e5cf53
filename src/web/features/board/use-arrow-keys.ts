import { useEffect, type RefObject } from "react";
import { nextInDirection, type Direction } from "./spatial-focus.ts";

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const STOPS = "a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled)";

/** Fields need the arrows for their own text. */
const needsArrows = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea, select, iframe");

/**
 * Moves the focus with the arrow keys of a keyboard or a remote, by what is seen. Inside an open dialog they stay in it.
 *
 * With nothing focused the first arrow goes to the element marked `data-first-stop`.
 */
export function useArrowKeys(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const direction = DIRECTIONS[event.key];
      if (!direction || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      if (needsArrows(event.target) || !root.current) return;

      const scope = [...root.current.querySelectorAll("dialog[open]")].at(-1) ?? root.current;
      const stops = [...scope.querySelectorAll<HTMLElement>(STOPS)].filter(isReachable);
      const next = findNext(scope, stops, direction);
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  }, [root]);
}

function findNext(scope: Element, stops: readonly HTMLElement[], direction: Direction): HTMLElement | undefined {
  const current = document.activeElement;
  const isInside = current instanceof HTMLElement && scope.contains(current) && stops.includes(current);
  if (!isInside) return scope.querySelector<HTMLElement>("[data-first-stop]") ?? stops[0];

  const others = stops.filter((stop) => stop !== current);
  const index = nextInDirection(
    current.getBoundingClientRect(),
    others.map((stop) => stop.getBoundingClientRect()),
    direction,
  );
  return index === null ? undefined : others[index];
}

function isReachable(element: HTMLElement): boolean {
  const dialog = element.closest("dialog");
  if (dialog && !dialog.open) return false;
  const { width, height } = element.getBoundingClientRect();
  return (width > 1 && height > 1) || element.dataset["firstStop"] !== undefined;
}
