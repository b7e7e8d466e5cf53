import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { IconButton } from "./icon-button.tsx";

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  closeLabel: string;
  /** Takes the focus on opening; otherwise the first control does. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Takes the focus on closing; otherwise what had it before does. */
  finalFocus?: RefObject<HTMLElement | null>;
  className?: string;
}

/** A modal dialog: takes the focus and gives it back, closes on Escape and on a press outside. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  closeLabel,
  initialFocus,
  finalFocus,
  className,
}: Props) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Viewport className="fixed inset-0 z-50 flex items-center justify-center overflow-y-auto p-4">
          <BaseDialog.Popup
            {...(initialFocus ? { initialFocus } : {})}
            {...(finalFocus ? { finalFocus } : {})}
            className={classNames(
              "majlis-panel relative my-auto w-full max-w-lg p-6 outline-none sm:p-8",
              "bg-surface! transition duration-200 data-ending-style:scale-97 data-ending-style:opacity-0",
              "data-starting-style:scale-97 data-starting-style:opacity-0",
              className,
            )}
          >
            <BaseDialog.Title className="pe-12 text-2xl text-gold-bright">{title}</BaseDialog.Title>
            {description ? (
              <BaseDialog.Description className="mt-2 text-ink-muted">{description}</BaseDialog.Description>
            ) : null}
            {children ? <div className="mt-5">{children}</div> : null}
            {actions ? <div className="mt-7 flex flex-wrap justify-end gap-3">{actions}</div> : null}
            <BaseDialog.Close
              render={<IconButton label={closeLabel} icon={<X />} className="absolute inset-e-4 inset-bs-4" />}
            />
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
