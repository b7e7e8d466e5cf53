import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fonts, precompress, preloadFont } from "./src/web/tools/build-plugins.ts";

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const fontFolder = fromHere("./node_modules/.cache/majlis-fonts");
const backend = process.env["API_URL"] ?? "http://127.0.0.1:3000";

export default defineConfig({
  root: fromHere("./src/web"),
  publicDir: false,
  cacheDir: fromHere("./node_modules/.cache/vite"),
  plugins: [fonts(fontFolder), react(), tailwindcss(), preloadFont("plex-arabic-400"), precompress()],
  resolve: { alias: { "~fonts": fontFolder } },
  build: {
    outDir: fromHere("./dist/web"),
    emptyOutDir: true,
    target: "es2022",
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: Object.fromEntries(
      ["/api", "/auth", "/rest", "/functions", "/art", "/media"].map((path) => [path, { target: backend }]),
    ),
    fs: { allow: [fromHere(".")] },
  },
});
