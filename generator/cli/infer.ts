/** `infer`: the schema of a kind, read off the objects that there are. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { suggest } from "../diagnostics/suggest.ts";
import { counted } from "../diagnostics/summary.ts";
import { readText } from "../disk/read-bytes.ts";
import { isFolder } from "../disk/stats-of.ts";
import { writeWhole } from "../disk/write-whole.ts";
import { isObject } from "../json/containers.ts";
import { parseJson } from "../json/parse-json.ts";
import type { JsonObject } from "../model/json.ts";
import { firstFew } from "../text/first-few.ts";
import type { ProgramCommand, Task } from "./command.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { FileOption, oneMore } from "./options.ts";

interface InferOptions {
  readonly type: readonly string[];
  readonly kind?: string;
  readonly id?: string;
  readonly schemaFile?: string;
}

export function addInferCommand(program: ProgramCommand): void {
  const command = program
    .command("infer")
    .summary("the schema of a kind of your own, from the objects that there are")
    .description(
      "Reads the objects of one or more types, and prints a JSON Schema that accepts all of them: members, forms,\n" +
        "lists of words, units, and which texts are ids of which kind. What is uncertain is said in a $comment.\n" +
        "With --update it changes a schema instead: what its author wrote stays, what is new in the content is\n" +
        "added, and what does not occur any more is said.",
    )
    .argument("[content]", "folder of definitions, or configuration file (default: as for build)")
    .requiredOption("--type <word>", "type of the objects; repeatable", oneMore)
    .option(
      "--kind <name>",
      "name of the kind (default: that of its ids, or the type in small letters)",
    )
    .option("--id <member>", 'member that names a definition (default: "id" or "ident")')
    .addOption(
      new FileOption(
        "schema",
        "--update <file>",
        "schema to bring up to date, or to write if it is not there",
      ),
    )
    .exits("ok", "usage", "crash")
    .examples([
      ["defwright infer --type MONSTER > kinds/monster.schema.json", "to begin with"],
      ["defwright infer game/json --type TOOL --type BOOK --kind item", "of two types"],
      [
        "defwright infer --type MONSTER --update kinds/monster.schema.json",
        "after the content has changed",
      ],
    ]);
  command.action(async (content: string | undefined) => {
    const { cwd } = program.context.console;
    if (content !== undefined) {
      program.setOptionValue(isFolder(resolve(cwd, content)) ? "pack" : "config", [content]);
    }
    const { schemaFile: update } = command.opts<InferOptions>();
    const file = update === undefined ? undefined : resolve(cwd, update);
    // The configuration may already name the schema that is to be written.
    await command.runNow(runInfer, (absolute) =>
      absolute === file && !existsSync(file) ? `{ "properties": {} }` : undefined,
    );
  });
}

async function runInfer(task: Task<InferOptions>): Promise<ExitCode> {
  const { settings, options, console } = task;
  const { type: types, id, schemaFile: update } = options;
  const [type = "", ...others] = types;
  const nameOf = await kindsOfIds(task);
  const known = nameOf(type);
  const isOne = known !== undefined && others.every((each) => nameOf(each) === known);
  if (options.kind === undefined && others.length > 0 && !isOne) {
    return task.refuse("objects of several types are one kind, which needs a name: --kind <name>");
  }
  const kind = options.kind ?? known ?? type.toLowerCase();
  const { expectedName, isKindName } = await import("../kinds/own/read-kind-schemas.ts");
  if (!isKindName(kind)) {
    const reason = `the kind cannot be called ${JSON.stringify(kind)} – expected ${expectedName}`;
    return task.refuse(`${reason}: --kind <name>`);
  }
  const file = update === undefined ? undefined : resolve(console.cwd, update);
  const before = file === undefined ? undefined : readSchema(file);
  if (before === "unreadable") {
    return task.refuse(`${JSON.stringify(update)} is not a JSON Schema`);
  }
  const { readObjects } = await import("../infer/read-objects.ts");
  const { inferKind } = await import("../infer/infer-kind.ts");
  const { printSchema } = await import("../infer/print-schema.ts");
  const read = readObjects(settings, new Set(types), kind);
  const [absent, ...more] = types.filter((each) => !read.types.has(each));
  const missing = `no object has the type ${[absent, ...more].map((each) => JSON.stringify(each)).join(", ")}`;
  if (absent !== undefined && read.objects.length === 0) {
    return task.refuse(missing, suggest(absent, read.types.keys())[0]);
  }
  const inferred = inferKind({ ...read, kind, idMember: id });
  const { objects, members, references } = inferred;
  task.say(
    `${counted(objects, "object")}, ${counted(members, "member")}, ${counted(references, "reference")}`,
  );
  sayName(task, kind, nameOf);
  if (absent !== undefined) task.say(missing);
  if (read.unread.length > 0) task.say(`not valid JSON: ${firstFew(read.unread)}`);
  if (file === undefined) console.out(`${printSchema(inferred.schema)}\n`, "code");
  else if (before === undefined) writeWhole(file, `${printSchema(inferred.schema)}\n`);
  else {
    const { updateSchema } = await import("../infer/update-schema.ts");
    const updated = updateSchema(before, inferred.schema);
    writeWhole(file, `${printSchema(updated.schema)}\n`);
    task.say(`${String(updated.added)} new, ${String(updated.absent)} not in the content any more`);
  }
  return exitCodes.ok;
}

/** The kind of the ids that objects of a type are named by, if it is known. */
async function kindsOfIds({ settings, options }: Task<InferOptions>): Promise<KindOfType> {
  const { definedKind, isDefiningMember } = await import("../kinds/external-kinds.ts");
  const { kinds } = settings;
  const { idMembers } = await import("../infer/infer-kind.ts");
  const members = options.id === undefined ? idMembers : [options.id];
  return (type) => {
    const described = kinds.ofType(type);
    if (described?.own) return described.name;
    const isNamed = members.some((member) => isDefiningMember(kinds, type, member));
    return isNamed ? definedKind(kinds, type) : undefined;
  };
}

type KindOfType = (type: string) => string | undefined;

/** Says how the configuration has to name the kind, if that is not its type, and what its ids are known as. */
function sayName(task: Task<InferOptions>, kind: string, nameOf: KindOfType): void {
  const { type: types } = task.options;
  if (types.length > 1 || types[0]?.toLowerCase() !== kind) {
    const listed = types.map((each) => JSON.stringify(each)).join(", ");
    task.say(`the kind is "${kind}": { "types": [${listed}], … } in "kinds" of the configuration`);
  }
  for (const type of types) {
    const known = nameOf(type);
    if (known === undefined || known === kind) continue;
    const found = `the ids of ${JSON.stringify(type)} are known as those of "${known}"`;
    task.say(`${found} – expected that name: --kind ${known}; as "${kind}" they have two`);
  }
}

/** The schema in a file; `undefined` if there is no file. */
function readSchema(file: string): JsonObject | "unreadable" | undefined {
  if (!existsSync(file)) return undefined;
  const value = parseJson(readText(file)) ?? null;
  return isObject(value) ? value : "unreadable";
}
