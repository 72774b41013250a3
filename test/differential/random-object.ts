/** Objects in all forms: definitions, templates, children, modifications, overrides and the like. */
import type { Json } from "../../generator/model/json.ts";
import type { BuiltInKind } from "../../generator/model/kind-names.ts";
import type { Draft } from "./objects.ts";
import { randomDefinition, randomKind } from "./random-definition.ts";
import { randomMember, type Source } from "./random-member.ts";

/** Makes something else of a definition that is complete. */
type Form = (plain: Draft, kind: BuiltInKind, source: Source) => Draft;

/** Members by which an object is named. */
const naming = new Set(["type", "id", "result", "variant", "id_suffix"]);

function named(plain: Draft): Draft {
  return Object.fromEntries(Object.entries(plain).filter(([member]) => naming.has(member)));
}

/** Named as something that is defined already. */
function namedAsDefined(plain: Draft, kind: BuiltInKind, { random, vocabulary }: Source): Draft {
  return "id" in plain ? { type: kind, id: vocabulary.refer(kind, random) } : named(plain);
}

function fresh(kind: BuiltInKind, { random, vocabulary }: Source): string {
  return vocabulary.fresh(kind, random);
}

/** One or two members of which none names the object. */
function changes(kind: BuiltInKind, source: Source): Draft {
  const pattern = source.random.below(2) === 0 ? /^(?:add|remove):/u : /^[^:]+$/u;
  const made: [string, Json][] = [randomMember(kind, source, (name) => pattern.test(name))];
  if (source.random.below(3) === 0) made.push(randomMember(kind, source));
  const unnamed = /^(?!(?:type|id|ident|alias|abstract|edit-mode|copy-from)$)/u;
  return Object.fromEntries(made.filter(([name]) => unnamed.test(name)));
}

const child: Form = (plain, kind, source) => {
  const { random, vocabulary } = source;
  const { name } = plain;
  const short = { ...named(plain), ...(name === undefined ? {} : { name }) };
  const scaling = /^(?:extend|delete|relative|proportional)$/u;
  const scaled =
    random.below(3) === 0 ? [randomMember(kind, source, (each) => scaling.test(each))] : [];
  return {
    ...(random.below(2) === 0 ? plain : short),
    ...Object.fromEntries(scaled),
    "copy-from": vocabulary.refer(kind, random),
  };
};

const template: Form = ({ id: _, ...rest }, kind, source) => ({
  ...rest,
  abstract: fresh(kind, source),
});

const twoIds: Form = (plain, kind, source) =>
  plain["id"] === undefined ? plain : { ...plain, id: [plain["id"], fresh(kind, source)] };

const modification: Form = (plain, kind, source) => ({
  ...namedAsDefined(plain, kind, source),
  "edit-mode": "modify",
  ...changes(kind, source),
});

const override: Form = (plain, kind, source) => ({
  ...plain,
  ...namedAsDefined(plain, kind, source),
  ...("result" in plain ? { override: true } : { "edit-mode": "override" }),
});

const patch: Form = (plain, kind, source) => {
  const made = namedAsDefined(plain, kind, source);
  return { ...made, "copy-from": made["id"] ?? made["result"]!, ...changes(kind, source) };
};

const forms: readonly (readonly [name: string, weight: number, form: Form])[] = [
  ["definition", 40, (plain) => plain],
  ["template", 8, template],
  ["child", 20, child],
  ["alias", 6, (plain, kind, source) => ({ ...plain, alias: fresh(kind, source) })],
  ["two ids", 3, twoIds],
  ["modification", 14, modification],
  ["override", 6, override],
  ["patch of itself", 4, patch],
  ["tombstone", 3, (plain) => ("result" in plain ? { ...named(plain), obsolete: true } : plain)],
  ["nameless", 1, ({ id: _, result: __, ...rest }) => rest],
];
const formsByWeight = forms.flatMap((form) => Array<typeof form>(form[1]).fill(form));

/** An object in any form, with the form's name. */
export function randomObject(source: Source): [form: string, object: Draft] {
  const kind = randomKind(source.random);
  const plain = randomDefinition(kind, source);
  if (kind === "profession_item_substitutions") return [kind, plain];
  const [form, , make] = source.random.pick(formsByWeight)!;
  return [`${form} of ${kind}`, make(plain, kind, source)];
}
