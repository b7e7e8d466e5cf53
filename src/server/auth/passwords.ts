import { hash, verify } from "@node-rs/argon2";
import { ApiError } from "#server/platform/errors.ts";

/** Argon2id (number 2 of the binding) with 19 MiB, two passes and one lane (OWASP Password Storage Cheat Sheet). */
const COST = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

const MAX_AT_ONCE = 2;
const MAX_WAITING = 100;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Keeps a flood of sign-ins from taking every thread and all memory.
 *
 * @throws ApiError `UNAVAILABLE` when too many wait already
 */
const inTurn = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  if (running >= MAX_AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw new ApiError("UNAVAILABLE");
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // A finished turn passes its place on, so that nobody slips in before those who wait.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
};

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

export const verifyPassword = ({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> =>
  inTurn(() => verify(stored, password));
