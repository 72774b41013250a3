/** `rename`: gives a definition a new id in every place that names the old one. */
import { visibleText } from "../diagnostics/visible-text.ts";
import type { ProgramCommand, Task } from "./command.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { counted } from "../diagnostics/summary.ts";

interface RenameOptions {
  readonly dryRun?: boolean;
}

export function addRenameCommand(program: ProgramCommand): void {
  program
    .command("rename")
    .summary("change the id of a definition, in all of your packs")
    .description(
      "Changes the id of a definition and every place that refers to it: modifications, copies, references of\n" +
        "every kind, and ids that are made of it: those of recipes of an item. In ids with a suffix, such as those\n" +
        "of recipes, the suffix is changed. An id in the release record is kept as an alias or, of kinds without\n" +
        "aliases, by a migration. Refuses if the new id is taken, if a pack outside the project would\n" +
        "have to change, or if it would cause a new error or warning. Lists places that contain the id but are\n" +
        "not changed: unknown places in objects of other types, and TypeScript.",
    )
    .argument("<kind>", "kind of the definition")
    .argument("<old>", "its current id")
    .argument("<new>", "its new id")
    .option("--dry-run", "print the changes as a diff and write nothing")
    .examples([["defwright rename terrain t_door t_oak_door --dry-run", "what would change?"]])
    .runs(runRename);
}

async function runRename(
  task: Task<RenameOptions>,
  kind: string,
  from: string,
  to: string,
): Promise<ExitCode> {
  const { settings, options, console } = task;
  const refused = task.refuseKind(kind);
  if (refused !== undefined) return refused;
  const { compilePacks } = await import("../build/compile-packs.ts");
  const { createBuildSession } = await import("../build/session.ts");
  const { readBytes } = await import("../disk/read-bytes.ts");
  const { ContentQuery } = await import("../query/content-query.ts");
  const { findingsIn, offerRename } = await import("../rename/offer-rename.ts");
  const { keepingIds } = await import("../rename/plan-rename.ts");
  const { leftBehind } = await import("../rename/find-constants.ts");
  const session = createBuildSession();
  const compilation = compilePacks(settings, { session, emit: false, records: false });
  const named = { kind, id: from };
  const query = new ContentQuery(compilation);
  const findingsWith = findingsIn(settings, session, { readFile: readBytes });
  const plan = offerRename({ settings, compilation, query, findingsWith }, named, to);
  if ("refused" in plan) {
    const { refused, instead } = plan;
    task.refuse(
      `not renamed: ${refused}`,
      query.exists(named) ? undefined : query.near(from, kind),
    );
    if (instead !== undefined) console.err(`       ${visibleText(instead)}\n`);
    return exitCodes.content;
  }
  const { writeRenamed } = await import("./write-renamed.ts");
  const isWritten = await writeRenamed(plan.files, settings, options.dryRun === true, console);
  if (!isWritten) return exitCodes.usage;
  const places = plan.files.reduce((sum, { edits }) => sum + edits.length, 0);
  const done = options.dryRun === true ? "would be renamed" : "renamed";
  const where = `${counted(places, "place")} in ${counted(plan.files.length, "file")}`;
  task.say(`${kind} "${from}" ${done} to "${to}": ${where}`);
  if (options.quiet !== true) {
    for (const kept of keepingIds(plan)) console.err(`  ${visibleText(kept)}\n`);
    for (const { what, lines } of leftBehind(plan, settings)) {
      console.err(`  ${what}:\n`);
      for (const { file, line } of lines) console.err(`    ${visibleText(file)}:${String(line)}\n`);
    }
  }
  return exitCodes.ok;
}
