/**
 * Support for commands that accept several configurations: `-c game -c editor` builds, checks or watches both in one
 * run.
 */
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Command } from "commander";
import type { LoadedSettings } from "../config/load-config.ts";
import type { FoundSettings, LoadRequest } from "../config/settings.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import { displayPath } from "../disk/display-path.ts";
import { realPath } from "../disk/real-path.ts";
import type { Console } from "./console.ts";
import type { ProgramCommand } from "./command.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { unlessObstructed } from "./obstructed.ts";
import { loadOptionsOf, type GlobalOptions } from "./options.ts";
import type { Gathered } from "./gathered.ts";

/** One of the projects of a run. */
export interface ConfiguredProject {
  readonly settings: FoundSettings;
  /** Prefixes what is printed with the project's name if there are several. */
  readonly console: Console;
  /** Reads its configuration again; the other projects stay as they were at the start. */
  readonly reload: () => Promise<LoadedSettings>;
}

type Options<Own> = GlobalOptions & Own;
type Run<Own> = (
  projects: readonly ConfiguredProject[],
  options: Options<Own>,
) => Promise<ExitCode>;

/** Options that name one file or folder, which only one project can write. */
const ofOneProject: readonly string[] = [
  ...["--out", "--image", "--stdout", "--stamp", "--depfile", "--update-baseline"],
];

/**
 * Returns an action that loads the settings of every configuration named, or of the one found, and passes them to
 * `run`. Problems in any of them are printed, and the exit code is then 2.
 *
 * @param patience How long to wait for files and folders that the configuration names, in milliseconds: a command that
 *   goes on may start while folders are renamed.
 */
export function onProjects<Own extends object>(
  run: Run<Own>,
  patience = 0,
): (options: unknown, command: ProgramCommand) => Promise<void> {
  return async (_options, command) => {
    const { console } = command.context;
    const options = command.given<Own>();
    command.context.exitCode = await unlessObstructed(
      () => exitCodeOf(command, options, run, patience),
      options,
      console,
    );
  };
}

async function exitCodeOf<Own extends object>(
  command: ProgramCommand,
  options: Options<Own>,
  run: Run<Own>,
  patience: number,
): Promise<ExitCode> {
  const { console } = command.context;
  const files = options.config ?? [undefined];
  refuseOptions(command, files.length);
  refuseRepeated(command, options.config ?? [], console.cwd);
  const { findSettings, loadSettings } = await import("../config/load-config.ts");
  const request = (file: string | undefined): LoadRequest =>
    loadOptionsOf(options, console.cwd, file);
  const loadAll = (): Promise<LoadedSettings<FoundSettings>[]> =>
    Promise.all(files.map((file) => findSettings(request(file))));
  const end = performance.now() + patience;
  let loaded = await loadAll();
  while (loaded.some(lacksPaths) && performance.now() < end) {
    await pause(100);
    loaded = await loadAll();
  }
  const all = loaded.flatMap(({ settings }) => settings ?? []);
  const problems = await problemsOf(loaded, all);
  if (problems.length > 0) {
    const { showDiagnostics } = await import("./show-diagnostics.ts");
    showDiagnostics(problems, options, console);
    return exitCodes.usage;
  }
  const projects = all.map((settings, index): ConfiguredProject => ({
    settings,
    console: all.length > 1 ? labelled(console, settings) : console,
    reload: async () => {
      const again = await loadSettings(request(files[index]));
      if (again.settings === undefined) return again;
      const now = again.settings;
      const clashes = await problemsOf([again], all.with(index, now));
      return clashes.length > 0 ? { settings: undefined, problems: clashes } : again;
    },
  }));
  return await run(projects, options);
}

/** Whether nothing is wrong but that files or folders are not there. */
function lacksPaths({ problems }: LoadedSettings<FoundSettings>): boolean {
  return problems.length > 0 && problems.every(({ code }) => code === "configuration-path");
}

async function problemsOf(
  loaded: readonly LoadedSettings<FoundSettings>[],
  all: readonly FoundSettings[],
): Promise<readonly Diagnostic[]> {
  const problems = loaded.flatMap((each) => each.problems);
  if (problems.length > 0 || all.length < 2) return problems;
  const { outputClashes } = await import("../config/output-folders.ts");
  return outputClashes(all);
}

function refuseRepeated(command: Command, files: readonly string[], folder: string): void {
  const paths = files.map((file) => realPath(resolve(folder, file)));
  const repeated = files.find((_, index) => paths.indexOf(paths[index] ?? "") !== index);
  if (repeated === undefined) return;
  command.error(`error: the configuration ${JSON.stringify(repeated)} is given twice`);
}

function refuseOptions(command: Command, count: number): void {
  if (count < 2) return;
  const given: Readonly<Record<string, unknown>> = command.optsWithGlobals();
  const refused = [...command.options, ...(command.parent?.options ?? [])].find(
    (option) =>
      ofOneProject.includes(option.long ?? "") && given[option.attributeName()] !== undefined,
  );
  if (refused === undefined) return;
  command.error(
    `error: "${refused.long ?? ""}" works with only one configuration, but ${String(count)} are given`,
  );
}

/** Adds the project's name to our own lines: `defwright: game/defwright.config.json: 13 definitions …`. */
function labelled(console: Console, settings: FoundSettings): Console {
  const { configFile, root, workingDirectory } = settings;
  const name = visibleText(displayPath(configFile ?? root, workingDirectory));
  return {
    ...console,
    get columns() {
      return console.columns;
    },
    err: (text, form) => {
      console.err(
        text.replace(/^defwright: /u, () => `defwright: ${name}: `),
        form,
      );
    },
  };
}

/**
 * Runs the projects one after another: each uses the whole processor, and what prevents one prevents no other. Then
 * shows what there is only one of, such as a document, with what was found in any of them.
 */
export async function inTurn<Own extends object>(
  projects: readonly ConfiguredProject[],
  options: Options<Own>,
  run: (project: ConfiguredProject, options: Options<Own>) => ExitCode | Promise<ExitCode>,
): Promise<ExitCode> {
  const gathered: Gathered = { all: new Map(), shown: new Map() };
  const own = { ...options, gathered };
  const codes: ExitCode[] = [];
  for (const project of projects) {
    codes.push(await unlessObstructed(() => run(project, own), own, project.console));
  }
  const [first] = projects;
  if (first && !isUnread(gathered, options)) {
    const { showGathered } = await import("./show-diagnostics.ts");
    showGathered(gathered, options, first.console);
  }
  return worst(codes);
}

/** Whether nothing is there to show, so that what shows it need not be loaded. */
function isUnread({ shown }: Gathered, { format, reportFile }: GlobalOptions): boolean {
  return shown.size === 0 && format === "pretty" && reportFile === undefined;
}

/** The exit code of a run: the one among those of its projects that is most in need of action. */
export function worst(codes: readonly ExitCode[]): ExitCode {
  const order = [exitCodes.usage, exitCodes.content, exitCodes.stale];
  return order.find((code) => codes.includes(code)) ?? exitCodes.ok;
}
