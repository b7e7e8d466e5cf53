import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from "react";
import { X } from "lucide-react";
import { GAME_TEXTS, type TwoScripts as Text } from "./game-texts.ts";
import { TwoScripts } from "./two-scripts.tsx";

interface Props {
  title: Text;
  onClose: () => void;
  children: ReactNode;
  /** Fills the screen, for pictures and films. */
  isFull?: boolean;
  /** Named but not shown, where the content speaks for itself. */
  isTitleHidden?: boolean;
}

/**
 * A modal of the game pages, in the browser's own dialog: it takes the focus, keeps it, closes on Escape and gives the
 * focus back. It stays inside the page, so that it has the game's direction and sizes. Shown while it is rendered.
 */
export function GameDialog({ title, onClose, children, isFull = false, isTitleHidden = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    // Its first control would be Close, which a space then presses.
    element.querySelector<HTMLElement>("[data-first-stop]")?.focus();
    const handlePress = (event: MouseEvent) => {
      // The body fills the dialog, so that only a press outside reaches the dialog itself.
      if (event.target === element) close();
    };
    element.addEventListener("click", handlePress);
    return () => {
      element.removeEventListener("click", handlePress);
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      data-full={isFull || undefined}
      className="game-dialog"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="game-dialog-body">
        <header className="game-dialog-head">
          <h2 id={titleId} className={isTitleHidden ? "sr-only" : "game-dialog-title"}>
            <TwoScripts text={title} />
          </h2>
          <button type="button" className="game-button" data-look="quiet" onClick={onClose}>
            <X aria-hidden="true" />
            <TwoScripts text={GAME_TEXTS.close} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
