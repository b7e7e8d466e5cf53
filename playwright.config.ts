import { defineConfig } from "@playwright/test";
import { findChromium } from "./tests/support/chromium.ts";

const { executablePath, args } = await findChromium();

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/build-product.ts",
  outputDir: "test-results",
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    launchOptions: { executablePath, args: [...args] },
    viewport: { width: 1280, height: 720 },
    trace: "off",
  },
});
