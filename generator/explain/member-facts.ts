/**
 * The facts about a kind's members, from its schema: the one source of `defwright explain terrain.move_cost` and of the
 * pages of the format reference.
 */
import { isList, present } from "../json/containers.ts";
import { sampleDefinition } from "../complete/sample.ts";
import { sampleValue, type PickId } from "../schema/sample.ts";
import { allCodes, definitionOf } from "../diagnostics/code.ts";
import { codeMeanings } from "../compiled/code-meanings.ts";
import type { Kind } from "../kinds/kind.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { isBuiltIn } from "../model/kind-names.ts";
import type { KindName } from "../model/kind-names.ts";
import { branchesOf, followed } from "../schema/choose-branch.ts";
import { describeShape } from "../schema/describe-shape.ts";
import { itemsOf, lowerBound, type Shape } from "../schema/shape.ts";

export interface MemberFacts {
  readonly kind: KindName;
  /** Path from the definition down: `["bash", "str_min"]`; entries of lists have no step of their own. */
  readonly path: readonly string[];
  /** Described in an author's terms: "a whole number". */
  readonly type: string;
  readonly description: string;
  /** Section of the specification, without "§"; absent for extensions. */
  readonly section?: string;
  /** Whether the object that contains it is incomplete without it. */
  readonly mandatory: boolean;
  /** Whether only real data has it, not the specification. */
  readonly extension: boolean;
  readonly default?: Json;
  /** Units of its text, and examples of amounts in them. */
  readonly units: readonly { readonly unit: string; readonly examples: readonly Json[] }[];
  /** The words that it accepts, if the list is closed. */
  readonly words: readonly Json[];
  /** Kinds whose ids it refers to. */
  readonly refersTo: readonly string[];
  readonly least?: number;
  /** Every number is above this one. */
  readonly above?: number;
  readonly most?: number;
  /** Least and greatest number that is not reported as implausible. */
  readonly plausible?: readonly [least: number, greatest: number];
  /** Members that `copy-from` leaves out; of such a member, itself. */
  readonly notInherited: readonly string[];
  /** Diagnostic codes about it, besides those that apply to every member. */
  readonly codes: readonly string[];
  /** Members of the objects in it, mandatory ones first. */
  readonly members: readonly string[];
}

export interface KindFacts {
  readonly kind: KindName;
  readonly title: string;
  readonly description: string;
  readonly section?: string;
  readonly members: readonly MemberFacts[];
}

export function kindFacts(kind: Kind): KindFacts {
  const { definition } = kind.shapes;
  return {
    kind: kind.name,
    title: definition.title ?? kind.name,
    ...describe(kind, definition),
    members: namesIn(kind, definition).flatMap((name) => factsOf(kind, [name]) ?? []),
  };
}

/** Facts about a place such as `terrain.move_cost` or `terrain.bash.str_min`; `undefined` if it names no member. */
export function memberFacts(kinds: Kinds, place: string): MemberFacts | undefined {
  const [name = "", ...path] = place.split(".");
  const kind = kinds.get(name);
  return kind && path.length > 0 ? factsOf(kind, path) : undefined;
}

/** Other members that an example of a member needs. */
const beside: Readonly<Record<string, JsonObject>> = {
  decomp_learn: { skill_used: "skill_id" },
};

/** Members that replace another one. */
const insteadOf: Readonly<Record<string, string>> = { bgcolor: "color", abstract: "id" };

/** Values that cannot be derived from the shape alone: of built-in kinds. */
const written: Readonly<Record<string, Json>> = {
  examine_action: "water_source",
  sub: [{ present: ["trait_id"], new: ["item_id"] }],
};

/** A complete definition with the mandatory members and this one; `base` is the id of the definition that it copies. */
export function exampleOf(
  of: Kind,
  facts: MemberFacts,
): { readonly value: Json; readonly definition: JsonObject; readonly base: string } | undefined {
  const { kind, path } = facts;
  const [name = "", ...inner] = path;
  const shape = of.shapes.definition.properties?.[name];
  if (!shape || inner.length > 0) return undefined;
  const own = of.naming?.member;
  const [id, base] = [`${kind}_example`, `${kind}_base`];
  const known = isBuiltIn(kind) ? written[name] : undefined;
  const given = name === own ? id : name === "copy-from" ? base : known;
  const value = given ?? sampleEntries(kind, shape, name);
  if (value === undefined) return undefined;
  const replaced = insteadOf[name] === "id" ? own : insteadOf[name];
  const least = Object.entries(sampleDefinition(of, pickOf(kind), id));
  const rest = Object.fromEntries(least.filter(([member]) => member !== replaced));
  return { value, definition: { ...rest, ...beside[name], [name]: value }, base };
}

/** A sample whose lists have an entry. */
function sampleEntries(kind: KindName, shape: Shape, name: string): Json | undefined {
  const value: Json | undefined = sampleValue(shape, pickOf(kind), name);
  if (!isList(value) || value.length > 0) return value;
  const list = branchesOf(shape).find(({ items }) => items !== undefined);
  const items = list && itemsOf(list);
  if (!items) return value;
  const entry = sampleEntries(kind, items, name);
  return entry === undefined ? value : [entry];
}

/** Picks ids for references; an example refers to itself if it can. */
function pickOf(kind: KindName): PickId {
  return (wanted) => (wanted === kind ? `${kind}_example` : `${wanted}_id`);
}

function factsOf(kind: Kind, path: readonly string[]): MemberFacts | undefined {
  let holders: readonly Shape[] = [kind.shapes.definition];
  let shape: Shape | undefined;
  let mandatory = false;
  for (const step of path) {
    const holder = holders.find(({ properties }) => properties && Object.hasOwn(properties, step));
    shape = holder?.properties?.[step];
    if (!holder || !shape) return undefined;
    mandatory = mandatoryIn(kind, holder).includes(step);
    holders = reach(shape).filter(({ properties }) => properties !== undefined);
  }
  if (!shape) return undefined;
  const whole = followed(shape);
  const branches = branchesOf(shape);
  const { minimum: least, exclusiveMinimum: above } = firstOf(branches, lowerBound) ?? {};
  const most = firstOf(branches, ({ maximum }) => maximum);
  const plausible = firstOf(branches, (branch) => branch["x-range"]);
  const { notInherited = [] } = kind;
  const own = path.join(".");
  const facts = {
    kind: kind.name,
    notInherited: notInherited.filter((member) => own === "copy-from" || own === member),
    path,
    type: describeShape(shape),
    ...describe(kind, whole),
    mandatory,
    extension: whole["x-extension"] === true && isBuiltIn(kind.name),
    ...(whole.default === undefined ? {} : { default: whole.default }),
    units: branches.flatMap(({ "x-format": unit, examples = [] }) =>
      unit === undefined ? [] : [{ unit, examples }],
    ),
    words: [...new Set(branches.flatMap((branch) => branch.enum ?? []))],
    refersTo: [
      ...new Set(reach(shape).flatMap((each) => (each.properties ? [] : (each["x-ref"] ?? [])))),
    ],
    ...present({ least, above, most, plausible }),
    members: [...new Set(holders.flatMap((holder) => namesIn(kind, holder)))],
  };
  return { ...facts, codes: codesOf(facts) };
}

function firstOf<T>(
  branches: readonly Shape[],
  read: (branch: Shape) => T | undefined,
): T | undefined {
  return branches.map(read).find((value) => value !== undefined);
}

/** Mandatory members first, otherwise in schema order; without `add:` and `remove:`, which follow from the lists. */
function namesIn(kind: Kind, holder: Shape): string[] {
  const names = Object.keys(holder.properties ?? {}).filter(
    (name) => !/^(?:add|remove):/u.test(name),
  );
  const mandatory = mandatoryIn(kind, holder);
  const isMandatory = (name: string): number => Number(mandatory.includes(name));
  return names.sort((one, other) => isMandatory(other) - isMandatory(one));
}

function mandatoryIn({ shapes }: Kind, holder: Shape): readonly string[] {
  const { definition, required } = shapes;
  return holder === definition ? required : (holder.required ?? []);
}

/** Alternatives, and those of the entries of lists; but not the contents of objects. */
function reach(shape: Shape): Shape[] {
  const found = new Set<Shape>();
  const visit = (each: Shape): void => {
    for (const branch of branchesOf(each)) {
      if (found.has(branch)) continue;
      found.add(branch);
      for (const item of [branch.items ?? []].flat()) visit(item);
    }
  };
  visit(shape);
  return [...found];
}

/**
 * Our descriptions end with their source: "(§2.6)", "(extension)". For readers of an own kind, it is left out of those
 * of the members that every kind has.
 */
function describe(
  { name }: Kind,
  { description = "", "x-extension": extension }: Shape,
): { description: string; section?: string } {
  const { text, section } =
    /^(?<text>.*?) \((?:§(?<section>[\d.]+)[^)]*|extension[^)]*)\)(?<end>\.?)$/su.exec(description)
      ?.groups ?? {};
  const isOurs = isBuiltIn(name) || extension === true || section !== undefined;
  const shown = (isOurs ? text : undefined) ?? description;
  return {
    description: /[.!?]$/u.test(shown) || shown === "" ? shown : `${shown}.`,
    ...(section === undefined || !isBuiltIn(name) ? {} : { section }),
  };
}

/** Codes that follow from its shape, then those of its section that name it. */
function codesOf(facts: Omit<MemberFacts, "codes">): string[] {
  const member = facts.path.at(-1) ?? "";
  const { least, above, most, plausible, section } = facts;
  const byShape = [
    ...(facts.mandatory ? ["missing-member"] : []),
    ...(facts.words.length > 0 ? ["not-in-list"] : []),
    ...(facts.refersTo.length > 0 ? ["unknown-reference"] : []),
    ...(facts.units.length > 0 ? ["bad-unit"] : []),
    ...([least, above, most].some((bound) => bound !== undefined) ? ["out-of-range"] : []),
    ...(plausible === undefined ? [] : ["implausible-number"]),
  ];
  const named = allCodes().filter((code) => {
    if (section === undefined || definitionOf(code)?.spec !== section) return false;
    return codeMeanings.get(code)?.includes(`"${member}"`) === true;
  });
  return [...new Set([...byShape, ...named])];
}
