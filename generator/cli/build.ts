/** `build` and `watch`: compile content to modules, once or after every edit. */
import { join } from "node:path";
import { Option } from "commander";
import { manifestName } from "../config/output-names.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import { displayPath } from "../disk/display-path.ts";
import { missingOut } from "../config/output-folders.ts";
import { withKinds, type FoundSettings } from "../config/settings.ts";
import type { DependencyFileOptions } from "./dependency-files.ts";
import type { ProgramCommand } from "./command.ts";
import { onProjects, inTurn, type ConfiguredProject } from "./projects.ts";
import type { Console } from "./console.ts";
import type { Engine } from "./engine.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { FileOption, isData, type GlobalOptions } from "./options.ts";
import {
  definitionsLine,
  modulesLine,
  recoveredLine,
  saySlowStages,
  showDetails,
  timingLines,
  unchangedLine,
} from "./progress.ts";
import { writeModule } from "./write-module.ts";
import type { BuildOptions as BuildRequest } from "../build/build.ts";
import type { BuildResult } from "../build/build-result.ts";

interface BuildOptions extends DependencyFileOptions {
  readonly watch?: boolean;
  readonly dryRun?: boolean;
  readonly stdout?: string;
  readonly force?: boolean;
}

interface WatchOptions {
  readonly once?: boolean;
}

/** Options with which there is no single build to record. */
const writingNothing = ["watch", "dryRun", "stdout"];

export function addBuildCommand(program: ProgramCommand): void {
  const { console } = program.context;
  program
    .command("build")
    .aboutFindings()
    .summary("validate the content, resolve it, and write the modules")
    .description(
      "Reads every *.json file of the packs, checks it, and writes TypeScript modules to the output folder.\n" +
        "If there is any error, nothing is written: the last good output is kept. Only files that differ are\n" +
        "written, and modules that are no longer needed are removed.",
    )
    .option("-w, --watch", "keep running and rebuild after every edit")
    .addOption(
      new Option("--dry-run", "print what would be written or removed; write nothing").conflicts(
        "watch",
      ),
    )
    .addOption(
      new Option(
        "--stdout <module>",
        "print one module, such as terrain.ts; write nothing",
      ).conflicts("watch"),
    )
    .option(
      "--image <file>",
      "write an image of the packs, against which a game links the mods of its players",
    )
    .option("--force", "build even if inputs, configuration and output are unchanged")
    .addOption(
      new FileOption(
        "depfile",
        "--depfile <file>",
        "write what the build read as a rule for Make and Ninja; its target is the stamp, or else the manifest",
      ).conflicts(writingNothing),
    )
    .addOption(
      new FileOption(
        "stamp",
        "--stamp <file>",
        "write a file, dated to the start of the build, whenever a build succeeds",
      ).conflicts(writingNothing),
    )
    .examples([
      ["defwright build", "everything that defwright.config.json names"],
      ["defwright build --dry-run", "what would change?"],
      ["defwright build --stdout terrain.ts | less", "look at one module"],
      ["defwright build --stamp $@ --depfile $@.d", "in a Makefile that includes the depfile"],
      [
        "defwright build --pack game/data/json --dialect bright-nights --out generated",
        "a real game's data, without a configuration",
      ],
    ])
    .action(
      onProjects<BuildOptions>(async (projects, options) => {
        const { stdout } = options;
        if (stdout !== undefined) {
          // Only the module goes to stdout; diagnostics go to stderr, whatever their format.
          const pretty = { ...options, format: "pretty" } as const;
          return await inTurn(projects, pretty, async ({ settings, console }, own) =>
            writeModule(await withKinds(settings), stdout, own, console),
          );
        }
        if (options.watch === true) return await watchAll(projects, options, console);
        return await buildAll(projects, options);
      }),
    );
}

export function addWatchCommand(program: ProgramCommand): void {
  const { console } = program.context;
  program
    .command("watch")
    .aboutFindings()
    .summary("build, then rebuild after every edit")
    .description(
      "Builds, then keeps running and rebuilds whenever a file of a pack or the configuration changes. Prints\n" +
        "what changed, which findings are new and which are gone, and how long it took. While an edit is\n" +
        "wrong, the last good output is kept. On a terminal, r rebuilds, c clears the screen, and q quits.",
    )
    .option(
      "--image <file>",
      "write an image of the packs, against which a game links the mods of its players",
    )
    .option(
      "--once",
      "build once, as at the start of watching and even if nothing changed, and exit with build's exit code",
    )
    .examples([
      ["defwright watch", "beside your game's own dev server"],
      ["defwright watch --once", "for scripts: only the first build"],
    ])
    .action(
      onProjects<WatchOptions>(
        async (projects, options) =>
          options.once === true
            ? await buildAll(projects, { ...options, force: true })
            : await watchAll(projects, options, console),
        patience,
      ),
    );
}

/** A folder may be renamed, or a branch checked out, while `watch` starts. Milliseconds. */
const patience = 2000;

async function buildAll(
  projects: readonly ConfiguredProject[],
  options: GlobalOptions & BuildOptions,
): Promise<ExitCode> {
  const refused = await refuseWithoutOut(projects, options);
  if (refused !== undefined) return refused;
  return await inTurn(projects, options, ({ settings, console }, own) =>
    runBuild(settings, own, console),
  );
}

async function watchAll(
  projects: readonly ConfiguredProject[],
  options: GlobalOptions,
  console: Console,
): Promise<ExitCode> {
  const refused = await refuseWithoutOut(projects, options);
  if (refused !== undefined) return refused;
  const { runWatch } = await import("./watch.ts");
  return await runWatch(projects, options, console);
}

async function runBuild(
  settings: FoundSettings,
  options: GlobalOptions & BuildOptions,
  console: Console,
): Promise<ExitCode> {
  const start = performance.now();
  const began = Date.now();
  const dryRun = options.dryRun === true;
  const { currentManifest, unchangedResult } = await import("../build/up-to-date.ts");
  // An unchanged build does not repeat findings on a terminal; programs want all findings every time.
  const whole = options.format !== "pretty" || options.reportFile !== undefined;
  const compiles = dryRun || options.force === true || whole;
  const manifest = compiles ? undefined : currentManifest(settings);
  const comparing = performance.now() - start;
  // The compiler is loaded only if there is something to compile.
  const result = manifest
    ? unchangedResult(manifest)
    : await buildOnce(
        settings,
        { dryRun, force: options.force === true, ...saySlowStages(options, console) },
        console.engine,
      );
  const { compilation, recovered } = result;
  if (recovered && options.quiet !== true) console.err(`defwright: ${recoveredLine(recovered)}\n`);
  if (compilation !== undefined) {
    const { showDiagnostics } = await import("./show-diagnostics.ts");
    const { diagnostics, evidence } = compilation;
    showDiagnostics(diagnostics, options, console, { evidence });
    showDetails(compilation, options, console);
    if (compilation.failed) {
      if (options.quiet !== true && !isData(options.format)) {
        console.err("defwright: nothing was written because of the errors above\n");
      }
      return exitCodes.content;
    }
  } else if (options.timings === true) {
    const compared = {
      stage: "compare with the last build",
      milliseconds: comparing,
      count: undefined,
    };
    for (const line of timingLines([compared])) console.err(`${line}\n`);
  }
  showIgnored(result, settings, options, console);
  if (dryRun) {
    for (const path of result.written) console.out(`write ${path}\n`);
    for (const path of result.removed) console.out(`remove ${path}\n`);
  }
  if (options.depfile !== undefined || options.stampFile !== undefined) {
    const { writeDependencyFiles } = await import("./dependency-files.ts");
    writeDependencyFiles(settings, options, began, console);
  }
  if (options.quiet !== true) {
    const time = `in ${String(Math.round(performance.now() - start))} ms`;
    const made =
      compilation === undefined
        ? unchangedLine(result)
        : `${definitionsLine(compilation.account)} → ${modulesLine(result)}`;
    console.err(`defwright: ${dryRun ? "would make " : ""}${made}, ${time}\n`);
    if (compilation !== undefined) {
      const { packingHint } = await import("../build/packing-hint.ts");
      const hint = packingHint(compilation);
      if (hint !== undefined) console.err(`defwright: ${hint}\n`);
    }
  }
  return exitCodes.ok;
}

function showIgnored(
  { ignored = [] }: BuildResult,
  { out = "", workingDirectory }: FoundSettings,
  options: GlobalOptions,
  console: Console,
): void {
  if (ignored.length === 0 || options.quiet === true || isData(options.format)) return;
  const manifest = displayPath(join(out, manifestName), workingDirectory);
  const more = ignored.length > 1 ? ` and ${String(ignored.length - 1)} more` : "";
  const [first] = ignored;
  console.err(
    `note: ${visibleText(manifest)} listed ${visibleText(JSON.stringify(first))}${more}; ignored, as no module has such a name\n`,
  );
}

async function buildOnce(
  settings: FoundSettings,
  options: BuildRequest,
  { suitOneRun, giveRoom, collectGarbage }: Engine,
): Promise<BuildResult> {
  const { build } = await suitOneRun(() => import("../build/build.ts"));
  return build(await withKinds(settings), {
    ...options,
    ...{ stale: true, tidy: collectGarbage, unkept: giveRoom },
  });
}

/** Reports the projects without an output folder, before any project is built; `undefined` if every one has one. */
async function refuseWithoutOut(
  projects: readonly ConfiguredProject[],
  options: GlobalOptions,
): Promise<ExitCode | undefined> {
  const without = projects.filter(({ settings }) => settings.out === undefined);
  const [first] = without;
  if (first === undefined) return undefined;
  const { showDiagnostics } = await import("./show-diagnostics.ts");
  showDiagnostics(
    without.map(({ settings }) => missingOut(settings)),
    options,
    first.console,
  );
  return exitCodes.usage;
}
