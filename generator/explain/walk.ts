/** Walks a resolved value in parallel with the layered value that it was read from. */
import { isList } from "../json/containers.ts";
import type { Json, JsonArray, JsonObject, JsonPath, Slot } from "../model/json.ts";
import { getOrInsert } from "../model/maps.ts";
import type { Member, Origin } from "./explanation.ts";
import { valueIn } from "./trace.ts";
import { idMembers } from "../kinds/naming-members.ts";
import type { Kind } from "../kinds/kind.ts";
import { childrenOf, type Shape } from "../schema/shape.ts";
import { isRemark } from "../json/remark.ts";

/** Members whose source the resolved schemas do not name, because there is more than one. */
const several: readonly (readonly [string, readonly string[]])[] = [
  // Entries of an item group, in the order in which they are read (§2.7–2.9).
  ["entries", ["items", "groups"]],
  ["nested", ["collection", "distribution"]],
  ["count", ["count-min", "count-max"]],
  ["charges", ["charges-min", "charges-max"]],
  ["damage", ["damage-min", "damage-max"]],
  // Books keyed by name (extension).
  ["level", ["skill_level"]],
  ["name", ["recipe_name"]],
];

const known = new WeakMap<Kind, ReadonlyMap<string, readonly string[]>>();

/** The possible names of a record's member in its source, its own name first. */
function sourceNames(kind: Kind, member: string): readonly string[] {
  return [member, ...(getOrInsert(known, kind, () => collect(kind)).get(member) ?? [])];
}

/**
 * The members of a record on the way to a path that names them as records do or as authors write them, such as
 * `weight` for `weight_grams`; what the record does not have is passed over.
 */
export function membersOnPath(kind: Kind, among: readonly Member[], path: JsonPath): Member[] {
  let members = among;
  return path.flatMap((step) => {
    const own = members.find((each) => each.path.at(-1) === step);
    const found =
      own ??
      members.find((each) => sourceNames(kind, String(each.path.at(-1))).includes(String(step)));
    members = found?.members ?? [];
    return found ?? [];
  });
}

function collect(kind: Kind): Map<string, readonly string[]> {
  const { root, definitions } = kind.shapes.resolved;
  const names = new Map<string, readonly string[]>(several);
  names.set(
    "id",
    idMembers(kind).filter((each) => each !== "id"),
  );
  for (const [member = "", ...others] of kind.spellings ?? []) names.set(member, others);
  const visit = (shape: Shape): void => {
    for (const [member, property] of Object.entries(shape.properties ?? {})) {
      const from = property["x-from"];
      const before = names.get(member) ?? [];
      if (from !== undefined && !before.includes(from)) names.set(member, [from, ...before]);
    }
    childrenOf(shape).forEach(visit);
  };
  for (const shape of [root, ...Object.values(definitions)]) visit(shape);
  return names;
}

/** What a resolved value was read from. */
export interface ValueSource {
  readonly value: Json;
  /** Its entries, if they come from several lists. */
  readonly entries?: readonly Slot[];
}

/** What is known of a value of a record. */
export interface Provenance {
  readonly origin: Origin;
  /** `undefined` if no closer source than the origin is known. */
  readonly source?: ValueSource | undefined;
  /** For what comes from another definition: how its inner values are explained. */
  readonly walk?: Walk;
}

/** Returns the provenance of a value in a record. */
export type Stated = (path: JsonPath, value: Json) => Provenance | undefined;

export interface Walk {
  readonly kind: Kind;
  /** `undefined` for a slot that has the origin of the value that contains it. */
  readonly originOf: (slot: Slot) => Origin | undefined;
  /** The provenance of a value, if it does not follow from the names of members. */
  readonly stated?: Stated;
}

const byDefault: Provenance = { origin: { how: "default" } };

export function walkValue(walk: Walk, path: JsonPath, value: Json, found: Provenance): Member {
  const { origin, walk: inner = walk } = found;
  if (typeof value !== "object" || value === null) return { path, value, origin, members: [] };
  const members = inside(inner, value, found).map(([key, each, byName]) => {
    const at = [...path, key];
    return walkValue(inner, at, each, inner.stated?.(at, each) ?? byName);
  });
  return { path, value, origin, members };
}

type Inner = readonly [key: string | number, value: Json, found: Provenance];

/** The entries or members of a value, with what their names and places tell of their provenance. */
function inside(walk: Walk, value: JsonArray | JsonObject, found: Provenance): readonly Inner[] {
  if (!isList(value)) {
    return Object.entries(value).map(([name, each]) => [
      name,
      each,
      memberProvenance(walk, name, each, found),
    ]);
  }
  const { origin, source } = found;
  const written = source && writtenEntries(source);
  const slots = written && matchEntries(value, written);
  return value.map((entry, index): Inner => {
    const slot = slots?.[index];
    if (slot) return [index, entry, ofSlot(walk, slot, origin)];
    // A single value may be written instead of a list of one, or of four.
    const isAlone = source && !written && nameOf(entry) === source.value;
    return [index, entry, isAlone ? { origin, source } : { origin }];
  });
}

function ofSlot({ originOf }: Walk, slot: Slot, origin: Origin): Provenance {
  return { origin: originOf(slot) ?? origin, source: { value: valueIn(slot) } };
}

function writtenEntries({ value, entries }: ValueSource): readonly Slot[] | undefined {
  if (entries) return entries;
  if (isList(value)) return slotsOf(value);
  // Books keyed by name: each member is an entry.
  return typeof value === "object" && value !== null
    ? Object.keys(value)
        .filter((key) => !isRemark(key))
        .map((key) => ({ container: value, key }))
    : undefined;
}

/** Members whose value may be written directly, without the object expected around it. */
const whole: ReadonlySet<string> = new Set(["group", "list"]);

function memberProvenance(
  walk: Walk,
  member: string,
  value: Json,
  { origin, source }: Provenance,
): Provenance {
  if (!source) return { origin };
  const { value: written } = source;
  if (typeof written !== "object" || written === null) {
    return nameOf(value) === written ? { origin, source } : byDefault;
  }
  if (isList(written)) {
    if (isList(value)) return { origin, source };
    const slot = slotsOf(written).find((each) => valueIn(each) === value);
    return slot ? ofSlot(walk, slot, origin) : byDefault;
  }
  const slots = memberSlots(walk.kind, written, member);
  const [first] = slots;
  // An item group can be written in place of the object whose member holds it.
  if (!first) return whole.has(member) ? { origin, source } : byDefault;
  const found = ofSlot(walk, first, origin);
  const lists = slots.map(valueIn);
  if (slots.length === 1 || !lists.every((each) => isList(each))) return found;
  const entries = lists.flatMap((list) => slotsOf(list));
  return { origin: found.origin, source: { value: lists[0] ?? null, entries } };
}

/** The slots of an object that a resolved member may be read from. */
export function memberSlots(kind: Kind, object: JsonObject, member: string): Slot[] {
  return sourceNames(kind, member)
    .filter((name) => Object.hasOwn(object, name))
    .map((key) => ({ container: object, key }));
}

/**
 * For each entry of a resolved list, the slot that it was read from. If the lists have the same length, the order is
 * the same; otherwise (repetitions dropped, a short seasonal list filled up) an entry is matched by its value or its
 * name.
 */
function matchEntries(
  resolved: JsonArray,
  written: readonly Slot[],
): readonly (Slot | undefined)[] {
  if (resolved.length === written.length) return written;
  const left = new Set(written);
  return resolved.map((entry) => {
    const isSame = (slot: Slot): boolean => isAlike(entry, valueIn(slot));
    const found = [...left].find(isSame) ?? written.find(isSame);
    if (found) left.delete(found);
    return found;
  });
}

function slotsOf(list: JsonArray): Slot[] {
  return list.map((_, key) => ({ container: list, key }));
}

/** The value that identifies an entry: the entry itself if it is not an object, otherwise the first text in it. */
export function nameOf(entry: Json): Json | undefined {
  if (typeof entry !== "object" || entry === null) return entry;
  return Object.values(entry).find((each) => typeof each === "string");
}

function isAlike(entry: Json, written: Json): boolean {
  const name = nameOf(entry);
  if (name === undefined) return JSON.stringify(entry) === JSON.stringify(written);
  return typeof written === "object" && written !== null
    ? Object.values(written).includes(name)
    : written === name;
}
