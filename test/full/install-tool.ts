/**
 * Programs from npm that these tests use and nobody else: each is installed once, outside of Git, where npm reaches
 * them.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";
import { runProgram } from "./programs.ts";

/** Where the last results and the tools are. */
export const results: string = join(root, ".results");

/** @returns The folder that holds its `node_modules`, or `undefined` where it cannot be had. */
export async function installTool(name: string, version: string): Promise<string | undefined> {
  const folder = join(results, "tools", `${name.replaceAll(/[@/]/gu, "-")}-${version}`);
  const done = join(folder, "installed");
  if (existsSync(done)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  // What this project asks of its own packages' engines, "npm run" hands on.
  const install = [
    "npm",
    "install",
    "--no-audit",
    "--no-fund",
    "--save-exact",
    "--no-engine-strict",
  ];
  const { code } = await runProgram(folder, [...install, `${name}@${version}`]);
  if (code !== 0) return undefined;
  writeFileSync(done, "");
  return folder;
}
