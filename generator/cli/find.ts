/** `find`: ids by words in ids, names and values, for scripts and people. */
import { visibleText } from "../diagnostics/visible-text.ts";
import { alignColumns } from "../text/align-columns.ts";
import type { ProgramCommand, Task } from "./command.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";

interface FindOptions {
  readonly kind?: string;
  readonly json?: boolean;
}

export function addFindCommand(program: ProgramCommand): void {
  program
    .command("find")
    .summary("ids by words in ids, names and values")
    .description(
      "Prints the definitions in which all the words occur, whatever their case: in the id, the name or a value as it is\n" +
        "resolved. Those whose id or name begins with the words come first. If there are none, the exit code is 1.",
    )
    .argument("<words...>", "words, or parts of words")
    .option("--kind <name>", "only definitions of this kind")
    .option("--json", "a list with kind, id, name, pack, file and line, for programs")
    .exits("ok", "content", "usage", "crash")
    .examples([
      ["defwright find oak door", "what is called that?"],
      ["defwright find plank --kind recipe --json", "for programs"],
    ])
    .runs(runFind);
}

/** Exits with 1 if nothing is found, as searches do. */
async function runFind(task: Task<FindOptions>, words: readonly string[]): Promise<ExitCode> {
  const { settings, options, console } = task;
  const refused = task.refuseKind(options.kind, settings.kinds.external);
  if (refused !== undefined) return refused;
  const { compilePacks } = await import("../build/compile-packs.ts");
  const { ContentQuery } = await import("../query/content-query.ts");
  const compilation = compilePacks(settings, { emit: false });
  task.remarkErrors(compilation);
  const query = new ContentQuery(compilation);
  const found = query.find(words.join(" "), options.kind).map(({ kind, id, name }) => {
    const { pack, file, line } = query.definitions({ kind, id }).at(-1) ?? {};
    return { kind, id, name, pack, file, line };
  });
  if (options.json === true) task.json(found);
  else if (found.length > 0) {
    const rows = found.map(({ kind, id, name, file = "", line = 0 }) =>
      [kind, id, name, file === "" ? "" : `${file}:${String(line)}`].map(visibleText),
    );
    console.out(`${alignColumns(rows).join("\n")}\n`);
  }
  return found.length > 0 ? exitCodes.ok : exitCodes.content;
}
