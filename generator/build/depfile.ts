/**
 * The dependencies of a build, for Make and Ninja: a rule in Make's syntax, plus an empty rule for each file so that
 * Make does not stop if one is gone. Folders are dependencies too: a new file changes its folder.
 */
import { sortedByCodeUnit } from "../text/code-unit.ts";
import type { Settings } from "../config/settings.ts";
import { listPacks } from "../read/list-files.ts";
import { displayPath } from "../disk/display-path.ts";

export interface Depfile {
  readonly text: string;
  /** Inputs whose names Make could misread, as messages show them; the rule omits them. */
  readonly unnamed: readonly string[];
}

/** @param target What the build makes, spelled as in the Makefile's rule. */
export function depfile(settings: Settings, target: string): Depfile {
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
function inputsOf({ packs, decidedBy }: Settings): string[] {
  const { files, folders } = listPacks(packs);
  const deciding = [...(decidedBy?.files ?? []), ...(decidedBy?.folders ?? [])];
  return sortedByCodeUnit(
    new Set([...deciding, ...folders, ...files.map(({ absolute }) => absolute)]),
  );
}

function escaped(path: string): string {
  return path.replaceAll(/[ #]/gu, String.raw`\$&`);
}
