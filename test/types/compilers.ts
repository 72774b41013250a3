/** The lines of TypeScript that generated code is held against: name -> program of the compiler. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../root.ts";

const oldest = fileURLToPath(new URL("typescript-5.9/", import.meta.url));

export const compilers: Readonly<Record<string, string>> = {
  ...installOldest(),
  "TypeScript 6": join(root, "node_modules/typescript/bin/tsc6"),
  "TypeScript 7": join(root, "node_modules/@typescript/native/bin/tsc"),
};

/** Installs it where that has not happened; nothing, with the reason told, where it cannot be had. */
function installOldest(): Readonly<Record<string, string>> {
  const program = join(oldest, "node_modules/typescript/bin/tsc");
  if (!existsSync(program)) {
    const { error, stderr } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
      cwd: oldest,
      encoding: "utf8",
      shell: process.platform === "win32",
    });
    if (!existsSync(program)) {
      const reason = error?.message ?? stderr.trim().split("\n").at(-1) ?? "";
      console.log(`TypeScript 5.9 cannot be installed, so it is left out: ${reason}`);
      return {};
    }
  }
  return { "TypeScript 5.9": program };
}
