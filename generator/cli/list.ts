/** `list`: prints plain data about the content, for people and scripts. */
import { byCodeUnit } from "../text/code-unit.ts";
import { join } from "node:path";
import { Argument, Option } from "commander";
import type { Compilation } from "../compile.ts";
import type { Settings } from "../config/settings.ts";
import type { KindName } from "../model/kind-names.ts";
import { listPacks } from "../read/list-files.ts";
import { printId } from "../diff/print-difference.ts";
import { displayPath } from "../disk/display-path.ts";
import { escapeInvisible, visibleText } from "../diagnostics/visible-text.ts";
import { buildTasks, buildTools, type BuildTool } from "./build-tasks.ts";
import type { Console } from "./console.ts";
import type { ProgramCommand, Task } from "./command.ts";
import { printable } from "./guarded-console.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";

const subjects = ["ids", "inputs", "outputs"] as const;
type Subject = (typeof subjects)[number];

interface ListOptions {
  readonly kind?: KindName;
  readonly json?: boolean;
  readonly as?: BuildTool;
}

export function addListCommand(program: ProgramCommand): void {
  program
    .command("list")
    .summary("the ids of the content, the input files or the output files")
    .description(
      "Prints one line each to stdout:\n" +
        "  ids      kind and id of every definition; with --kind only the ids\n" +
        "  inputs   configuration, lists of known ids and definition files, in load order\n" +
        "  outputs  the generated modules, and the image if one is configured",
    )
    .addArgument(new Argument("[what]", "what to list").choices(subjects).default("ids"))
    .option("--kind <name>", "only ids of this kind")
    .option("--json", "one JSON value instead of lines")
    .addOption(
      new Option("--as <tool>", "inputs and outputs as tasks of a build tool").choices(buildTools),
    )
    .examples([
      ["defwright list --kind terrain", "every terrain id"],
      ["defwright list inputs", "what a build system must watch"],
      ["defwright list inputs --as turbo > turbo.json", "tasks for Turborepo; use --as nx for Nx"],
      ["defwright list --json", "an object that maps kinds to ids"],
    ])
    .runs(runList);
}

async function runList(task: Task<ListOptions>, what: Subject): Promise<ExitCode> {
  const { settings, options, console } = task;
  const refused = task.refuseKind(options.kind);
  if (refused !== undefined) return refused;
  if (options.kind !== undefined && what !== "ids") {
    return task.refuse(`--kind works only with "list ids", not with "list ${what}"`);
  }
  if (options.as !== undefined) {
    return what === "inputs"
      ? printTasks(options.as, settings, console)
      : task.refuse(`--as works only with "list inputs", not with "list ${what}"`);
  }
  if (what === "inputs") {
    printPaths(inputs(settings), task);
    return exitCodes.ok;
  }
  const { compilePacks } = await import("../build/compile-packs.ts");
  const compilation = compilePacks(settings);
  if (compilation.failed) {
    await task.showFindings(compilation);
    return exitCodes.content;
  }
  const folder = settings.out ?? settings.root;
  if (what === "ids") printIds(compilation, task);
  else
    printPaths(
      [...compilation.modules.map(({ path }) => join(folder, path)), settings.image ?? []].flat(),
      task,
    );
  return exitCodes.ok;
}

function printTasks(tool: BuildTool, settings: Settings, console: Console): ExitCode {
  const { file, outside } = buildTasks(tool, settings);
  for (const path of outside) {
    const shown = visibleText(displayPath(path, settings.workingDirectory));
    console.err(`warning: ${shown} is outside the workspace, so edits of it are not noticed\n`);
  }
  console.out(`${JSON.stringify(file, undefined, 2)}\n`, "code");
  return exitCodes.ok;
}

function inputs(settings: Settings): string[] {
  const content = listPacks(settings.packs).files.map((file) => file.absolute);
  return [...(settings.decidedBy?.files ?? []), ...content];
}

function printPaths(paths: readonly string[], task: Task<ListOptions>): void {
  const shown = paths.map((path) => displayPath(path, task.settings.workingDirectory));
  if (task.options.json === true) task.json(shown);
  else task.console.out(shown.map((path) => `${inOneLine(path)}\n`).join(""));
}

/** The path; as JSON, which keeps every character, if a terminal or CI would obey a part of it, or not show it. */
function inOneLine(path: string): string {
  const isPlain = visibleText(path) === path && printable(path) === path;
  return isPlain ? path : printable(escapeInvisible(JSON.stringify(path)), "code");
}

function printIds(compilation: Compilation, task: Task<ListOptions>): void {
  const { kind: only, json } = task.options;
  const kinds = only === undefined ? task.settings.kinds.names : [only];
  const listed = kinds.map((kind) => {
    const ids = [...compilation.layers.registry.ids(kind)];
    return [kind, ids.sort(byCodeUnit)] as const;
  });
  if (json === true) {
    task.json(Object.fromEntries(listed));
    return;
  }
  // An id may contain any character; one that is not a plain word is printed as JSON.
  for (const [kind, ids] of listed) {
    const prefix = only === undefined ? `${kind} ` : "";
    task.console.out(ids.map((id) => `${prefix}${printId(id)}\n`).join(""));
  }
}
