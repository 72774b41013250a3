/** New definitions of all kinds, complete by themselves. */
import { shapes } from "../../generator/compiled/shapes.ts";
import { builtInKinds, type BuiltInKind } from "../../generator/model/kind-names.ts";
import type { Random } from "../search/random.ts";
import type { Draft } from "./objects.ts";
import { randomMember, randomMemberValue, type Source } from "./random-member.ts";

/** Members that say how an object comes to be rather than what it is. */
const editing =
  /^(?:type|id|ident|alias|abstract|copy-from|edit-mode|extend|delete|relative|proportional|override|obsolete|add:.*|remove:.*)$/u;
/** How often a kind is drawn; one that is not here is drawn as often as `usual`. */
const weights: Readonly<Partial<Record<BuiltInKind, number>>> = {
  profession: 3,
  profession_item_substitutions: 2,
  furniture: 5,
  terrain: 7,
  recipe: 7,
  uncraft: 3,
  requirement: 4,
};
const usual = 3;
const kindsByWeight = builtInKinds.flatMap((kind) =>
  Array<BuiltInKind>(weights[kind] ?? usual).fill(kind),
);

export function randomKind(random: Random): BuiltInKind {
  return random.pick(kindsByWeight)!;
}

/** A definition that says all it has to, and up to three members more. */
export function randomDefinition(kind: BuiltInKind, source: Source): Draft {
  if (kind === "profession_item_substitutions") return randomSubstitution(source);
  const { random } = source;
  const made: Draft = { type: kind, ...randomName(kind, source) };
  const mandatory = [...shapes[kind].required];
  if (kind === "terrain" || kind === "furniture") mandatory.push("color");
  if (kind === "recipe" || kind === "uncraft") mandatory.push("time", "components");
  // What a dialect wants besides.
  if (kind === "recipe") mandatory.push("activity_level", "category", "subcategory");
  for (const name of mandatory) made[name] ??= randomMemberValue(kind, name, source);
  for (let more = random.below(4); more > 0; more -= 1) {
    const isPlain = (name: string): boolean => !editing.test(name) && name !== "bgcolor";
    const [name, value] = randomMember(kind, source, isPlain);
    made[name] = value;
  }
  return made;
}

function randomName(kind: BuiltInKind, source: Source): Draft {
  const { random, vocabulary } = source;
  if (kind !== "recipe" && kind !== "uncraft") return { id: vocabulary.fresh(kind, random) };
  const result = vocabulary.refer("item", random);
  const variant = random.below(8) === 0 ? { variant: random.pick(["red", "blue"])! } : {};
  if (random.below(3) > 0) return { result, ...variant };
  return {
    ...variant,
    result,
    id_suffix: randomMemberValue(kind, "id_suffix", source),
  };
}

function randomSubstitution({ random, vocabulary }: Source): Draft {
  const item = vocabulary.refer("item", random);
  const trait = vocabulary.refer("trait", random);
  const replacement = [vocabulary.refer("item", random)];
  const type = "profession_item_substitutions";
  return random.below(2) === 0
    ? { type, item, sub: [{ present: [trait], new: replacement }] }
    : { type, trait, sub: [{ item, new: replacement }] };
}
