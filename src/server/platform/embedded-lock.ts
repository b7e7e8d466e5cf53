import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A data directory that another running process has open. */
export class DirectoryInUseError extends Error {}

interface Holder {
  readonly pid: number;
  /** Tells two processes that had the same id apart; `null` where the system does not say. */
  readonly startedAt: string | null;
}

/** When the kernel started a process, in ticks since boot (field 22 of `/proc/<pid>/stat`, Linux only). */
const startOf = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command name before it may contain spaces and brackets.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
};

const isRunning = ({ pid, startedAt }: Holder): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: there is such a process, of another user.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  const actualStart = startOf(pid);
  return startedAt === null || actualStart === null || startedAt === actualStart;
};

const readHolder = (path: string): Holder | null => {
  try {
    const holder: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (typeof holder !== "object" || holder === null || !("pid" in holder) || typeof holder.pid !== "number")
      return null;
    return {
      pid: holder.pid,
      startedAt: "startedAt" in holder && typeof holder.startedAt === "string" ? holder.startedAt : null,
    };
  } catch {
    return null;
  }
};

const heldHere = new Set<string>();

/**
 * Makes this process the only one that opens the embedded database of a directory.
 *
 * The database does not enforce it itself: two processes on one directory lose rows silently. A lock whose process is
 * gone is taken over, so that a crash needs no hand.
 *
 * @returns the function that gives the directory back
 * @throws DirectoryInUseError when a running process has it
 */
export const lockDirectory = (dataDir: string): (() => void) => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, "database.lock");
  const own: Holder = { pid: process.pid, startedAt: startOf(process.pid) };

  const refusal = (pid: number) =>
    new DirectoryInUseError(
      `${dataDir} is in use by process ${pid}; stop it, or set DATA_DIR or PORT and DATABASE_URL for a second run.`,
    );
  if (heldHere.has(path)) throw refusal(process.pid);

  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(path, JSON.stringify(own), { flag: "wx", mode: 0o600 });
      heldHere.add(path);
      return () => {
        heldHere.delete(path);
        rmSync(path, { force: true });
      };
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }

    const holder = readHolder(path);
    // A container starts its process with the same id each time: a lock of our own id that we do not hold is an old one.
    if (holder !== null && holder.pid !== process.pid && isRunning(holder)) throw refusal(holder.pid);
    rmSync(path, { force: true });
  }
  throw new DirectoryInUseError(`${dataDir} is being opened by another process.`);
};
