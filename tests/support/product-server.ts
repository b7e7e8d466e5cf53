import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { join } from "node:path";

const PROJECT = join(import.meta.dirname, "../..");
const START_TIMEOUT_MS = 60_000;

export interface ProductServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Ends it as an operator does, and waits until it is gone. */
  readonly stop: () => Promise<void>;
  /** Ends it as a power cut does. */
  readonly kill: () => Promise<void>;
}

export interface ServerOptions {
  readonly dataDir: string;
  /** 0 takes a free one. */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the product as `npm start` does, without building it, and waits until it says where it listens. */
export async function startProductServer({ dataDir, port = 0, env = {} }: ServerOptions): Promise<ProductServer> {
  const child = spawn(process.execPath, [join(PROJECT, "src/server/start.mjs")], {
    env: {
      ...process.env,
      DATABASE_URL: "",
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      PORT: String(port),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const isGone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const errors: string[] = [];
  createInterface({ input: child.stderr }).on("line", (line) => errors.push(line));

  const url = await new Promise<string>((resolve, reject) => {
    const giveUp = setTimeout(
      () => reject(new Error(`The server did not start: ${errors.join("\n")}`)),
      START_TIMEOUT_MS,
    );
    createInterface({ input: child.stdout }).on("line", (line) => {
      const address = /^Open (http\S+)/.exec(line)?.[1];
      if (address === undefined) return;
      clearTimeout(giveUp);
      resolve(address.replace("localhost", "127.0.0.1"));
    });
    child.once("exit", (code) => {
      clearTimeout(giveUp);
      reject(new Error(`The server ended with ${code}: ${errors.join("\n")}`));
    });
  });

  const end = (signal: NodeJS.Signals) => async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await isGone;
  };
  return { url, process: child, stop: end("SIGTERM"), kill: end("SIGKILL") };
}
