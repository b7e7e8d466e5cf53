import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The pages once more, for the server to draw a first paint with. */
export default defineConfig({
  root: fromHere("./src/web"),
  publicDir: false,
  cacheDir: fromHere("./node_modules/.cache/vite-first-paint"),
  plugins: [react()],
  resolve: { alias: { "~fonts": fromHere("./node_modules/.cache/majlis-fonts") } },
  build: {
    ssr: fromHere("./src/web/first-paint.tsx"),
    outDir: fromHere("./dist/first-paint"),
    emptyOutDir: true,
    target: "es2024",
    minify: false,
    // Styles are built with the pages; here they only have to be passed over.
    cssMinify: false,
  },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
});
