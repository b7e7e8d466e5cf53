import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import pg from "pg";

const DEBIAN_FOLDER = "/usr/lib/postgresql";
const START_ATTEMPTS = 100;
const BETWEEN_ATTEMPTS_MS = 100;

const findBinaries = (): string => {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN_FOLDER, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
  const found = folders.find((folder) => existsSync(join(folder, "initdb")));
  if (found === undefined)
    throw new Error("PostgreSQL is not installed: install it, or set TEST_DATABASE_URL to a server's address");
  return found;
};

/** PostgreSQL refuses to run as root: a container's tests hand it to another user. */
const otherUser = (): { uid: number; gid: number } | null => {
  if (process.getuid?.() !== 0) return null;
  for (const name of ["postgres", "nobody"]) {
    try {
      const idOf = (kind: "-u" | "-g") =>
        Number(execFileSync("id", [kind, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: idOf("-u"), gid: idOf("-g") };
    } catch {
      continue;
    }
  }
  throw new Error("neither the user postgres nor nobody exists to run PostgreSQL as");
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no free port")),
      );
    });
  });

const waitUntilReady = async (connectionString: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === START_ATTEMPTS) throw new Error("the test server did not start", { cause: error });
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_ATTEMPTS_MS));
    }
  }
};

export interface PostgresServer {
  /** Address of its maintenance database, as superuser. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server of its own on the loopback address, with nothing kept and nothing synced.
 *
 * @param durable syncs every commit to the disk, as PostgreSQL does by itself
 */
export const startPostgresServer = async ({ durable = false }: { durable?: boolean } = {}): Promise<PostgresServer> => {
  const binaries = findBinaries();
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), "majlis-postgres-"));
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (user) for (const path of [folder, data]) chownSync(path, user.uid, user.gid);

  const as = { ...user, cwd: folder, env: { LC_ALL: "C", PATH: process.env["PATH"] } };
  execFileSync(
    join(binaries, "initdb"),
    ["-D", data, "-U", "majlis", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    {
      ...as,
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const port = await freePort();
  const settings = {
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
    max_connections: "100",
    listen_addresses: "127.0.0.1",
  };
  const server = spawn(
    join(binaries, "postgres"),
    [
      "-D",
      data,
      "-p",
      String(port),
      "-k",
      folder,
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    { ...as, stdio: "ignore" },
  );
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));

  const url = `postgres://majlis@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for open connections.
    server.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
};
