/** Files beside the output that record, for other build tools, what a successful build read and when it began. */
import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { makeFolders } from "../disk/make-folders.ts";
import type { Settings } from "../config/settings.ts";
import { depfile } from "../build/depfile.ts";
import { manifestName } from "../build/manifest.ts";
import { displayPath } from "../disk/display-path.ts";
import { sha256 } from "../disk/sha256.ts";
import type { Console } from "./console.ts";

export interface DependencyFileOptions {
  /** Path of the file for the rule, relative to the working directory. */
  readonly depfile?: string;
  /** Path relative to the working directory. */
  readonly stamp?: string;
}

/**
 * @param settings The settings of a build that succeeded.
 * @param began A time before anything was read, so that later edits are newer than the stamp. Milliseconds since the
 * epoch.
 */
export function writeDependencyFiles(
  settings: Settings,
  options: DependencyFileOptions,
  began: number,
  console: Console,
): void {
  const { out = "" } = settings;
  const manifest = join(out, manifestName);
  if (options.depfile !== undefined) {
    const target = options.stamp ?? displayPath(manifest, console.cwd);
    const { text, unnamed } = depfile(settings, target);
    write(resolve(console.cwd, options.depfile), text);
    if (unnamed.length > 0) {
      const names = unnamed.map((name) => JSON.stringify(name)).join(", ");
      console.err(
        `defwright: the depfile leaves out ${names}, because Make would misread such names\n`,
      );
    }
  }
  if (options.stamp !== undefined) {
    const stamp = resolve(console.cwd, options.stamp);
    write(stamp, `${sha256(readFileSync(manifest))}\n`);
    utimesSync(stamp, began / 1000, began / 1000);
  }
}

function write(file: string, text: string): void {
  makeFolders(dirname(file));
  writeFileSync(file, text);
}
