import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { ApiError } from "./errors.ts";

interface Picture {
  readonly svg: string;
  readonly compressed: Buffer;
  readonly etag: string;
}

/** The category pictures by file name, held in memory: some thirty of five kilobytes. */
export type Art = ReadonlyMap<string, Picture>;

export const readArt = (folder: string): Art => {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".svg")) : [];
  return new Map(
    files.map((file) => {
      const svg = readFileSync(join(folder, file), "utf8");
      const compressed = brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
      return [
        file,
        { svg, compressed, etag: `"${createHash("sha256").update(svg).digest("base64url").slice(0, 20)}"` },
      ];
    }),
  );
};

/** A picture within an address, so that a page can bring it along; `null` when there is no such picture. */
export const artDataAddress = (art: Art, url: string): string | null => {
  const picture = art.get(url.replace(/^\/art\//, ""));
  if (!picture) return null;
  // Only what an address cannot hold is escaped, so that the page still compresses well.
  const escaped = picture.svg.replaceAll(/[%#"<>\n]/g, (character) => encodeURIComponent(character));
  return `data:image/svg+xml,${escaped}`;
};

/** Serves `/art/<category>.svg`, compressed for those who take it, to be asked for again after a day. */
export const registerArt = (app: FastifyInstance, art: Art): void => {
  app.get<{ Params: { file: string } }>("/art/:file", { schema: { hide: true } }, async (request, reply) => {
    const picture = art.get(request.params.file);
    if (!picture) throw new ApiError("NOT_FOUND");
    reply
      .type("image/svg+xml")
      .header("cache-control", "public, max-age=86400")
      .header("vary", "Accept-Encoding")
      .header("etag", picture.etag);
    if (request.headers["if-none-match"] === picture.etag) return reply.code(304).send();
    if (!/\bbr\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(picture.svg);
    return reply.header("content-encoding", "br").send(picture.compressed);
  });
};
