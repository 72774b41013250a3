/** Compiles the program in `generator/read/prescan/assembly` to WebAssembly, encoded as text. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const compiler = createRequire(import.meta.url).resolve("assemblyscript/bin/asc.js");
const source = fileURLToPath(new URL("../read/prescan/assembly/scan.ts", import.meta.url));

export function scannerModule(): string {
  const folder = mkdtempSync(join(tmpdir(), "defwright-codegen-"));
  try {
    const out = join(folder, "scan.wasm");
    const options = ["-O3", "--enable", "simd", "--runtime", "stub", "--noAssert", "-o", out];
    const run = spawnSync(process.execPath, [compiler, source, ...options], { encoding: "utf8" });
    if (run.status !== 0) throw new Error(run.stderr);
    const text = readFileSync(out, "base64");
    return `/** See \`generator/read/prescan/prescan.ts\`. */\nexport const scanner: string = ${JSON.stringify(text)};\n`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
