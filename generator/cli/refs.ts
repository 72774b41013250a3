/** `refs`: what uses an id, from where, and in which way. */
import { didYouMean, type ProgramCommand, type Task } from "./command.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";

interface RefsOptions {
  readonly kind?: string;
  readonly json?: boolean;
}

export function addRefsCommand(program: ProgramCommand): void {
  program
    .command("refs")
    .summary("what uses an id, where, and in which member")
    .description(
      "Prints every place that refers to an id: pack, file, line and column, the definition that contains it, and\n" +
        "the member; whatever copies from it, changes it or looks like it is marked as such. Aliases count as\n" +
        "the id. Ids of kinds that are defined elsewhere – items, skills, flags – are found as well, and so are\n" +
        "those that nothing defines.",
    )
    .argument("<id>", "an id of any kind")
    .option("--kind <name>", "only the id of this kind")
    .option("--json", "a list with an entry for each kind that has the id, for programs")
    .exits("ok", "usage", "crash")
    .examples([
      ["defwright refs t_door_c", "what opens, closes, becomes or copies it?"],
      ["defwright refs plank", "which recipes need it, what leaves it behind?"],
      ["defwright refs rope --kind item --json", "for programs"],
    ])
    .runs(runRefs);
}

async function runRefs(task: Task<RefsOptions>, id: string): Promise<ExitCode> {
  const { settings, options } = task;
  const refused = task.refuseKind(options.kind, settings.kinds.external);
  if (refused !== undefined) return refused;
  const { compilePacks } = await import("../build/compile-packs.ts");
  const { ContentQuery } = await import("../query/content-query.ts");
  const { printUses } = await import("../symbols/print-uses.ts");
  const compilation = compilePacks(settings, { emit: false, records: false });
  task.remarkErrors(compilation);
  const query = new ContentQuery(compilation);
  const kinds = query.kindsOf(id).filter((kind) => (options.kind ?? kind) === kind);
  const found = kinds.map((kind) => query.usesOf({ kind, id }));
  if (options.json === true) task.json(found.map((each) => ({ version: 1, ...each })));
  else task.console.out(found.map(printUses).join("\n"));
  if (found.some(({ known, builtIn }) => known || builtIn)) return exitCodes.ok;
  const near = query.near(id, options.kind);
  const ofKind = options.kind === undefined ? "" : `of kind ${options.kind} `;
  if (found.length > 0) {
    if (near !== undefined) task.console.err(didYouMean(near));
    return exitCodes.ok;
  }
  return task.refuse(`nothing ${ofKind}is called ${JSON.stringify(id)}`, near);
}
