import { randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import { performance } from "node:perf_hooks";
import { TILE_COUNT } from "#core/game/board.ts";
import type { Move } from "#core/game/moves.ts";

/** Who asks, and about which game; each gets a connection of its own. */
export interface LoadClient {
  readonly cookie: string;
  readonly gameId: string;
  readonly version: number;
}

export interface LoadJob {
  readonly kind: "read" | "move";
  readonly host: string;
  readonly port: number;
  readonly clients: readonly LoadClient[];
  readonly warmMs: number;
  readonly measureMs: number;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly answerBytes: number;
}

const HEADER_END = Buffer.from("\r\n\r\n");
const LENGTH_HEADER = Buffer.from("content-length: ");
const MAX_DIGITS = 10;
const OK_LINE = "HTTP/1.1 200";
const SETTLE_MS = 500;
const VERSION_WIDTH = 10;
const COUNTER_WIDTH = 12;

/** One tile after the other is opened, revealed and awarded; then the game is reset, and so on. */
const MOVES: readonly Move[] = [
  ...Array.from({ length: TILE_COUNT }, (_, tile): readonly Move[] => [
    { type: "openTile", tile },
    { type: "revealAnswer", tile },
    { type: "awardTile", tile, winner: tile % 2 === 0 ? 0 : 1 },
  ]).flat(),
  { type: "resetGame" },
];

interface Request {
  readonly bytes: Buffer;
  /** Where the move's number goes, at the end of its id. */
  readonly counterAt: number;
  readonly versionAt: number;
}

function headerLines({ host, port }: LoadJob, { cookie }: LoadClient): string {
  return [
    `host: ${host}:${port}`,
    "user-agent: bench",
    "accept: application/json",
    "accept-encoding: gzip, deflate, br",
    "sec-fetch-site: same-origin",
    `cookie: ${cookie}`,
  ].join("\r\n");
}

/** Everything is written out before the measurement; of a move only its id's end and its version change. */
function prepareRequests(job: LoadJob, client: LoadClient): readonly Request[] {
  const path = `/api/v1/games/${client.gameId}`;
  const headers = headerLines(job, client);
  if (job.kind === "read") {
    return [{ bytes: Buffer.from(`GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`), counterAt: 0, versionAt: 0 }];
  }
  const idStart = randomUUID().slice(0, -COUNTER_WIDTH);
  return MOVES.map((move) => {
    const beforeCounter = `{"id":"${idStart}`;
    const beforeVersion = `${beforeCounter}${"0".repeat(COUNTER_WIDTH)}","version":`;
    const body = `${beforeVersion}${" ".repeat(VERSION_WIDTH)},"move":${JSON.stringify(move)}}`;
    const head = `POST ${path}/moves HTTP/1.1\r\n${headers}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    return {
      bytes: Buffer.from(head + body),
      counterAt: head.length + beforeCounter.length,
      versionAt: head.length + beforeVersion.length,
    };
  });
}

/** Calls back once for every complete answer; anything but 200 ends the run. */
function readAnswers(socket: Socket, onAnswer: (bytes: number) => void, onFailure: (error: Error) => void): void {
  let missing = 0;
  let total = 0;
  socket.on("data", (chunk: Buffer) => {
    if (missing === 0) {
      const headEnd = chunk.indexOf(HEADER_END);
      const lengthAt = chunk.indexOf(LENGTH_HEADER);
      if (
        chunk.toString("latin1", 0, OK_LINE.length) !== OK_LINE ||
        headEnd < 0 ||
        lengthAt < 0 ||
        lengthAt > headEnd
      ) {
        onFailure(new Error(`an answer that is not 200: ${chunk.toString("utf8").slice(0, 2_000)}`));
        return;
      }
      const digitsAt = lengthAt + LENGTH_HEADER.length;
      const length = Number.parseInt(chunk.toString("latin1", digitsAt, digitsAt + MAX_DIGITS), 10);
      total = headEnd + HEADER_END.length + length;
      missing = total;
    }
    missing -= chunk.length;
    if (missing < 0) onFailure(new Error("more than one answer came to one request"));
    else if (missing === 0) onAnswer(total);
  });
}

interface Tally {
  isMeasuring: boolean;
  readonly durations: number[];
  bytes: number;
}

/** Asks one thing after the other on one connection. */
function startClient(job: LoadJob, client: LoadClient, tally: Tally, onFailure: (error: Error) => void): Socket {
  const requests = prepareRequests(job, client);
  const socket = connect({ host: job.host, port: job.port, noDelay: true });
  let sent = 0;
  let sentAt = 0;

  const send = () => {
    const request = requests[sent % requests.length];
    if (!request) return;
    if (job.kind === "move") {
      const { bytes, counterAt, versionAt } = request;
      bytes.write(sent.toString(16).padStart(COUNTER_WIDTH, "0"), counterAt, "latin1");
      bytes.write(String(client.version + sent).padStart(VERSION_WIDTH), versionAt, "latin1");
    }
    sent += 1;
    sentAt = performance.now();
    socket.write(request.bytes);
  };
  readAnswers(
    socket,
    (bytes) => {
      if (tally.isMeasuring) {
        tally.durations.push(performance.now() - sentAt);
        tally.bytes += bytes;
      }
      send();
    },
    onFailure,
  );
  socket.on("error", onFailure);
  socket.once("connect", send);
  return socket;
}

async function run(job: LoadJob): Promise<LoadResult> {
  const tally: Tally = { isMeasuring: false, durations: [], bytes: 0 };
  const failure = Promise.withResolvers<never>();
  const sockets = job.clients.map((client) => startClient(job, client, tally, failure.reject));
  const pause = (ms: number) => Promise.race([failure.promise, new Promise((resolve) => setTimeout(resolve, ms))]);

  await pause(job.warmMs);
  tally.isMeasuring = true;
  const start = performance.now();
  await pause(job.measureMs);
  tally.isMeasuring = false;
  const seconds = (performance.now() - start) / 1000;
  for (const socket of sockets) socket.destroy();
  // Moves that were on their way are stored before anyone reads the games' versions.
  await pause(SETTLE_MS);

  const count = tally.durations.length;
  const sorted = tally.durations.toSorted((a, b) => a - b);
  return {
    perSecond: count / seconds,
    p50Ms: sorted[Math.floor(count * 0.5)] ?? 0,
    p99Ms: sorted[Math.floor(count * 0.99)] ?? 0,
    answerBytes: tally.bytes / count,
  };
}

// Runs in a process of its own, so that its work is not the measured server's.
process.once("message", (job: LoadJob) => {
  void run(job)
    .then((result) => process.send?.({ result }))
    .catch((error: unknown) => process.send?.({ error: String(error) }))
    .finally(() => process.disconnect());
});
