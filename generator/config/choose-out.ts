import { resolve } from "node:path";
import { readText } from "../disk/read-bytes.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { commandLine } from "../diagnostics/source-names.ts";
import { contains, realPath } from "../disk/real-path.ts";
import type { SourceText } from "../model/source-text.ts";
import type { PackDirectory } from "../read/pack-directory.ts";
import type { Configuration } from "./configuration.ts";
import type { Overrides } from "./overrides.ts";
import { displayPath } from "../disk/display-path.ts";
import { collectProblems, type ConfigurationSource, type ReportProblem } from "./problem.ts";
import type { Settings } from "./settings.ts";

/** The absolute output folder, from the command line or else from the configuration. */
export function chooseOut(
  overrides: Overrides,
  workingDirectory: string,
  configuration: Configuration,
  root: string,
): string | undefined {
  if (overrides.out !== undefined) return resolve(workingDirectory, overrides.out);
  return configuration.out === undefined ? undefined : resolve(root, configuration.out);
}

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
    const content = realPath(directory);
    if (!contains(content, real) && !contains(real, content)) continue;
    report("configuration-conflict", source.locate(["out"], "value"), {
      subject: `The output folder and pack "${name}" overlap`,
      clash: "expected the output beside the content",
      remedy: `Choose another folder, such as "generated".`,
    });
    return;
  }
}

/** The problem that modules are to be written but no folder is given. */
export function missingOut(settings: Settings): Diagnostic {
  return missing(settings, "configuration-missing-out");
}

/** The problem that the baseline is to be written but no file is given. */
export function missingBaseline(settings: Settings): Diagnostic {
  return missing(settings, "configuration-missing-baseline");
}

function missing(
  settings: Settings,
  code: "configuration-missing-out" | "configuration-missing-baseline",
): Diagnostic {
  const problems: Diagnostic[] = [];
  const file = settings.configFile;
  const source: SourceText =
    file === undefined
      ? { displayPath: commandLine, text: "defwright" }
      : {
          displayPath: displayPath(file, settings.workingDirectory),
          text: readText(file),
        };
  const span = { offset: 0, length: file === undefined ? source.text.length : 1 };
  collectProblems(source, problems)(code, span, { configured: file !== undefined });
  const [problem] = problems;
  if (problem === undefined) throw new Error("a reported problem was not collected");
  return problem;
}
