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
    // Which files a page needs, for a server that wants to announce them.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "vendor", test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack)[\\/]/ },
            // Small parts that most pages share: one request instead of twenty. What brings a library along stays apart.
            {
              name: "parts",
              test: /src[\\/](?:core|web[\\/](?:lib|ui|session))[\\/](?!dialog|toast-region|use-sign-out|auth-calls)|node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ["/api", "/auth", "/rest", "/functions", "/art", "/media"].map((path) => [path, { target: backend }]),
    ),
    fs: { allow: [fromHere(".")] },
  },
});
