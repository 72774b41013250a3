/** `refs`: what uses an id, from where, and in which way. */
import { Option, type Command } from "commander";
import type { Settings } from "../config/settings.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import { externalKinds } from "../model/external-kind-names.ts";
import { builtInKinds } from "../model/kind-names.ts";
import type { Console } from "./console.ts";
import { withSettings, type CommandContext } from "./context.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { examples, exitCodeHelp } from "./help-text.ts";
import type { GlobalOptions } from "./options.ts";

interface RefsOptions {
  readonly kind?: string;
  readonly json?: boolean;
}

export function addRefsCommand(program: Command, context: CommandContext): void {
  program
    .command("refs")
    .summary("what uses an id, where, and in which member")
    .description(
      "Prints every place that refers to an id: pack, file, line and column, the definition that contains it, and\n" +
        "the member; whatever copies from it, changes it or looks like it is marked as such. Aliases count as\n" +
        "the id. Ids of kinds that are defined elsewhere – items, skills, flags – are found as well.",
    )
    .argument("<id>", "an id of any kind")
    .addOption(
      new Option("--kind <name>", "only the id of this kind").choices([
        ...new Set([...builtInKinds, ...externalKinds]),
      ]),
    )
    .option("--json", "a list with an entry for each kind that has the id, for programs")
    .addHelpText(
      "after",
      examples([
        ["defwright refs t_door_c", "what opens, closes, becomes or copies it?"],
        ["defwright refs plank", "which recipes need it, what leaves it behind?"],
        ["defwright refs rope --kind item --json", "for programs"],
      ]) + exitCodeHelp(["ok", "usage", "crash"]),
    )
    .action(async (id: string, _options: unknown, command: Command) => {
      await withSettings<RefsOptions>(command, context, (settings, options) =>
        runRefs(id, settings, options, context.console),
      );
    });
}

async function runRefs(
  id: string,
  settings: Settings,
  options: GlobalOptions & RefsOptions,
  console: Console,
): Promise<ExitCode> {
  const { compilePacks } = await import("../build/compile-packs.ts");
  const { ContentQuery } = await import("../query/content-query.ts");
  const { printUses } = await import("../symbols/print-uses.ts");
  const query = new ContentQuery(compilePacks(settings, { emit: false }));
  const kinds = query.kindsOf(id).filter((kind) => (options.kind ?? kind) === kind);
  const found = kinds.map((kind) => query.usesOf({ kind, id }));
  if (options.json === true) {
    const data = found.map((each) => ({ version: 1, ...each }));
    console.out(`${JSON.stringify(data)}\n`, "code");
  } else console.out(found.map(printUses).join("\n"));
  if (found.length > 0) return exitCodes.ok;
  const name = visibleText(JSON.stringify(id));
  const { suggest } = await import("../diagnostics/suggest.ts");
  const { idPrefixes } = await import("../kinds/kinds.ts");
  const [near] = suggest(id, query.ids(options.kind), 1, idPrefixes(settings.kinds));
  console.err(
    `error: nothing ${options.kind === undefined ? "" : `of kind ${options.kind} `}is called ${name}\n`,
  );
  if (near !== undefined) console.err(`(Did you mean ${visibleText(JSON.stringify(near))}?)\n`);
  return exitCodes.usage;
}
