/** `migrate`: says in bulk what became of ids that an update removed or renamed (§9). */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Settings } from "../config/settings.ts";
import { counted } from "../diagnostics/summary.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import { displayPath } from "../disk/display-path.ts";
import { contains } from "../disk/real-path.ts";
import { writeWhole } from "../disk/write-whole.ts";
import type { KindName } from "../model/kind-names.ts";
import type { IdStates } from "../release/id-states.ts";
import type { ProgramCommand, Task } from "./command.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { stateOrExit } from "./side-or-exit.ts";

interface MigrateOptions {
  readonly to?: string;
  readonly yes?: boolean;
  readonly dryRun?: boolean;
}

/** How many ids that need a decision are listed unless all are wanted. */
const listed = 20;

export function addMigrateCommand(program: ProgramCommand): void {
  program
    .command("migrate")
    .summary("write migrations for ids that an update removed or renamed")
    .description(
      "Compares the content with an earlier state, and pairs ids that vanished with new ones by what their\n" +
        "definitions say, what refers to them and what stands beside them, not by how they are spelt. Writes one\n" +
        "file of definitions: migrations of the pairs that are sure, with the confidence beside each, and obsolete\n" +
        "definitions of recipes that nothing replaces. What is not sure is only listed; with --yes likely pairs\n" +
        "are written too, and ids that nothing is like as removed on purpose, which check accepts. Pairs that are\n" +
        "only possible stay yours to decide.",
    )
    .argument("<old>", "the earlier state: a directory or a git revision, as for diff")
    .option(
      "--to <file>",
      "file to write, in one of the packs (default: migrations.json in the first)",
    )
    .option("--yes", "also write what is only likely, and what is removed on purpose")
    .option("--dry-run", "print the file on stdout and write nothing")
    .examples([
      ["defwright migrate v1.3 --dry-run", "what became of the ids of version 1.3?"],
      ["defwright migrate ../game-1.3", "write core/migrations.json"],
      ["defwright migrate v1.3 --to core/migrations-1.4.json --yes", "also what is likely"],
    ])
    .runs(runMigrate);
}

async function runMigrate(task: Task<MigrateOptions>, old: string): Promise<ExitCode> {
  const { settings, options, console } = task;
  const decideAll = options.yes === true;
  const file = fileToWrite(settings, options);
  if (typeof file === "object") return task.refuse(file.mistake);
  const before = await stateOrExit(old, options, console);
  if (typeof before === "number") return before;
  const { compilePacks } = await import("../build/compile-packs.ts");
  // Released ids that vanished are what this command is about.
  const now = compilePacks({ ...settings, records: [] }, { emit: false });
  if (now.failed) {
    await task.showFindings(now, options.format);
    return exitCodes.content;
  }
  const states = now.idStates();
  const { planMigrations } = await import("../migrate/plan-migrations.ts");
  const print = await import("../migrate/print-migrations.ts");
  const released = await releasedIds(settings, states);
  const plan = planMigrations(
    settings.kinds,
    before,
    { definitions: now.model.records, states },
    { released, decideAll },
  );
  const { matched, obsolete, removed } = print.outcomesOf(plan, decideAll);
  const open = print.undecided(plan, decideAll);
  const shown = displayPath(file, settings.workingDirectory);
  if (matched + obsolete + removed > 0) {
    const text = print.printMigrations(plan, decideAll);
    if (options.dryRun === true) console.out(text, "code");
    else writeWhole(file, text);
  }
  if (options.quiet !== true) {
    const most = options.verbose === true ? open.length : listed;
    for (const each of open.slice(0, most)) {
      console.err(`${visibleText(print.openLine(each))}\n`);
    }
    if (open.length > most) {
      console.err(`… and ${String(open.length - most)} more; --verbose lists all\n`);
    }
    const counts = [
      `${String(matched)} matched`,
      `${String(obsolete)} obsolete`,
      ...(removed > 0 ? [`${String(removed)} removed on purpose`] : []),
      `${String(open.length)} need you`,
    ];
    const where =
      options.dryRun === true || matched + obsolete + removed === 0 ? "" : ` (${shown})`;
    task.say(`${counted(plan.length, "id")} vanished: ${counts.join(", ")}${where}`);
  }
  return open.length === 0 ? exitCodes.ok : exitCodes.content;
}

/** The absolute path of the file, or why it cannot be that one. */
function fileToWrite(
  { packs, workingDirectory }: Settings,
  { to, dryRun }: MigrateOptions,
): string | { readonly mistake: string } {
  const [first] = packs;
  const file =
    to === undefined
      ? join(first?.directory ?? "", "migrations.json")
      : resolve(workingDirectory, to);
  const shown = displayPath(file, workingDirectory);
  if (!file.endsWith(".json") || !packs.some(({ directory }) => contains(directory, file))) {
    return {
      mistake: `${shown} would not be read: name a .json file in one of the packs with --to`,
    };
  }
  if (dryRun !== true && existsSync(file)) {
    return { mistake: `${shown} exists; name another file with --to` };
  }
  return file;
}

/** Ids in the release records that no definition, alias or migration explains, by kind. */
async function releasedIds(
  { kinds, records = [] }: Settings,
  states: IdStates,
): Promise<ReadonlyMap<KindName, readonly string[]>> {
  const { readRecords } = await import("../release/record-lines.ts");
  const { newChanges } = await import("../release/new-changes.ts");
  const { createFindings } = await import("../diagnostics/findings.ts");
  const { lines } = readRecords(kinds, records, createFindings().report);
  return new Map(
    [...lines].map(([kind, ids]) => {
      const isLost = (id: string): boolean =>
        newChanges(id, ids, states.says(kind, id)).verdict === "vanished";
      return [kind, [...ids.keys()].filter(isLost)];
    }),
  );
}
