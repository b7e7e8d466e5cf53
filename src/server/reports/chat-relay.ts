export interface ChatMessage {
  readonly title: string;
  readonly description: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** Tells the editors' chat of a report. Sending is never waited for and never fails its caller. */
export interface ChatRelay {
  readonly send: (message: ChatMessage) => void;
}

/** Without a configured chat, reports are only stored. */
export const storedOnlyRelay: ChatRelay = { send: () => undefined };

const TIMEOUT_MS = 10_000;
const GOLD = 0xd4a843;

/**
 * Posts reports to a chat webhook in the embed form of the game specification, section 7, with mentions off.
 *
 * @param logFailure hears of a report the chat did not take; the report itself is stored
 */
export function webhookRelay(url: string, logFailure: (error: unknown) => void): ChatRelay {
  return {
    send({ title, description, fields }) {
      const body = JSON.stringify({
        embeds: [{ title, description, color: GOLD, fields }],
        allowed_mentions: { parse: [] },
      });
      void post(url, body).catch(logFailure);
    },
  };
}

async function post(url: string, body: string): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The chat answered ${response.status}.`);
}
