/** Projects that are built in one run must not write into each other's folders. */
import { extname } from "node:path";
import { readText } from "../disk/read-bytes.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { commandLine } from "../diagnostics/source-names.ts";
import { contains, realPath } from "../disk/real-path.ts";
import { displayPath } from "../disk/display-path.ts";
import { collectProblems, jsonSource, moduleSource, type ConfigurationSource } from "./problem.ts";
import type { Settings } from "./settings.ts";

const remedy = `Choose separate folders, such as "generated/game" and "generated/editor".`;

/**
 * Returns one problem for each project whose output folder is inside the output or a pack of another one, or contains
 * one; it points to the output folder in the later of the two configurations.
 */
export function outputClashes(projects: readonly Settings[]): Diagnostic[] {
  const problems: Diagnostic[] = [];
  for (const [index, later] of projects.entries()) {
    for (const earlier of projects.slice(0, index)) {
      const clash = clashBetween(earlier, later) ?? clashBetween(later, earlier);
      if (clash === undefined) continue;
      const source = sourceOf(later);
      const report = collectProblems(source, problems);
      report("configuration-conflict", source.locate(["out"], "value"), { ...clash, remedy });
      break;
    }
  }
  return problems;
}

function clashBetween(
  one: Settings,
  other: Settings,
): { readonly subject: string; readonly clash: string } | undefined {
  if (one.out === undefined) return undefined;
  const out = realPath(one.out);
  const subject = `The output folder of ${nameOf(one)}`;
  for (const { directory, name } of other.packs) {
    const pack = realPath(directory);
    if (!contains(pack, out) && !contains(out, pack)) continue;
    const clash = `it overlaps with pack "${name}" of ${nameOf(other)}`;
    return { subject, clash };
  }
  if (other.out === undefined) return undefined;
  const second = realPath(other.out);
  if (out === second) return { subject, clash: `it is also that of ${nameOf(other)}` };
  return contains(out, second)
    ? { subject, clash: `it contains that of ${nameOf(other)}` }
    : undefined;
}

function nameOf({ configFile, root, workingDirectory }: Settings): string {
  return `"${displayPath(configFile ?? root, workingDirectory)}"`;
}

function sourceOf({ configFile, workingDirectory }: Settings): ConfigurationSource {
  if (configFile === undefined) return moduleSource(commandLine, "defwright");
  const text = readText(configFile);
  const path = displayPath(configFile, workingDirectory);
  return extname(configFile) === ".json" ? jsonSource(path, text) : moduleSource(path, text);
}
