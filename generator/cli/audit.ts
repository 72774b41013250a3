/** `audit`: what is well formed and may still be wrong, and what leads to something. */
import type { Compilation } from "../compile.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import type { Audit, AuditEntry } from "../query/audit.ts";
import { Option } from "commander";
import type { ProgramCommand, Task } from "./command.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { oneMore } from "./options.ts";
import { sideOrExit } from "./side-or-exit.ts";

interface AuditCommandOptions {
  readonly from?: readonly string[];
  readonly why?: string;
  readonly since?: string;
  readonly json?: boolean;
  readonly markdown?: boolean;
  readonly fail?: boolean;
}

export function addAuditCommand(program: ProgramCommand): void {
  program
    .command("audit")
    .summary("what content means: gains for nothing, what nobody learns, gets or uses")
    .description(
      "Reports what is well formed and may still be wrong: loops of crafting that gain, recipes that nobody can learn,\n" +
        "tiles that nothing refers to, that never turn back or that can be taken apart again and again, flags and\n" +
        "qualities without use. With --from it also says what players never get, given what they begin with, what the\n" +
        "world contains and what the TypeScript of the project uses. The report ends with what it takes for granted.",
    )
    .addOption(
      new Option(
        "--from <kind:id>",
        "what players begin with, such as profession:* or item_group:forage_*; may be given several times",
      ).argParser(oneMore),
    )
    .option("--why <kind:id>", "with --from: the shortest way to it, instead of the report")
    .option("--since <revision>", "only what is new since a Git revision, or a directory")
    .addOption(new Option("--markdown", "for a comment on a pull request").conflicts("json"))
    .option("--json", "one JSON value, for programs")
    .option("--fail", "exit with 1 if there is anything to report, or the content has errors")
    .examples([
      ["defwright audit", "what may be wrong that no rule forbids?"],
      ["defwright audit --from 'profession:*'", "what do players never get?"],
      ["defwright audit --from 'profession:*' --why item:steel_plate", "how do they get this?"],
      ["defwright audit --since origin/main --markdown --fail", "for a pull request"],
    ])
    .runs(runAudit);
}

async function runAudit(task: Task<AuditCommandOptions>): Promise<ExitCode> {
  const { settings, options, console } = task;
  const { compilePacks } = await console.engine.suitOneRun(
    () => import("../build/compile-packs.ts"),
  );
  const { ContentQuery } = await import("../query/content-query.ts");
  const { idsInCode } = await import("../query/ids-in-code.ts");
  const print = await import("../query/print-audit.ts");
  if (options.why !== undefined && options.from === undefined) {
    return task.refuse(`"--why" leads from what players begin with; add "--from"`);
  }
  // What the compilation leaves behind would be collected later, while twice as much is looked at.
  const { collectGarbage } = console.engine;
  const compilation = compilePacks(settings, { emit: false, tidy: collectGarbage });
  task.remarkErrors(compilation);
  const query = new ContentQuery(compilation);
  const from: NamedId[] = [];
  for (const words of options.from ?? []) {
    const named = namedBy(words, query, task);
    if (typeof named === "number") return named;
    from.push(...named);
  }
  const inCode = idsInCode(settings);
  if (options.why !== undefined) {
    const goal = namedBy(options.why, query, task);
    if (typeof goal === "number") return goal;
    const reach = query.reach(from, inCode);
    for (const each of goal) {
      const steps = reach.why(each);
      if (!steps) {
        console.err(`defwright: nothing leads to ${each.kind} ${JSON.stringify(each.id)}\n`);
        return exitCodes.content;
      }
      if (options.json === true) task.json(steps);
      else console.out(print.printSteps(steps));
    }
    return exitCodes.ok;
  }
  const auditOf = ({ diagnostics }: Compilation, of: typeof query): Audit =>
    of.audit({ diagnostics, inCode, ...(options.from && { from }) });
  let audit = auditOf(compilation, query);
  if (options.since !== undefined) {
    let before: Audit | undefined;
    const side = await sideOrExit(options.since, options, console, (old) => {
      before = auditOf(old, new ContentQuery(old));
    });
    if (typeof side === "number") return side;
    audit = newSince(audit, before?.entries ?? []);
  }
  if (options.json === true) task.json({ version: 1, ...audit });
  else if (options.markdown === true) console.out(print.markdownAudit(audit));
  else console.out(print.printAudit(audit, options.verbose === true));
  task.say(print.auditSummary(audit));
  const isClean = audit.entries.length === 0 && !compilation.failed;
  return options.fail === true && !isClean ? exitCodes.content : exitCodes.ok;
}

/** What `kind:id` names, in which one `*` stands for any characters; an exit code if there is no such id. */
function namedBy(
  words: string,
  query: { readonly ids: (kind: string) => ReadonlySet<string> },
  task: Task,
): readonly NamedId[] | ExitCode {
  const [kind = "", ...rest] = words.split(":");
  const id = rest.join(":");
  if (id === "")
    return task.refuse(`"${words}" names nothing – expected a kind and an id, such as item:plank`);
  const refused = task.refuseKind(kind, task.settings.kinds.external);
  if (refused !== undefined) return refused;
  const ids = query.ids(kind);
  const [start = "", end] = id.split("*", 2);
  const found = [...ids]
    .filter((each) =>
      end === undefined ? each === id : each.startsWith(start) && each.endsWith(end),
    )
    .map((each) => ({ kind, id: each }));
  return found.length > 0 ? found : task.refuse(`there is no ${kind} "${id}"`);
}

function newSince({ entries, assumed }: Audit, before: readonly AuditEntry[]): Audit {
  const key = ({ rule, kind, id, detail }: AuditEntry): string =>
    [rule, kind, id, detail].join("\0");
  const old = new Set(before.map(key));
  return { entries: entries.filter((each) => !old.has(key(each))), assumed };
}
