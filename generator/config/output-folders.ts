/** The output folder of a project, and what it must not overlap with. */
import { extname } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { displayPath } from "../disk/display-path.ts";
import { readText } from "../disk/read-bytes.ts";
import { contains, realPath } from "../disk/real-path.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { PackDirectory } from "../read/pack-directory.ts";
import {
  collectProblems,
  jsonSource,
  moduleSource,
  type ConfigurationSource,
  type ReportProblem,
} from "../diagnostics/project-problems.ts";
import type { CodeData } from "../diagnostics/code.ts";
import { commandLine } from "../diagnostics/source-names.ts";
import { conflictWith } from "./files-to-write.ts";
import type { FoundSettings } from "./settings.ts";

/**
 * Reports an output folder inside a pack or around one: output inside a pack would be read as content, and a pack
 * inside the output might be pruned. Links are resolved.
 */
export function checkOut(
  out: string,
  packs: readonly PackDirectory[],
  source: ConfigurationSource,
  report: ReportProblem,
): void {
  const real = realPath(out);
  for (const { directory, name } of packs) {
    if (!overlap(realPath(directory), real)) continue;
    report("configuration-conflict", source.locate(["out"], "value"), {
      subject: `The output folder and pack "${name}" overlap`,
      clash: "expected the output beside the content",
      remedy: `Choose another folder, such as "generated".`,
    });
    return;
  }
}

/** Reports kinds that an image cannot contain, because code defines them. */
export function checkImage(
  kinds: FoundSettings["kinds"] | Kinds,
  { source, report }: { readonly source: ConfigurationSource; readonly report: ReportProblem },
): void {
  const [name] = "where" in kinds ? kinds.where(({ own }) => own?.isCode) : [];
  if (name === undefined) return;
  report("configuration-conflict", source.locate(["image"], "value"), {
    subject: `An image cannot contain kind "${name}"`,
    clash: "a module defines it, and images contain no code",
    remedy: "Describe the kind by a schema alone, or leave out the image.",
  });
}

/** The problem that modules are to be written but no folder is given. */
export function missingOut(settings: FoundSettings): Diagnostic {
  return missing(settings, "configuration-missing-out");
}

/** The problem that the baseline is to be written but no file is given. */
export function missingBaseline(settings: FoundSettings): Diagnostic {
  return missing(settings, "configuration-missing-baseline");
}

function missing(
  settings: FoundSettings,
  code: "configuration-missing-out" | "configuration-missing-baseline",
): Diagnostic {
  const problems: Diagnostic[] = [];
  const configured = settings.configFile !== undefined;
  const source = sourceOf(settings);
  const span = { offset: 0, length: configured ? 1 : source.text.length };
  collectProblems(source, problems)(code, span, { configured });
  const [problem] = problems;
  if (problem === undefined) throw new Error("a reported problem was not collected");
  return problem;
}

function overlap(one: string, other: string): boolean {
  return contains(one, other) || contains(other, one);
}

const remedy = `Choose separate folders, such as "generated/game" and "generated/editor".`;

/**
 * Projects that are built in one run must not write into each other's folders: returns one problem for each project
 * whose output folder is inside the output or a pack of another one, or contains one. It points to the output folder in
 * the later of the two configurations.
 */
export function outputClashes(projects: readonly FoundSettings[]): Diagnostic[] {
  const problems: Diagnostic[] = [];
  for (const [index, later] of projects.entries()) {
    for (const earlier of projects.slice(0, index)) {
      const clash = clashBetween(earlier, later) ?? clashBetween(later, earlier);
      if (clash === undefined) continue;
      const source = sourceOf(later);
      const report = collectProblems(source, problems);
      const { member = "out", ...conflict } = clash;
      report("configuration-conflict", source.locate([member], "value"), { remedy, ...conflict });
      break;
    }
  }
  return problems;
}

function clashBetween(one: FoundSettings, other: FoundSettings): Clash | undefined {
  const image = imageClash(one, other);
  if (image) return image;
  if (one.out === undefined) return undefined;
  const out = realPath(one.out);
  const subject = `The output folder of ${nameOf(one)}`;
  for (const { directory, name } of other.packs) {
    if (!overlap(realPath(directory), out)) continue;
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

interface Clash extends Partial<CodeData<"configuration-conflict">> {
  readonly subject: string;
  readonly clash: string;
  readonly member?: "image";
}

/** What of the other project the image of one would replace. */
function imageClash({ image, ...one }: FoundSettings, other: FoundSettings): Clash | undefined {
  if (image === undefined) return undefined;
  if (other.image !== undefined && realPath(other.image) === realPath(image)) {
    const subject = `The image of ${nameOf(one)}`;
    return { subject, clash: `it is also that of ${nameOf(other)}`, member: "image" };
  }
  const project = { ...other, deciding: other.decidedBy?.files ?? [], schemas: new Set<string>() };
  const conflict = conflictWith(project, { role: "image", path: image });
  return conflict && { ...conflict, member: "image" };
}

function nameOf({
  configFile,
  root,
  workingDirectory,
}: Pick<FoundSettings, "configFile" | "root" | "workingDirectory">): string {
  return `"${displayPath(configFile ?? root, workingDirectory)}"`;
}

/** The source of settings that are already loaded. */
function sourceOf({
  configFile,
  workingDirectory,
}: {
  readonly configFile: string | undefined;
  readonly workingDirectory: string;
}): ConfigurationSource {
  if (configFile === undefined) return moduleSource(commandLine, "defwright");
  const text = readText(configFile);
  const path = displayPath(configFile, workingDirectory);
  return extname(configFile) === ".json" ? jsonSource(path, text) : moduleSource(path, text);
}
