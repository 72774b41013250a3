/** Members with values, for every kind. */
import { shapes } from "../../generator/compiled/shapes.ts";
import type { Json } from "../../generator/model/json.ts";
import type { BuiltInKind } from "../../generator/model/kind-names.ts";
import type { Random } from "../search/random.ts";
import { randomValue } from "./random-value.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What definitions are drawn with. */
export interface Source {
  readonly random: Random;
  readonly vocabulary: Vocabulary;
}

/** Members that name other definitions or depend on them, which are drawn more often. */
const linking =
  /^(?:open|close|bash|pry|deconstruct|oxytorch|looks_like|lockpick_result|transforms_into|plant_data|using|components|tools|qualities|reversible|book_learn|items|traits|skills|sub|flags)$/u;

/** A member of the kind with a value, whatever it is. */
export function randomMember(
  kind: BuiltInKind,
  source: Source,
  wanted: (name: string) => boolean = (name) => name !== "type",
): [name: string, value: Json] {
  const names = Object.keys(shapes[kind].definition.properties ?? {}).filter(wanted);
  const links = names.filter((name) => linking.test(name));
  const { random } = source;
  const name = (random.below(2) === 0 ? random.pick(links) : undefined) ?? random.pick(names)!;
  return [name, randomMemberValue(kind, name, source)];
}

export function randomMemberValue(kind: BuiltInKind, name: string, source: Source): Json {
  const { random, vocabulary } = source;
  if (name === "copy-from" || name === "alias") return vocabulary.refer(kind, random);
  if (name === "id" || name === "abstract") return vocabulary.fresh(kind, random);
  if (name === "relative" || name === "proportional") {
    return { [inheritedNumber(kind)]: 1 + random.below(3) };
  }
  const { definition, definitions } = shapes[kind];
  return randomValue(definition.properties![name]!, { ...source, definitions }, name);
}

function inheritedNumber(kind: BuiltInKind): string {
  if (kind === "terrain") return "move_cost";
  if (kind === "furniture") return "required_str";
  return kind === "profession" ? "points" : "difficulty";
}
