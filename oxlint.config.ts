import { defineConfig, type OxlintConfig } from "oxlint";

/** Which server feature may use which; `platform` is open to all of them, and `app.ts` and `main.ts` use all. */
const serverUses: Readonly<Record<string, readonly string[]>> = {
  platform: [],
  points: [],
  account: ["points"],
  auth: ["account"],
  content: [],
  games: ["content", "points"],
  reports: [],
};

/** Features of the browser; they meet in `web/app` alone. */
const webFeatures = ["public", "auth", "account", "store", "games", "board", "presence", "notifications", "admin"];

type Override = NonNullable<OxlintConfig["overrides"]>[number];
interface Fence {
  readonly files: readonly string[];
  readonly forbidden: readonly { readonly group: readonly string[]; readonly message: string }[];
}

const noClimbing = { group: ["../*", "../**"], message: "Climb by name: #core/…, #contract/…, #server/…, #web/…" };
const noServer = { group: ["#server/*", "#db/*"], message: "Server code stays on the server." };
const noWeb = { group: ["#web/*"], message: "Browser code stays in the browser." };
const noTests = { group: ["#tests/*"], message: "Product code does not use test code." };

/** The last override that matches a file decides, so that every file gets one whole list. */
const fence = ({ files, forbidden }: Fence): Override => ({
  files: [...files],
  rules: {
    "no-restricted-imports": [
      "error",
      { patterns: forbidden.map(({ group, message }) => ({ group: [...group], message })) },
    ],
  },
});

const serverFences = Object.entries(serverUses).map(([feature, uses]) =>
  fence({
    files: [`src/server/${feature}/**`],
    forbidden: [
      noClimbing,
      noWeb,
      noTests,
      ...Object.keys(serverUses)
        .filter((other) => other !== feature && other !== "platform" && !uses.includes(other))
        .map((other) => ({ group: [`#server/${other}/*`], message: `${feature} does not use ${other} (serverUses).` })),
    ],
  }),
);

const webFences = webFeatures.map((feature) =>
  fence({
    files: [`src/web/features/${feature}/**`],
    forbidden: [
      noClimbing,
      noServer,
      noTests,
      { group: ["#web/app/*"], message: "The app uses features, not the other way round." },
      ...webFeatures
        .filter((other) => other !== feature)
        .map((other) => ({ group: [`#web/features/${other}/*`], message: "Features meet in web/app." })),
    ],
  }),
);

const inCore = "Rules take time and chance as arguments.";

export default defineConfig({
  plugins: ["eslint", "typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "vitest", "promise"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  options: { typeAware: true },
  ignorePatterns: ["dist/**", "node_modules/**", ".data/**", ".tmp/**"],
  rules: {
    "import/no-cycle": "error",
    "oxc/no-barrel-file": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/switch-exhaustiveness-check": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "eslint/no-empty": "error",
    "react/no-danger": "error",
    // The JSX transform needs no React in scope.
    "react/react-in-jsx-scope": "off",
    // One query after the other inside a transaction, and moves in their order, are what is meant.
    "eslint/no-await-in-loop": "off",
    "react/exhaustive-deps": "error",
    // A switch over a closed set returns in every case; the compiler holds that (noImplicitReturns).
    "typescript/consistent-return": "off",
    // Default exports are classes and namespaces of libraries whose documentation uses them so.
    "import/no-named-as-default-member": "off",
    // Lists of a few words are read more often than searched.
    "unicorn/prefer-set-has": "off",
    "oxc/no-map-spread": "off",
    // Types at proven edges are narrowed with `as` (style, section 10).
    "typescript/no-unsafe-type-assertion": "off",
    // Style sheets are imported for their effect.
    "import/no-unassigned-import": "off",
    // Inner functions read best beside their use.
    "unicorn/consistent-function-scoping": "off",
    // A test may hold several expectations of one behaviour, or none beside a property.
    "vitest/expect-expect": "off",
    "vitest/require-mock-type-parameters": "off",
    // It does not know tests that `testOn` defines.
    "vitest/no-standalone-expect": "off",
    // Fastify and React handlers are methods that need no `this`.
    "typescript/unbound-method": "off",
    // `dir="auto"` and roles of live regions are right where they stand.
    "jsx-a11y/prefer-tag-over-role": "off",
  },
  overrides: [
    fence({ files: ["src/**", "db/**"], forbidden: [noClimbing, noTests] }),
    {
      files: ["src/core/**"],
      rules: {
        "no-restricted-globals": ["error", { name: "Date", message: inCore }],
        "no-restricted-properties": ["error", { object: "Math", property: "random", message: inCore }],
      },
    },
    fence({
      files: ["src/core/**"],
      forbidden: [
        noClimbing,
        {
          group: ["#contract/*", "#server/*", "#web/*", "#db/*", "#tests/*", "node:*", "zod"],
          message: "Core imports nothing.",
        },
      ],
    }),
    fence({ files: ["src/contract/**"], forbidden: [noClimbing, noServer, noWeb, noTests] }),
    fence({ files: ["src/server/**"], forbidden: [noClimbing, noWeb, noTests] }),
    ...serverFences,
    fence({ files: ["src/web/**"], forbidden: [noClimbing, noServer, noTests] }),
    ...webFences,
    // Tests see everything.
    { files: ["tests/**", "**/*.test.ts", "**/*.test.tsx"], rules: { "no-restricted-imports": "off" } },
  ],
});
