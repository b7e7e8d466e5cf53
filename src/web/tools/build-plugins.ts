import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";
import { subsetFonts } from "./subset-fonts.ts";

const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;
const SMALLEST_WORTH_COMPRESSING = 512;

/** Makes the subset fonts before the first stylesheet asks for them. */
export const fonts = (folder: string): Plugin => ({
  name: "majlis:fonts",
  async buildStart() {
    await subsetFonts(folder);
  },
});

/** Asks the browser for one font while it still reads the page, instead of after the stylesheet. */
export const preloadFont = (name: string): Plugin => ({
  name: "majlis:preload-font",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle }) {
      const file = Object.keys(bundle ?? {}).find((path) => path.includes(name) && path.endsWith(".woff2"));
      if (!file) throw new Error(`The build has no font ${name} to preload.`);
      return [
        {
          tag: "link",
          injectTo: "head-prepend",
          attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: true },
        },
      ];
    },
  },
});

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Lays `.br` and `.gz` beside every text file of the build, so that the server compresses nothing while serving. */
export const precompress = (): Plugin => ({
  name: "majlis:precompress",
  apply: "build",
  async writeBundle({ dir }) {
    if (!dir) return;
    const entries = await readdir(dir, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      const content = await readFile(file);
      if (content.length < SMALLEST_WORTH_COMPRESSING) continue;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${file}.br`, await compressBrotli(content, { params }));
      await writeFile(`${file}.gz`, await compressGzip(content, { level: 9 }));
    }
  },
});
