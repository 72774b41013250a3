/** Runs `killed.ts` as one bundle, which starts several times faster than its sources. */
import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

let bundle: Promise<string> | undefined;

/** Whether the process was killed before it was done. */
export async function runKilled(
  how: "build" | "again" | "watch",
  folder: string,
  change: number,
): Promise<boolean> {
  const program = await (bundle ??= makeBundle());
  const child = spawn(process.execPath, [program, how, folder, String(change)], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) => {
    child.once("close", (...ended) => {
      resolve(ended);
    });
  });
  if (signal === "SIGKILL") return true;
  if (code !== 0) throw new Error(`the process ended with ${String(code)}\n${said}`);
  return false;
}

/** Made like the package: its version is that of the package.json above it. */
async function makeBundle(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "defwright-killed-"));
  process.once("exit", () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const fromRoot = (path: string): string =>
    fileURLToPath(new URL(`../../${path}`, import.meta.url));
  copyFileSync(fromRoot("package.json"), join(folder, "package.json"));
  mkdirSync(join(folder, "dist"));
  const schema = "config.schema.json";
  copyFileSync(fromRoot(`generator/config/${schema}`), join(folder, "dist", schema));
  const outfile = join(folder, "dist/killed.mjs");
  await build({
    entryPoints: [fromRoot("test/torture/killed.ts")],
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    conditions: ["defwright-source"],
    mainFields: ["module", "main"],
    banner: {
      js: 'import { createRequire as $require } from "node:module"; const require = $require(import.meta.url);',
    },
    outfile,
    logLevel: "error",
  });
  return outfile;
}
