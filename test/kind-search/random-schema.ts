/** Schemas of kinds, drawn at random from the whole language in which they may be written. */
import type { Json, JsonObject } from "../../generator/model/json.ts";
import type { Random } from "../search/random.ts";
import { followed, hasReference, randomValue } from "./random-value.ts";

export type Draft = Record<string, Json>;

export interface SchemaSource {
  readonly random: Random;
  /** The kind whose schema it becomes. */
  readonly kind: string;
  /** Kinds that it may refer to. */
  readonly kinds: readonly string[];
  /** Whether its definitions have no ids. */
  readonly listed?: boolean;
}

/** Where a shape is drawn. */
interface Place extends SchemaSource {
  readonly depth: number;
  /** Definitions to which any shape may refer: they end. */
  readonly ended: readonly string[];
  /** Definitions to which only what may be absent refers: they may contain the shape itself. */
  readonly open: readonly string[];
}

type Make = (place: Place) => Draft;

const words = ["red", "green", "none", "constructor", 'quote"', "two words", "*/", "ünï"];
const patterns = ["^[a-z]+$", "^[A-Z]{2}-[0-9]{1,3}$", "^(?:north|south)$"];

function text({ random }: Place): Draft {
  const kind = random.below(6);
  if (kind === 0) return { type: "string", pattern: random.pick(patterns) ?? "" };
  if (kind === 1) return { type: "string", minLength: 1, maxLength: 12 };
  if (kind === 2) return { enum: random.sample(words, 1 + random.below(4)) };
  if (kind === 3) return { const: random.pick(words) ?? "" };
  return { type: "string" };
}

function numeric({ random }: Place): Draft {
  const type = random.pick(["integer", "number"]) ?? "number";
  const bounds: readonly Draft[] = [
    {},
    { minimum: 0 },
    { minimum: -3, maximum: 3 },
    { exclusiveMinimum: 0 },
    { "x-range": [0, 100] },
  ];
  return random.below(8) === 0 ? { enum: [1, 2, 4] } : { type, ...random.pick(bounds) };
}

function reference({ random, kinds }: Place): Draft {
  const kind = random.pick(kinds) ?? "";
  return { "x-ref": kind, ...(random.below(2) === 0 && { type: "string" }) };
}

function unit({ random }: Place): Draft {
  return {
    "x-unit":
      random.pick(["volume", "mass", "time", "length", "money", "energy", "power"]) ?? "mass",
  };
}

const scalars: readonly Make[] = [
  ...[text, text, numeric, numeric, reference, reference, unit],
  () => ({ type: "boolean" }),
  () => ({ "x-text": true }),
  () => ({ type: ["string", "null"] }),
];

function list(place: Place): Draft {
  const { random } = place;
  const least = random.pick([undefined, undefined, 0, 1, 2]);
  return {
    ...(random.below(2) === 0 && { type: "array" }),
    // What needs an entry has to end.
    items: shape(least ? deeper(place) : { ...deeper(place), ended: endedOrOpen(place) }),
    ...(least !== undefined && { minItems: least }),
    ...(random.below(4) === 0 && { maxItems: 5 }),
  };
}

function tuple(place: Place): Draft {
  const { random } = place;
  const entries = Array.from({ length: 1 + random.below(3) }, () => shape(deeper(place)));
  const least = random.pick([undefined, 0, 1, entries.length]);
  const minimum = least === undefined ? {} : { minItems: least };
  return random.below(2) === 0
    ? { prefixItems: entries, ...minimum }
    : { type: "array", items: entries, ...minimum };
}

function map(place: Place): Draft {
  const { random, kinds } = place;
  const names = random.below(3) === 0 ? { "x-ref": random.pick(kinds) ?? "" } : undefined;
  return {
    type: "object",
    additionalProperties: shape({ ...deeper(place), ended: endedOrOpen(place) }),
    ...(names && { propertyNames: names }),
  };
}

function object(place: Place): Draft {
  const { properties, required } = members(deeper(place), place.random.below(4), memberNames);
  return { ...(place.random.below(2) === 0 && { type: "object" }), properties, required };
}

/** Alternatives that a value's type, a member or a constant tells apart. */
function alternatives(place: Place): Draft {
  const { random } = place;
  const inner = deeper(place);
  const sorts: readonly (() => readonly Draft[])[] = [
    () => [random.pick([text, reference, unit])?.(inner) ?? {}],
    () => [reference(inner), { enum: ["none", "any"] }],
    () => [numeric(inner)],
    () => [{ type: "boolean" }],
    () => [{ type: "null" }],
    () => [list(inner)],
    () => [{ items: { type: "string" } }, { items: numeric(inner) }],
    () => [
      { prefixItems: [{ const: "and" }, shape(inner)], minItems: 1 },
      { prefixItems: [{ const: "or" }, shape(inner)], minItems: 1 },
    ],
    () => [random.below(2) === 0 ? object(inner) : map(inner)],
    () => ["one", "two"].map((word) => marked(inner, word)),
  ];
  const types = [0, 0, 1, 2, 3, 4, 4, 4, 5, 5];
  const chosen = random.sample([...sorts.keys()], 2 + random.below(2));
  const apart = chosen.filter(
    (one, at) => chosen.findIndex((other) => types[other] === types[one]) === at,
  );
  const branches = apart.flatMap((index) => sorts[index]?.() ?? []);
  return { [random.pick(["anyOf", "oneOf"]) ?? "anyOf"]: branches };
}

function marked(place: Place, word: string): Draft {
  const { properties, required } = members(place, random2(place.random), memberNames);
  return { properties: { t: { const: word }, ...properties }, required: ["t", ...required] };
}

function random2({ below }: Random): number {
  return below(3);
}

function deeper(place: Place): Place {
  return { ...place, depth: place.depth + 1 };
}

function endedOrOpen({ ended, open }: Place): readonly string[] {
  return [...ended, ...open];
}

function shape(place: Place): Draft {
  const { random, depth, ended } = place;
  const drawn = random.below(20);
  if (drawn < 3 && ended.length > 0) return { $ref: random.pick(ended) ?? "" };
  if (drawn === 3) return {};
  if (drawn === 4 && depth > 0) return random.pick([{ type: "object" }, { type: "array" }]) ?? {};
  if (depth < 3 && drawn >= 12) {
    return random.pick([list, list, tuple, map, object, alternatives, alternatives])?.(place) ?? {};
  }
  return random.pick(scalars)?.(place) ?? {};
}

const memberNames = ["size", "10", "a b", "with-dash", "ünï", 'quo"te', "$cost", "next", "kind"];
const topNames = ["name", "hp", "faction", "color", "attacks", "armor", "volume", "into", "notes"];

function members(
  place: Place,
  count: number,
  names: readonly string[],
): { readonly properties: Draft; readonly required: string[] } {
  const { random } = place;
  const properties: Draft = {};
  const required: string[] = [];
  for (const name of random.sample(names, count)) {
    const isRequired = random.below(3) === 0;
    const ended = isRequired ? place.ended : endedOrOpen(place);
    properties[name] = described(shape({ ...place, ended }), place);
    if (isRequired) required.push(name);
  }
  return { properties, required };
}

/** With what is said beside a form: titles, descriptions with what ends comments, other names, defaults. */
function described(made: Draft, { random, depth }: Place): Draft {
  return {
    ...made,
    ...(random.below(3) === 0 && { description: "What it is */ or not.\nMore `of` it." }),
    ...(random.below(8) === 0 && { title: random.pick(["What it is", "Alpha", "Thing"]) ?? "" }),
    ...(random.below(10) === 0 && { "x-also": ["Other", "another"] }),
    ...(random.below(12) === 0 && { deprecated: true }),
    ...(depth < 2 && random.below(4) === 0 && { default: defaultMark }),
  };
}

/** Stands for a default until all definitions are known. */
const defaultMark = "\u{E001}default";

/** The same draws give the same schema. */
export function randomSchema(source: SchemaSource): JsonObject {
  const { random, kind } = source;
  const keyword = random.pick(["definitions", "$defs"]) ?? "$defs";
  const definitions: Draft = {};
  const names = ["part", "piece", "other_thing"].slice(0, random.below(4));
  const refs = names.map((name) => `#/${keyword}/${name}`);
  names.forEach((name, index) => {
    const place = { ...source, depth: 1, ended: refs.slice(0, index), open: refs.slice(index) };
    const own = memberNames.map((each) => `${name} ${each}`);
    const made = members(place, 1 + random.below(3), own);
    definitions[name] = random.below(4) === 0 ? scalarOr(place) : { ...made };
  });
  const place: Place = { ...source, depth: 0, ended: refs, open: [] };
  const top = members(place, 2 + random.below(6), topNames);
  const { properties, required } = top;
  const isListed = source.listed ?? random.below(8) === 0;
  const flags = random.below(3) === 0;
  if (flags) properties["flags"] = { type: "array", items: { type: "string" } };
  if (!isListed && random.below(3) === 0) properties["group"] = { type: "string", "x-index": true };
  if (!isListed && random.below(3) === 0) properties["upgrade"] = { "x-ref": kind };
  const parts = names.filter((name) => "properties" in (definitions[name] as JsonObject));
  const title = random.pick([
    undefined,
    undefined,
    `What a ${kind} is`,
    `${kind.replaceAll("_", "")}Kind`,
  ]);
  const schema: Draft = {
    ...(title !== undefined && { title: title.replace(/^./u, (letter) => letter.toUpperCase()) }),
    ...(random.below(2) === 0 && { description: `A ${kind}.` }),
    ...(isListed ? { "x-id": false } : random.below(5) === 0 && { "x-id": "key" }),
    ...(flags && { "x-flags": ["FLIES", "SWIMS"] }),
    ...("upgrade" in properties && { "x-transitions": { upgrade: "Upgradable" } }),
    ...(!isListed && random.below(3) === 0 && { "x-saved": true }),
    ...(random.below(3) === 0 && { "x-not-inherited": Object.keys(properties).slice(0, 1) }),
    ...(parts.length > 0 && random.below(3) === 0 && partOf(`#/${keyword}/${parts[0] ?? ""}`)),
    properties,
    ...(required.length > 0 && { required }),
    ...(names.length > 0 && { [keyword]: definitions }),
  };
  return withDefaults(schema, schema, random) as JsonObject;
}

function partOf($ref: string): Draft {
  return { allOf: [{ $ref }] };
}

function scalarOr(place: Place): Draft {
  return place.random.pick([...scalars, tuple])?.(place) ?? {};
}

/** Puts values where defaults are to be, and takes those away that would be ids of something. */
function withDefaults(value: Json, schema: JsonObject, random: Random): Json {
  if (Array.isArray(value)) return value.map((each: Json) => withDefaults(each, schema, random));
  if (typeof value !== "object" || value === null) return value;
  const { default: mark, ...rest } = value as JsonObject;
  const inner = Object.fromEntries(
    Object.entries(rest).map(([name, each]) => [name, withDefaults(each, schema, random)]),
  );
  // A default of what leads to itself may not end.
  const ends = !JSON.stringify(followed(inner, schema)).includes('"$ref"');
  if (mark !== defaultMark || !ends || hasReference(inner, schema)) return inner;
  return { ...inner, default: randomValue(inner, { random, schema, idOf: () => "" }) };
}
