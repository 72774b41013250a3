/** `conflicts`: what packs do to each other. */
import type { ProgramCommand, Task } from "./command.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { counted } from "../diagnostics/summary.ts";

interface ConflictsOptions {
  readonly json?: boolean;
  readonly fail?: boolean;
}

export function addConflictsCommand(program: ProgramCommand): void {
  program
    .command("conflicts")
    .summary("what two packs both change, and which one wins")
    .description(
      "Lists where packs conflict: members and definitions that two of them write, removals of what another\n" +
        "one adds, changes whose outcome depends on which comes first, overrides of definitions that do not exist,\n" +
        "and pairs of packs whose order matters although no dependency declares it. Packs exist to change what\n" +
        "the core and those define on which they depend, so only -v shows such changes. This is a report: without\n" +
        "--fail, conflicts are not errors.",
    )
    .option("--json", "one JSON value with everything, for programs")
    .option("--fail", "exit with 1 if there is any conflict, or the content has errors")
    .examples([
      ["defwright conflicts", "do my mods get along?"],
      ["defwright conflicts --pack core --pack mods/a --pack mods/b", "these three"],
      ["defwright conflicts --fail", "for CI"],
    ])
    .runs(runConflicts);
}

async function runConflicts(task: Task<ConflictsOptions>): Promise<ExitCode> {
  const { settings, options, console } = task;
  const { compilePacks } = await import("../build/compile-packs.ts");
  const { findConflicts } = await import("../conflicts/find-conflicts.ts");
  const { conflictsData, printConflicts } = await import("../conflicts/print-conflicts.ts");
  const compilation = compilePacks(settings, { emit: false, records: false });
  const { layers, locations } = compilation;
  const report = findConflicts(layers, settings.packs);
  const { conflicts, idleOverrides, openOrders } = report;
  const real = conflicts.filter(({ intended }) => !intended).length;
  if (options.json === true) task.json(conflictsData(report, locations));
  else console.out(printConflicts(report, locations, options.verbose === true));
  const intended = conflicts.length - real;
  const how = options.verbose === true ? "" : " (-v shows them)";
  const remarks = [
    ...(idleOverrides.length > 0 ? [counted(idleOverrides.length, "idle override")] : []),
    ...(openOrders.length > 0 ? [counted(openOrders.length, "open order")] : []),
    ...(intended > 0 ? [`${counted(intended, "intended change")}${how}`] : []),
  ];
  task.say([counted(real, "conflict"), ...remarks].join(", "));
  task.remarkErrors(compilation);
  const any = real + idleOverrides.length + openOrders.length > 0;
  return options.fail === true && (any || compilation.failed) ? exitCodes.content : exitCodes.ok;
}
