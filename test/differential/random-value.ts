/** Values that a schema allows: every member of the format is drawn from its own schema. */
import type { Json } from "../../generator/model/json.ts";
import type { Shape } from "../../generator/schema/shape.ts";
import type { Random } from "../search/random.ts";
import type { Draft } from "./objects.ts";
import type { Vocabulary } from "./vocabulary.ts";

interface ValueSource {
  readonly random: Random;
  readonly vocabulary: Vocabulary;
  readonly definitions: Readonly<Record<string, Shape>>;
}

const flags = ["DIGGABLE", "HARVESTED", "GROWTH_HARVEST", "UNRECOVERABLE", "FLAT", "WALL"];
/** Words that mean something in a member, by its name. */
const words: Readonly<Record<string, readonly string[]>> = {
  flags,
  examine_action: ["workbench", "harvest_plant", "liquid_source", "door"],
  color: ["red", "blue", "green", "i_red", "no_colour"],
  bgcolor: ["red", "blue", "green"],
  id_suffix: ["", "_b", "2"],
  category: ["CC_TOOLS", "CC_OTHER", "CC_BUILDING"],
  subcategory: ["CSC_TOOLS", "CSC_OTHER"],
};
const units: Readonly<Record<string, readonly string[]>> = {
  time: ["1 minute", "2 h", "30 s", "1 h 5 m"],
  volume: ["250 ml", "2 L"],
  mass: ["500 g", "1 kg"],
};
const plain = ["one", "two", "three", "four words of text", "", 'quote" and \\', "__proto__", "10"];

export function randomValue(shape: Shape, source: ValueSource, member = "", depth = 0): Json {
  const { random } = source;
  if (shape.$ref !== undefined) {
    const named = source.definitions[shape.$ref.replace("#/definitions/", "")];
    if (named === undefined) throw new Error(`no shape ${shape.$ref}`);
    return randomValue(named, source, member, depth);
  }
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return random.pick(shape.enum)!;
  if (shape.anyOf) return randomValue(random.pick(shape.anyOf)!, source, member, depth);
  const type = typeof shape.type === "string" ? shape.type : random.pick(shape.type ?? ["object"]);
  if (type === "string") return randomText(shape, source, member);
  if (type === "integer") return randomInteger(shape, random);
  if (type === "number") return randomInteger(shape, random) + (random.below(3) === 0 ? 0.5 : 0);
  if (type === "boolean") return random.below(2) === 0;
  if (type === "null") return null;
  if (type === "array") return randomList(shape, source, member, depth);
  return randomObject(shape, source, depth);
}

function randomText(shape: Shape, { random, vocabulary }: ValueSource, member: string): string {
  if (member === "looks_like")
    return vocabulary.refer(random.pick(["terrain", "furniture"])!, random);
  const kind = shape["x-ref"];
  if (kind !== undefined) return vocabulary.refer(kind, random);
  const unit = units[shape["x-format"] ?? ""];
  if (unit) return random.pick(unit)!;
  if (shape.pattern !== undefined) return `${String(20 + random.below(40))} dB`;
  if (shape.maxLength === 1) return random.pick([..."#.+x"])!;
  const known = words[member.replace(/^(?:add|remove):/u, "")];
  return random.pick(known ?? (shape.minLength === undefined ? plain : plain.filter(Boolean)))!;
}

function randomInteger({ minimum, maximum, exclusiveMinimum }: Shape, random: Random): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? -1 : exclusiveMinimum + 1);
  const drawn = least + random.pick([0, 1, 1, 2, 2, 3, 5, 9])!;
  return Math.min(drawn, maximum ?? drawn);
}

function randomList(shape: Shape, source: ValueSource, member: string, depth: number): Json {
  const { random } = source;
  const { items, minItems = 0, maxItems = Math.max(2, minItems) } = shape;
  if (items !== undefined && Array.isArray(items)) {
    const tuple = items as readonly Shape[];
    const length = minItems + random.below(Math.min(maxItems, tuple.length) - minItems + 1);
    const drawn = tuple
      .slice(0, length)
      .map((each, at) =>
        at === 1 && each.type === "integer"
          ? randomInteger({ minimum: 1 }, random)
          : randomValue(each, source, member, depth + 1),
      );
    // What a LIST names is a requirement.
    const list = tuple[0]?.["x-ref-list"];
    if (list !== undefined && drawn.includes("LIST"))
      drawn[0] = source.vocabulary.refer(list, random);
    return drawn;
  }
  // Seasonal lists have one entry or four.
  const length =
    maxItems === 4 && minItems === 1
      ? 4
      : Math.min(maxItems, minItems + random.pick([0, 1, 1, 2])!);
  return Array.from({ length }, () =>
    randomValue((items as Shape | undefined) ?? {}, source, member, depth + 1),
  );
}

function randomObject(shape: Shape, source: ValueSource, depth: number): Draft {
  const { random } = source;
  const made: Draft = {};
  const properties = Object.entries(shape.properties ?? {});
  for (const [name, property] of properties) {
    const wanted = shape.required?.includes(name) === true || random.below(4 + 2 * depth) === 0;
    if (wanted) made[name] = randomValue(property, source, name, depth + 1);
  }
  const more = shape.additionalProperties;
  if (properties.length === 0 && typeof more === "object" && shape.propertyNames) {
    made[randomText(shape.propertyNames, source, "")] = randomValue(more, source, "", depth + 1);
  }
  return made;
}
