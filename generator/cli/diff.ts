/** `diff`: how definitions differ between two states of the content. */
import { Option } from "commander";
import { visibleText } from "../diagnostics/visible-text.ts";
import type { CommandContext, ProgramCommand } from "./command.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import type { GlobalOptions } from "./options.ts";
import { sideOrExit } from "./side-or-exit.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { IdStates } from "../release/id-states.ts";

interface DiffOptions {
  readonly json?: boolean;
  readonly markdown?: boolean;
  readonly failOn?: "removed";
}

export function addDiffCommand(program: ProgramCommand): void {
  program
    .command("diff")
    .summary("which definitions were added, removed or changed, and how")
    .description(
      "Compares the resolved content of two states, definition by definition and member by member; where\n" +
        "a definition is and how it is written makes no difference. Each side is a directory (a project, a\n" +
        "pack, a folder of packs with modinfo.json files, or the output of a build) or a git revision;\n" +
        'prefix a revision with "git:" if there is a directory of the same name.',
    )
    .argument("<old>", "directory or revision")
    .argument("[new]", "the other side (default: the configured content as it is on disk)")
    .option("--json", "one JSON value, for programs")
    .addOption(new Option("--markdown", "for a comment on a pull request").conflicts("json"))
    .addOption(
      new Option(
        "--fail-on <what>",
        "exit with 1 if ids that saved games may contain were removed without an alias or a migration (§9)",
      ).choices(["removed"]),
    )
    .examples([
      ["defwright diff HEAD", "what have I changed?"],
      ["defwright diff origin/main HEAD --markdown", "for a comment on a pull request"],
      ["defwright diff game-0.6/data/json game-0.7/data/json", "two states of one pack"],
      ["defwright diff v1.0 --fail-on removed", "would saved games of v1.0 still load?"],
      ["defwright diff generated", "what would a build change for the game?"],
    ])
    .action(async (old: string, now: string | undefined, _: unknown, command: ProgramCommand) => {
      command.refuseSeveral();
      const options = command.given<DiffOptions>();
      program.context.exitCode = await runDiff([old, now], options, program.context);
    });
}

async function runDiff(
  [old, now]: readonly [string, string | undefined],
  options: GlobalOptions & DiffOptions,
  { console }: CommandContext,
): Promise<ExitCode> {
  const { compareContent } = await import("../diff/compare-content.ts");
  const print = await import("../diff/print-difference.ts");
  const contents = [];
  const states: (IdStates | undefined)[] = [];
  let kinds: Kinds | undefined;
  for (const words of [old, now]) {
    // Of the first side, only the records and what became of ids count.
    const look = contents.length === 0 ? "records" : undefined;
    const side = await sideOrExit(words, options, console, look);
    if (typeof side === "number") return side;
    contents.push(side.content);
    states.push(side.states);
    ({ kinds } = side);
  }
  const [before = new Map<string, never>(), after = new Map<string, never>()] = contents;
  const difference = compareContent(before, after);
  if (options.json === true)
    console.out(`${JSON.stringify(print.differenceData(difference))}\n`, "code");
  else if (options.markdown === true) console.out(print.markdownDifference(difference));
  else console.out(print.printDifference(difference));
  if (options.quiet !== true) console.err(`defwright: ${print.summaryLine(difference)}\n`);
  if (options.failOn === undefined) return exitCodes.ok;
  const { lostIds } = await import("../diff/lost-ids.ts");
  const { builtInFormat } = await import("../kinds/project-kinds.ts");
  const lost = lostIds(kinds ?? builtInFormat(), difference.removed, states);
  for (const { kind, id, rule } of lost) {
    console.err(`error: the ${kind} "${visibleText(id)}" was removed – ${rule}\n`);
  }
  return lost.length === 0 ? exitCodes.ok : exitCodes.content;
}
