/** `check`: whether the content is valid and the output current, for CI. */
import { join } from "node:path";
import { Option } from "commander";
import { withKinds, type FoundSettings, type Settings } from "../config/settings.ts";
import { staleStates } from "../diagnostics/stale-states.ts";
import { staleOutput } from "../diagnostics/stale-output.ts";
import { displayPath } from "../disk/display-path.ts";
import type { Console } from "./console.ts";
import { advisedCommand } from "./advised-command.ts";
import type { SaveOptions } from "./save.ts";
import { refuse, type ProgramCommand } from "./command.ts";
import { onProjects, inTurn, worst } from "./projects.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { fixLevel, fixMistake, runFix, type FixOptions } from "./fix.ts";
import { isData, oneMore, type GlobalOptions } from "./options.ts";
import { counted } from "../diagnostics/summary.ts";
import { definitionsLine, saySlowStages, showDetails } from "./progress.ts";
import { leastWanted } from "./wanted.ts";

export function addCheckCommand(program: ProgramCommand): void {
  program
    .command("check")
    .aboutFindings()
    .summary("check that the content is valid and the output is current")
    .description(
      "Checks all content as build does, and writes nothing. If an output folder is configured or given,\n" +
        "it also compares the modules there with those that the content produces, and lists those that differ.\n" +
        "With --fix it first fixes the content files in place: old or doubtful forms, where the content stays exactly\n" +
        "the same, and what could not be read; with --fix=suggestions misspelt members, words and ids as well.",
    )
    .addOption(
      new Option(
        "--fix [level]",
        'fix content files, then check; "suggestions" also applies the one name that was probably meant',
      )
        .choices(["suggestions"])
        .conflicts("updateBaseline"),
    )
    .option("--dry-run", "with --fix: print the difference on stdout, write nothing")
    .option(
      "--update-baseline",
      "accept the current findings: write them to the baseline file, so that only new ones fail",
    )
    .option(
      "--save <file>",
      "also say what becomes of each id in a player's save: JSON with palettes as savePalette writes them",
    )
    .addOption(
      new Option(
        "--ids <kind=path>",
        "with --save: other ids in it, such as terrain=$.map.tiles[*]; may be given several times",
      ).argParser(oneMore),
    )
    .exits("ok", "content", "usage", "stale", "crash")
    .examples([
      ["defwright check", "in CI, where generated modules are committed"],
      ["defwright check --pack my-mod", "only whether this content is valid"],
      ["defwright check -c game.config.json -c editor.config.json", "two projects in one run"],
      ["defwright check --strict --format json", "for programs; warnings fail too"],
      ["defwright check --fix", "fix what can be fixed without changing the content"],
      ["defwright check --fix=suggestions --dry-run", "what would be fixed? a diff for git apply"],
      ["defwright check --save save.json", "what would players lose?"],
      [
        "defwright check --report-file findings.sarif",
        "for code scanning, in addition to the usual text",
      ],
      [
        "defwright check --baseline accepted.json --update-baseline",
        "accept the current findings; from then on, run check --baseline accepted.json",
      ],
    ])
    .action(
      onProjects<FixOptions & SaveOptions>((projects, options) =>
        inTurn(projects, options, ({ settings, console }, own) => runCheck(settings, own, console)),
      ),
    );
}

/** What contradicts itself in the options; `undefined` if nothing does. */
function mistakeIn(options: FixOptions & SaveOptions & GlobalOptions): string | undefined {
  if (options.ids !== undefined && options.save === undefined) {
    return '"--ids" says where ids are in a save; add "--save"';
  }
  if (options.updateBaseline === true && options.baseline === false) {
    return '"--update-baseline" writes the baseline that "--no-baseline" passes over; give one of the two';
  }
  return fixMistake(options);
}

async function runCheck(
  found: FoundSettings,
  options: FixOptions & SaveOptions & GlobalOptions,
  console: Console,
): Promise<ExitCode> {
  const mistake = mistakeIn(options);
  if (mistake !== undefined) return refuse(console, mistake);
  const { suitOneRun, giveRoom: unkept } = console.engine;
  const { check } = await suitOneRun(() => import("../build/check-current.ts"));
  const settings = await withKinds(found);
  if (options.updateBaseline === true) {
    const { updateBaseline } = await import("./update-baseline.ts");
    return updateBaseline(settings, options, console);
  }
  const level = fixLevel(options);
  const { compilation, stale } =
    level === undefined
      ? check(settings, { unkept, least: leastWanted(options), ...saySlowStages(options, console) })
      : await runFix(settings, level, options, console);
  const { showDiagnostics } = await import("./show-diagnostics.ts");
  showDiagnostics(compilation.diagnostics, options, console, {
    evidence: compilation.evidence,
    ...(level === undefined ? {} : { fixed: level }),
    elsewhere: stale.map(({ path, state }) => staleOutput(path, state, shownPath(path, settings))),
  });
  showDetails(compilation, options, console);
  const report = (text: string): void => {
    if (options.quiet !== true && !isData(options.format)) console.err(`defwright: ${text}\n`);
  };
  if (compilation.failed) return exitCodes.content;
  const saved =
    options.save === undefined
      ? exitCodes.ok
      : (await import("./save.ts")).checkSave(compilation, settings, options, console);
  const valid = `content is valid: ${definitionsLine(compilation.account)}`;
  if (settings.out === undefined) {
    report(valid);
    return saved;
  }
  if (stale.length === 0) {
    report(`${valid}; output is current: ${counted(compilation.modules.length, "module")}`);
    return saved;
  }
  if (options.format === "pretty") {
    for (const { path, state } of stale) {
      console.err(`stale: ${shownPath(path, settings)} ${staleStates[state]}\n`);
    }
  }
  const modules = stale.filter(({ state }) => state !== "left").length;
  const what =
    stale[0]?.state === "unbuilt"
      ? "output is not built yet"
      : modules === 0
        ? "an interrupted build left files in the output"
        : `output is stale: ${counted(modules, "module")}`;
  report(`${valid}; ${what}; run ${advisedCommand("build", options)}`);
  return worst([saved, exitCodes.stale]);
}

/** The path of a module's file, as messages show it. */
function shownPath(module: string, { out, workingDirectory }: Settings): string {
  return displayPath(out === undefined ? module : join(out, module), workingDirectory);
}
