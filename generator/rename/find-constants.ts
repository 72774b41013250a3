/**
 * Finds lines of TypeScript that name an id like generated constants: the compiler rejects them once the id is gone.
 */
import { join } from "node:path";
import { readText } from "../disk/read-bytes.ts";
import { globSync } from "tinyglobby";
import type { Settings } from "../config/settings.ts";
import { displayPath } from "../disk/display-path.ts";
import { unchangedElsewhere, type RenamePlan, type UnchangedLine } from "./plan-rename.ts";

/** Lines that still contain the old id, and what they are. */
export interface Unchanged {
  readonly what: string;
  readonly lines: readonly UnchangedLine[];
}

/** What a rename leaves for a person to look at. */
export function leftBehind(plan: RenamePlan, settings: Settings): readonly Unchanged[] {
  const all = [
    { what: unchangedElsewhere, lines: plan.unchangedLines },
    {
      what: "TypeScript contains it and is not changed",
      lines: findConstants(settings, plan.named.id),
    },
  ];
  return all.filter(({ lines }) => lines.length > 0);
}

/** Searches the project's folder, except for its output and installed packages. */
function findConstants({ root, out, workingDirectory }: Settings, id: string): UnchangedLine[] {
  const names = new RegExp(`(?<![\\w$])${escaped(id)}(?![\\w$])`, "u");
  const ignore = ["**/node_modules/**", "**/.git/**"];
  if (out !== undefined) ignore.push(`${displayPath(out, root)}/**`);
  return globSync(["**/*.{ts,tsx,mts,cts}"], { cwd: root, ignore })
    .sort()
    .flatMap((path) => {
      const absolute = join(root, path);
      const lines = readText(absolute).split(/\r?\n/u);
      return lines.flatMap((line, index) =>
        names.test(line)
          ? [{ file: displayPath(absolute, workingDirectory), line: index + 1 }]
          : [],
      );
    });
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");
}
