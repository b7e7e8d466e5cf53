import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import sparticuz from "@sparticuz/chromium";

const SYSTEM_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Nothing leaves the machine while a browser is tested. */
const QUIET_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const WHAT_TO_INSTALL =
  "No Chromium was found. Install one (Debian and Ubuntu: apt-get install chromium), or set CHROMIUM_PATH to its program.";

export interface Chromium {
  readonly executablePath: string;
  readonly args: readonly string[];
}

/**
 * Finds a browser: the one CHROMIUM_PATH names, the system's, or the one a package brings.
 *
 * @throws Error that says what to install
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const installed = named ?? SYSTEM_PATHS.find((path) => existsSync(path));
  if (installed !== undefined) return { executablePath: installed, args: QUIET_ARGUMENTS };
  return packagedChromium();
}

/** The packaged browser unpacks itself and the libraries it needs, as on the cloud platform it is made for. */
async function packagedChromium(): Promise<Chromium> {
  const folder = join(import.meta.dirname, "../../.tmp");
  mkdirSync(folder, { recursive: true });
  process.env["AWS_EXECUTION_ENV"] ??= "AWS_Lambda_nodejs22.x";
  process.env["TMPDIR"] = folder;
  try {
    const executablePath = await sparticuz.executablePath();
    process.env["LD_LIBRARY_PATH"] = [join(folder, "al2023/lib"), process.env["LD_LIBRARY_PATH"]]
      .filter(Boolean)
      .join(":");
    return { executablePath, args: [...sparticuz.args, ...QUIET_ARGUMENTS] };
  } catch (cause) {
    throw new Error(WHAT_TO_INSTALL, { cause });
  }
}
