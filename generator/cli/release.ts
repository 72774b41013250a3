/** `release`: records which ids players have, so that later content keeps them. */
import { dirname } from "node:path";
import { displayPath } from "../disk/display-path.ts";
import type { ReleaseRecord } from "../model/release-record.ts";
import type { IdStates } from "../release/id-states.ts";
import { advisedCommand } from "./advised-command.ts";
import type { ProgramCommand, Task } from "./command.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { stateOrExit } from "./side-or-exit.ts";
import { counted } from "../diagnostics/summary.ts";
import { packageJson } from "../config/config-file.ts";

interface ReleaseOptions {
  readonly from?: string;
}

export function addReleaseCommand(program: ProgramCommand): void {
  program
    .command("release")
    .summary("record the ids that saved games may contain from now on")
    .description(
      "Writes every id of the content to defwright.lock.json, with what became of it and in which release; commit\n" +
        "that file. From then on, check and build reject content in which a released id no longer means anything\n" +
        "(§9.1, §9.2). The file is sorted and has one id per line, so that branches merge; with the line\n" +
        '"defwright.lock.json merge=union" in .gitattributes, git merges it automatically.',
    )
    .argument(
      "[version]",
      "name of the release (default: the version in package.json, or else the next number)",
    )
    .option("--from <content>", "content that was released earlier: a directory or a git revision")
    .examples([
      ["defwright release 1.4", "before version 1.4 goes to players"],
      ["defwright release 1.3 --from v1.3", "start the record with an earlier release"],
    ])
    .runs(runRelease);
}

async function runRelease(
  task: Task<ReleaseOptions>,
  version: string | undefined,
): Promise<ExitCode> {
  const { settings } = task;
  const { recordFile, records = [] } = settings;
  if (recordFile === undefined) {
    return task.refuse(
      "these packs do not come from the configuration here; name it with --config",
    );
  }
  const { createFindings } = await import("../diagnostics/findings.ts");
  const { readRecord } = await import("../release/read-record.ts");
  const { nextRecord, noRecord } = await import("../release/next-record.ts");
  const { report, facts } = createFindings();
  const read = (own: boolean): ReleaseRecord[] =>
    records
      .filter((each) => each.own === own)
      .map(({ source }) => readRecord(settings.kinds, source, report) ?? noRecord);
  const [[before = noRecord], base] = [read(true), read(false)];
  if (facts.length > 0) {
    task.refuse(
      `the record of releases is not valid; ${advisedCommand("check", task.options)} says where`,
    );
    return exitCodes.content;
  }
  const release = version ?? releaseName(recordFile, before);
  const { mistakenName } = await import("../release/release-order.ts");
  const mistake = mistakenName(release, before.releases);
  if (mistake !== undefined) return task.refuse(mistake);
  const states = await statesOf(task);
  if (typeof states === "number") return states;
  const { printRecord } = await import("../release/print-record.ts");
  const next = nextRecord(settings.kinds, before, base, states, release);
  const { replaceUnchanged } = await import("../build/other-builds.ts");
  const shown = displayPath(recordFile, settings.workingDirectory);
  const own = records.find((each) => each.own)?.source.text;
  if (!replaceUnchanged(recordFile, own, printRecord(next.ids, next.releases))) {
    return task.refuse(
      `${shown} was changed meanwhile, perhaps by another release; nothing was written. Run the same again`,
    );
  }
  const { added, changed, removed } = next;
  const what = [
    `${counted(next.ids.length, "id")} in ${shown}`,
    `${String(added)} new`,
    `${String(changed)} changed`,
    ...(removed > 0 ? [`${String(removed)} removed`] : []),
  ];
  task.say(`release ${release}: ${what.join(", ")}`);
  return exitCodes.ok;
}

/** The id states of the current content, or of the content named by `--from`. */
async function statesOf(task: Task<ReleaseOptions>): Promise<IdStates | ExitCode> {
  const { settings, options, console } = task;
  if (options.from === undefined) {
    const { compilePacks } = await import("../build/compile-packs.ts");
    const compilation = compilePacks(settings, { emit: false });
    await task.showFindings(compilation, options.format);
    return compilation.failed ? exitCodes.content : compilation.idStates();
  }
  const state = await stateOrExit(options.from, options, console);
  return typeof state === "number" ? state : state.states;
}

/** The version in the project's `package.json`; otherwise one more than the greatest number in the record. */
function releaseName(recordFile: string, { releases }: ReleaseRecord): string {
  const { version } = packageJson(dirname(recordFile));
  if (typeof version === "string" && version !== "") return version;
  const numbers = releases.flatMap(({ name }) => (/^\d{1,15}$/u.test(name) ? [Number(name)] : []));
  return String(Math.max(0, ...numbers) + 1);
}
