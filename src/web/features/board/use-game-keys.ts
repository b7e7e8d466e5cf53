import { useEffect, useEffectEvent } from "react";

/** What a key asks for, whichever device it comes from. */
export interface KeyActions {
  readonly onBack?: (() => void) | undefined;
  readonly onPause?: (() => void) | undefined;
  /** A presenter's forward key. */
  readonly onNext?: (() => void) | undefined;
  readonly onPrevious?: (() => void) | undefined;
  /** By the key's place on the keyboard (`KeyF`), so that an Arabic layout works too. */
  readonly letters?: Readonly<Record<string, () => void>> | undefined;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea, select");

const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("a, button, input, textarea, summary") !== null;

/**
 * Hears keyboard, remote and presenter. Space is left to a focused control, everything to a field and to an open
 * dialog.
 *
 * @param areLettersOn single-key shortcuts can be switched off (WCAG 2.1.4)
 */
export function useGameKeys(actions: KeyActions, areLettersOn: boolean): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
    const action = actionFor(event, actions, areLettersOn);
    if (!action || event.repeat) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  }, []);
}

function actionFor(event: KeyboardEvent, actions: KeyActions, areLettersOn: boolean): (() => void) | undefined {
  switch (event.key) {
    case "Escape":
    case "Backspace":
    case "GoBack":
      return actions.onBack;
    case " ":
      return isControl(event.target) ? undefined : actions.onPause;
    case "MediaPlayPause":
      return actions.onPause;
    case "PageDown":
      return actions.onNext;
    case "PageUp":
      return actions.onPrevious;
    case "?":
    case "؟":
      return areLettersOn ? actions.letters?.["?"] : undefined;
    default:
      return areLettersOn && !event.shiftKey ? actions.letters?.[event.code] : undefined;
  }
}
