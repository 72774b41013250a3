/** `explain`: where every member of a definition comes from; or what a diagnostic code, a kind or a member means. */
import { Option } from "commander";
import { allCodes, definitionOf } from "../diagnostics/code.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { Console } from "./console.ts";
import type { ProgramCommand, Task } from "./command.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";

interface ExplainOptions {
  readonly kind?: KindName;
  readonly json?: boolean;
  readonly markdown?: boolean;
}

export function addExplainCommand(program: ProgramCommand): void {
  program
    .command("explain")
    .summary("an id: what set each member; a diagnostic code: what it means")
    .description(
      "Prints a definition as game code reads it, member by member: its value, how it came about (defined,\n" +
        "replaced, added, removed, inherited, generated, default), and the pack, file and line that set it.\n" +
        "Members inside others are shown if something else set them; -v shows all of them.\n" +
        "With a member behind the id, such as t_door_c.bash, that one alone. Substitutions are found by the item\n" +
        "that they replace. Also explains diagnostic codes, kinds (those of the format, and your own) and their\n" +
        "members, such as terrain.move_cost.",
    )
    .argument("<id-or-code>", "id of a definition, a diagnostic code, a kind, or a member of any")
    .argument("[id]", "of the kind that stands in front of it: the same as --kind")
    .option("--kind <name>", "only definitions of this kind")
    .option("--json", "a list of explanations with every member, for programs")
    .addOption(
      new Option("--markdown", "the page of a kind, with every member").conflicts(["json", "kind"]),
    )
    .examples([
      ["defwright explain f_locker", "which file set each of its members?"],
      ["defwright explain f_locker.color", "which file set this one?"],
      ["defwright explain recipe rope --json", "for programs"],
      ["defwright explain unknown-reference", "what does this message mean?"],
      ["defwright explain terrain.move_cost", "which values are allowed?"],
      ["defwright explain monster --markdown > monster.md", "a page for those who write monsters"],
    ])
    .action(async (first: string, id: string | undefined, _: unknown, command: ProgramCommand) => {
      const { console } = program.context;
      const subject = id ?? first;
      if (id !== undefined) {
        const { kind: other = first } = command.opts<ExplainOptions>();
        if (other !== first) {
          command.error(
            `error: two kinds are given, ${visibleText(first)} and ${visibleText(other)}`,
          );
        }
        command.setOptionValue("kind", first);
      }
      const { kind, json, markdown } = command.opts<ExplainOptions>();
      if (kind === undefined && markdown !== true && definitionOf(subject) !== undefined) {
        const { explainCode, explanationOfCode } = await import("../explain/explain-code.ts");
        const data = json === true ? explanationOfCode(subject) : undefined;
        if (data) console.out(`${JSON.stringify(data)}\n`, "code");
        else console.out(explainCode(subject) ?? "");
        return;
      }
      const { builtInFormat } = await import("../kinds/project-kinds.ts");
      if (await explainsFormat(builtInFormat(), subject, command.opts(), console)) return;
      await command.runNow(runExplain);
    });
}

/** Explains a kind or a member of one, if that is what the options ask for and the subject is one. */
async function explainsFormat(
  kinds: Kinds,
  subject: string,
  { kind: only, json, markdown }: ExplainOptions,
  console: Console,
): Promise<boolean> {
  const [name = ""] = subject.split(".");
  const kind = only === undefined ? kinds.get(name) : undefined;
  if (!kind) return false;
  if (markdown === true) {
    if (name !== subject) return false;
    const { kindPage } = await import("../explain/kind-page.ts");
    console.out(kindPage(kinds, kind));
    return true;
  }
  const { explainFormat, factsAbout } = await import("../explain/explain-member.ts");
  const facts = factsAbout(kinds, subject);
  if (facts === undefined) return false;
  const text = explainFormat(kinds, subject, console.columns) ?? "";
  console.out(json === true ? `${JSON.stringify(facts)}\n` : text);
  return true;
}

/** Every kind and member that can be explained. */
async function placesIn(kinds: Kinds): Promise<string[]> {
  const { kindFacts } = await import("../explain/member-facts.ts");
  const { nameOf, withInner } = await import("../explain/kind-page.ts");
  return kinds.all.flatMap((kind) => [
    kind.name,
    ...kindFacts(kind).members.flatMap((each) =>
      withInner(kinds, each).map((facts) => `${kind.name}.${nameOf(facts)}`),
    ),
  ]);
}

async function runExplain(
  task: Task<ExplainOptions>,
  ...[first, id = first]: readonly [string, string?]
): Promise<ExitCode> {
  const { settings, options, console } = task;
  if (await explainsFormat(settings.kinds, id, options, console)) return exitCodes.ok;
  const refused = task.refuseKind(options.markdown === true ? id : options.kind);
  if (refused !== undefined) return refused;
  const { compilePacks } = await import("../build/compile-packs.ts");
  const { ContentQuery } = await import("../query/content-query.ts");
  const { explanationData, printExplanation } = await import("../explain/print-explanation.ts");
  const { kind } = options;
  const compilation = compilePacks(settings, { emit: false, records: false });
  const query = new ContentQuery(compilation);
  const explanations = query.explain(id, kind);
  if (options.json === true) {
    task.json(explanations.map((each) => explanationData(each, compilation.locations)));
  } else {
    const texts = explanations.map((each) =>
      printExplanation(each, compilation.locations, options.verbose === true),
    );
    console.out(texts.join("\n"));
  }
  if (explanations.length > 0) {
    task.remarkErrors(compilation);
    return exitCodes.ok;
  }
  const name = JSON.stringify(id);
  const others = kind === undefined ? [...allCodes(), ...(await placesIn(settings.kinds))] : [];
  const { broken, reason, suggestion } = query.whyNotFound(id, others, kind);
  if (broken) {
    await task.showFindings(compilation);
    task.refuse(`${name} has errors of its own, so there is nothing to explain`);
    return exitCodes.content;
  }
  const what = kind ?? "definition, diagnostic code, kind or member";
  const because = reason === undefined ? "" : `; ${reason}`;
  return task.refuse(`no ${what} ${name} is known${because}`, suggestion);
}
