import { useEffect, useEffectEvent, useId, useState, type FormEvent } from "react";
import { GameDialog } from "./game-dialog.tsx";
import { GAME_TEXTS } from "./game-texts.ts";
import { TwoScripts } from "./two-scripts.tsx";

/** Of a report, as the contract takes it. */
const MAX_LENGTH = 1000;
/** How long each outcome stands (game specification, section 4). */
const SENT_FOR_MS = 1_100;
const FAILED_FOR_MS = 2_500;

interface Props {
  /** The id stays the same until it is sent, so that a second try is the same report. */
  onSend: (report: { id: string; text: string }) => Promise<void>;
  onClose: () => void;
}

type SendState = "writing" | "sending" | "sent" | "failed";

/** Reports a question: stays until it is sent, then closes by itself; what was written survives a failure. */
export function ReportPanel({ onSend, onClose }: Props) {
  const [id] = useState(() => crypto.randomUUID());
  const [text, setText] = useState("");
  const [state, setState] = useState<SendState>("writing");
  const fieldId = useId();
  const isSendable = text.trim() !== "" && (state === "writing" || state === "failed");

  // The question behind it is drawn anew every second, with another `onClose`.
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (state === "sent") {
      const timeout = setTimeout(() => close(), SENT_FOR_MS);
      return () => clearTimeout(timeout);
    }
    if (state === "failed") {
      const timeout = setTimeout(() => setState("writing"), FAILED_FOR_MS);
      return () => clearTimeout(timeout);
    }
    return undefined;
  }, [state]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSendable) return;
    setState("sending");
    onSend({ id, text: text.trim() }).then(
      () => setState("sent"),
      () => setState("failed"),
    );
  };

  return (
    <GameDialog title={GAME_TEXTS.reportTitle} onClose={onClose}>
      <form className="report" onSubmit={handleSubmit}>
        <label htmlFor={fieldId}>
          <TwoScripts text={GAME_TEXTS.reportLabel} />
        </label>
        <textarea
          id={fieldId}
          data-first-stop
          dir="auto"
          rows={4}
          maxLength={MAX_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p role="status" className={state === "failed" ? "report-failed" : "sr-only"}>
          {state === "sent" ? <TwoScripts text={GAME_TEXTS.sent} /> : null}
          {state === "failed" ? <TwoScripts text={GAME_TEXTS.sendFailed} /> : null}
        </p>
        <button type="submit" className="game-button" data-look="gold" disabled={!isSendable}>
          <TwoScripts text={SEND_TEXTS[state]} />
        </button>
      </form>
    </GameDialog>
  );
}

const SEND_TEXTS = {
  writing: GAME_TEXTS.send,
  sending: GAME_TEXTS.sending,
  sent: GAME_TEXTS.sent,
  failed: GAME_TEXTS.send,
} as const;
