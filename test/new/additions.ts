/** What `npm run new` can add: the words of its command line, and what each does to a draft. */
import { parseArgs, type ParseArgsConfig } from "node:util";
import { addNewCode } from "./code.ts";
import { CannotAdd, type Draft } from "./draft.ts";
import { addNewFormat } from "./format.ts";
import { addNewKind } from "./kind.ts";
import { addNewMember } from "./member.ts";
import { addNewVerb } from "./verb.ts";

export const usage = `npm run new -- member <name> --kind <kind> --type <type> [--section 2.6] [--default <JSON>]
  type: string, integer, boolean, volume, or ref:<kind> for an id
npm run new -- code <name> --theme <theme> --kind <kind> --member <member> --wrong <JSON> --right <JSON>
  [--severity error|warning|note] [--section 2.6] [--fix safe|suggestions]
npm run new -- verb <name> --member <member that names what it becomes> [--able Openable]
npm run new -- format <name> [--ending .txt] [--document] [--data]
npm run new -- kind <name> [--type MONSTER] [--project <folder of a game>]`;

type Scripts = readonly (keyof typeof scripts)[];

/** What has to be compiled afterwards, so that types are right at once. */
export const scripts = {
  codegen: ["generator/codegen/run.ts"],
  generate: ["generator/cli.ts", "build", "--force"],
} as const;

const word = { type: "string" } as const;
const yes = { type: "boolean" } as const;

/**
 * Makes what the words say.
 * @throws {CannotAdd} before anything is written
 */
export function additionOf([what = "", ...words]: readonly string[], draft: Draft): Scripts {
  switch (what) {
    case "member": {
      const { name, values } = read(words, {
        kind: word,
        type: word,
        section: word,
        default: word,
      });
      const { kind, type } = needed(values, "kind", "type");
      addNewMember(draft, name, { ...values, kind, type });
      return ["codegen", "generate"];
    }
    case "code": {
      const { name, values } = read(words, {
        ...{ theme: word, kind: word, member: word, wrong: word, right: word },
        ...{ severity: word, section: word, fix: word },
      });
      const must = needed(values, "theme", "kind", "member", "wrong", "right");
      addNewCode(draft, name, { ...values, ...must, severity: values.severity ?? "warning" });
      return [];
    }
    case "verb": {
      const { name, values } = read(words, { member: word, able: word });
      addNewVerb(draft, name, { ...values, ...needed(values, "member") });
      return ["generate"];
    }
    case "format": {
      const { name, values } = read(words, { ending: word, document: yes, data: yes });
      const { document = false, data = false } = values;
      addNewFormat(draft, name, { ...values, document, data });
      return [];
    }
    case "kind": {
      const { name, values } = read(words, { type: word, project: word });
      addNewKind(draft, name, values);
      return values.project === undefined ? ["generate"] : [];
    }
    default:
      throw new CannotAdd(
        `"${what}" is nothing that can be added: member, code, verb, format or kind`,
      );
  }
}

function read<Options extends NonNullable<ParseArgsConfig["options"]>>(
  words: readonly string[],
  options: Options,
) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options,
      allowPositionals: true,
    });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) throw new CannotAdd("give one name");
    return { name, values };
  } catch (error) {
    if (error instanceof TypeError) throw new CannotAdd(error.message);
    throw error;
  }
}

function needed<Name extends string>(
  values: Readonly<Partial<Record<Name, unknown>>>,
  ...names: readonly Name[]
): Record<Name, string> {
  const missing = names.filter((name) => typeof values[name] !== "string");
  if (missing.length > 0) throw new CannotAdd(`--${missing.join(", --")} has to be given`);
  return values as Record<Name, string>;
}
