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

/** Every picture is drawn in a box of this size, with its arch in the middle of it. */
const PICTURE = { width: 640, height: 480 } as const;

/**
 * Several pictures side by side in one picture, within an address: a browser then reads one document and not one a
 * picture, and a page brings them along. Colours that pictures share are written once, and the tiling around the arch
 * is left out, of which only corners would be seen.
 *
 * @param widthShare how much of a picture's width is kept, around its middle; above 0, at most 1
 * @returns `null` when one of the addresses is not a picture of ours
 */
export function artSheetAddress(art: Art, urls: readonly string[], widthShare: number): string | null {
  const [width, height] = [Math.round(PICTURE.width * widthShare), PICTURE.height];
  const cells: string[] = [];
  for (const [position, url] of urls.entries()) {
    const picture = art.get(url.replace(/^\/art\//, ""));
    if (!picture) return null;
    const place = `x="${position * width}" width="${width}" height="${height}"`;
    const view = `viewBox="${(PICTURE.width - width) / 2} 0 ${width} ${height}"`;
    cells.push(
      withoutTiling(picture.svg)
        .replace(/^<svg[^>]*>/, `<svg ${place} ${view}>`)
        .trim(),
    );
  }
  const size = `width="${width * urls.length}" height="${height}"`;
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${withSharedColours(cells.join(""))}</svg>`;
  // Only what an address cannot hold is escaped, so that the page still compresses well.
  return `data:image/svg+xml,${sheet.replaceAll(/[%#"<>\n]/g, (character) => encodeURIComponent(character))}`;
}

const withoutTiling = (svg: string): string =>
  svg.replaceAll(/<pattern[\s\S]*?<\/pattern>|<rect[^>]*fill="url\(#[\w-]+-p\)"\/>/g, "");

/** Every gradient once: a later one that is the same gives way to the first. */
function withSharedColours(svg: string): string {
  const firstIds = new Map<string, string>();
  const otherIds = new Map<string, string>();
  const shared = svg.replaceAll(/<(\w+Gradient) id="([\w-]+)"([\s\S]*?)<\/\1>/g, (element, kind, id, rest) => {
    const firstId = firstIds.get(kind + rest);
    if (firstId !== undefined) otherIds.set(id, firstId);
    else firstIds.set(kind + rest, id);
    return firstId === undefined ? element : "";
  });
  return shared.replaceAll(/url\(#([\w-]+)\)/g, (use, id) => (otherIds.has(id) ? `url(#${otherIds.get(id)})` : use));
}

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
