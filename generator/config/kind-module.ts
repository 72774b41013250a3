/** Runs the module of a kind, if the configuration that names it may be code. */
import { resolve } from "node:path";
import { displayPath } from "../disk/display-path.ts";
import { readText } from "../disk/read-bytes.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { ModuleOfKind } from "../kinds/own/call-module.ts";
import { defineKind, isKind, mistakeIn } from "../kinds/own/kind-module.ts";
import type { ConfigFile } from "./config-file.ts";
import type { ProjectSearch } from "./named-files.ts";
import { collectProblems, moduleSource } from "../diagnostics/project-problems.ts";
import { defaultExport, reportFailure, thrownIn } from "./read-config.ts";
import { findModule } from "./run-module.ts";

export interface FoundModule extends ModuleOfKind {
  /** Absolute. */
  readonly file: string;
}

/**
 * @param path of a file, relative to the configuration, or the name of a package
 * @param texts receives those of the module and of what it imports
 */
export async function readKindModule(
  kind: string,
  path: string,
  owner: ConfigFile | undefined,
  { source, report, folder, files, workingDirectory }: ProjectSearch,
  texts: string[],
  problems: Diagnostic[],
): Promise<FoundModule | undefined> {
  const span = source.locate(["kinds", kind], "value");
  if (owner?.mayRun !== true) {
    const reason = `Kind "${kind}" is code, and was not run: this defwright is not installed in the folder of the configuration`;
    report("configuration-module", span, { kind, reason, foreign: true });
    return undefined;
  }
  const file = await findModule(path, folder);
  files.add(file ?? resolve(folder, path));
  if (file === undefined) {
    report("configuration-path", span, { path, problem: "no-module" });
    return undefined;
  }
  const modules = new Set([file]);
  const own = moduleSource(displayPath(file, workingDirectory), readText(file));
  const whole = { source: own, offset: 0, length: 0 };
  const thrown: ModuleOfKind["thrown"] = (error) =>
    thrownIn(modules, error, workingDirectory, whole);
  try {
    const virtualModules = { defwright: { defineKind } };
    const module = await defaultExport(file, owner, { imported: modules, virtualModules });
    if (isKind(module, kind)) return { module, thrown, file };
    const data = { kind, reason: mistakeIn(module, kind) ?? "" };
    collectProblems(own, problems)("configuration-module", whole, data);
  } catch (error) {
    reportFailure(thrownIn(modules, error, workingDirectory, whole), problems, kind);
  } finally {
    for (const each of modules) {
      files.add(each);
      texts.push(readText(each));
    }
  }
  return undefined;
}
