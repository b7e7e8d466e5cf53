import { configDefaults, defineConfig } from "vitest/config";

const shared = {
  setupFiles: ["tests/support/console.ts"],
  restoreMocks: true,
  // Generous, so that a busy machine fails no test that is right.
  testTimeout: 30_000,
};

const databaseTests = {
  ...shared,
  include: ["{src,db,tests}/**/*.pg.test.ts"],
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // Databases run beside the tests; more workers than this only wait for each other.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          include: ["{src,db,tests}/**/*.test.ts"],
          exclude: [...configDefaults.exclude, "**/*.pg.test.ts"],
        },
      },
      { test: { ...shared, name: "components", include: ["src/**/*.test.tsx"], environment: "happy-dom" } },
      {
        test: {
          ...databaseTests,
          name: "embedded",
          env: { TEST_DATABASE: "embedded" },
          globalSetup: "tests/support/database-embedded-setup.ts",
        },
      },
      {
        test: {
          ...databaseTests,
          name: "postgres",
          env: { TEST_DATABASE: "postgres" },
          globalSetup: "tests/support/database-postgres-setup.ts",
        },
      },
    ],
  },
});
