import { readStored, removeStored, writeStored } from "#web/lib/storage.ts";

const REMEMBERED_KEY = "majlis_remembered";
/** Account specification, section 9. */
const REMEMBERED_FOR_MS = 60 * 24 * 60 * 60 * 1000;

interface Remembered {
  readonly email: string;
  readonly lastLoginAt: number;
}

const isRemembered = (value: unknown): value is Remembered =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as Remembered).email === "string" &&
  typeof (value as Remembered).lastLoginAt === "number";

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored) as unknown;
  } catch {
    return null;
  }
}

/** The address of the last login on this device, for 60 days. Never a password, nor anything that signs in. */
export function rememberedEmail(now: number): string | null {
  const stored = readStored("localStorage", REMEMBERED_KEY);
  if (stored === null) return null;
  const remembered = parse(stored);
  if (isRemembered(remembered) && now - remembered.lastLoginAt < REMEMBERED_FOR_MS) return remembered.email;
  forgetEmail();
  return null;
}

export const rememberEmail = (email: string, now: number): void =>
  writeStored("localStorage", REMEMBERED_KEY, JSON.stringify({ email, lastLoginAt: now } satisfies Remembered));

export const forgetEmail = (): void => removeStored("localStorage", REMEMBERED_KEY);
