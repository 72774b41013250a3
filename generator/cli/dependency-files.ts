/** Files beside the output that record, for other build tools, what a successful build read and when it began. */
import { readFileSync, utimesSync } from "node:fs";
import { join, resolve } from "node:path";
import type { FoundSettings } from "../config/settings.ts";
import { manifestName } from "../config/output-names.ts";
import { displayPath } from "../disk/display-path.ts";
import { sha256 } from "../disk/sha256.ts";
import { writeWhole } from "../disk/write-whole.ts";
import type { Console } from "./console.ts";
import { sortedByCodeUnit } from "../text/code-unit.ts";
import { listPacks } from "../read/list-files.ts";

export interface DependencyFileOptions {
  /** Path of the file for the rule, relative to the working directory. */
  readonly depfile?: string;
  /** Path relative to the working directory. */
  readonly stampFile?: string;
}

/**
 * @param settings The settings of a build that succeeded.
 * @param began A time before anything was read, so that later edits are newer than the stamp. Milliseconds since the
 * epoch.
 */
export function writeDependencyFiles(
  settings: FoundSettings,
  options: DependencyFileOptions,
  began: number,
  console: Console,
): void {
  const { out = "" } = settings;
  const manifest = join(out, manifestName);
  if (options.depfile !== undefined) {
    const target = options.stampFile ?? displayPath(manifest, console.cwd);
    const { text, unnamed } = depfile(settings, target);
    writeWhole(resolve(console.cwd, options.depfile), text);
    if (unnamed.length > 0) {
      const names = unnamed.map((name) => JSON.stringify(name)).join(", ");
      console.err(
        `defwright: the depfile leaves out ${names}, because Make would misread such names\n`,
      );
    }
  }
  if (options.stampFile !== undefined) {
    const stamp = resolve(console.cwd, options.stampFile);
    writeWhole(stamp, `${sha256(readFileSync(manifest))}\n`);
    utimesSync(stamp, began / 1000, began / 1000);
  }
}

interface Depfile {
  readonly text: string;
  /** Inputs whose names Make could misread, as messages show them; the rule omits them. */
  readonly unnamed: readonly string[];
}

/** @param target What the build makes, spelled as in the Makefile's rule. */
function depfile(settings: FoundSettings, target: string): Depfile {
  const named: string[] = [];
  const unnamed: string[] = [];
  for (const path of inputsOf(settings)) {
    const shown = displayPath(path, settings.workingDirectory) || ".";
    (isPlain(shown) ? named : unnamed).push(shown);
  }
  const inputs = named.map(escaped);
  const rule = [`${escaped(target)}:`, ...inputs.map((input) => `  ${input}`)].join(" \\\n");
  return { text: `${[rule, ...inputs.map((input) => `${input}:`)].join("\n\n")}\n`, unnamed };
}

/** Whether a name is safe in a rule. Content may be hostile, and Make would run whatever it takes for a recipe. */
export function isPlain(path: string): boolean {
  // `lib(x)` is a member of an archive, and `x&:` joins targets.
  return /^[\p{L}\p{N}\p{M}_./+,@~()!'^{}[\] #&-]+$/u.test(path) && !/[)&]$/u.test(path);
}

/** Absolute paths, sorted by code unit: files and folders of the packs, and everything that decides the settings. */
function inputsOf({ packs, decidedBy }: FoundSettings): string[] {
  const { files, folders } = listPacks(packs);
  const deciding = [...(decidedBy?.files ?? []), ...(decidedBy?.folders ?? [])];
  return sortedByCodeUnit(
    new Set([...deciding, ...folders, ...files.map(({ absolute }) => absolute)]),
  );
}

function escaped(path: string): string {
  return path.replaceAll(/[ #]/gu, String.raw`\$&`);
}
