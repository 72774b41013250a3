/** The package as npm would publish it. */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";
import { mustRun } from "./programs.ts";
import { results } from "./install-tool.ts";

let packed: Promise<string> | undefined;

/** Built and packed once for all; its absolute path. */
export function tarball(): Promise<string> {
  return (packed ??= pack());
}

async function pack(): Promise<string> {
  const folder = join(results, "tarball");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await mustRun(root, ["npm", "pack", "--silent", "--pack-destination", folder]);
  return join(folder, readdirSync(folder)[0] ?? "");
}
