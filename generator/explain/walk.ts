/** Walks a resolved value in parallel with the layered value that it was read from. */
import { isList } from "../json/containers.ts";
import type { Slot } from "../layer/origins.ts";
import type { Json, JsonArray, JsonObject, JsonPath } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Member, Origin } from "./explanation.ts";
import { matchEntries, nameOf, slotsOf } from "./match-entries.ts";
import { valueIn } from "./trace.ts";
import { idMembers } from "../kinds/naming-members.ts";
import { shapes } from "../compiled/shapes.ts";
import { kinds } from "../kinds/registry.ts";
import type { Shape } from "../schema/shape.ts";

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

const known = new Map<KindName, ReadonlyMap<string, readonly string[]>>();

/** The possible names of a record's member in its source, its own name first. */
function sourceNames(kind: KindName, member: string): readonly string[] {
  let names = known.get(kind);
  if (!names) known.set(kind, (names = collect(kind)));
  return [member, ...(names.get(member) ?? [])];
}

function collect(kind: KindName): Map<string, readonly string[]> {
  const { root, definitions } = shapes[kind].resolved;
  const names = new Map<string, readonly string[]>(several);
  names.set(
    "id",
    idMembers(kind).filter((each) => each !== "id"),
  );
  for (const [member = "", ...others] of kinds[kind].spellings ?? []) names.set(member, others);
  const visit = (shape: Shape): void => {
    for (const [member, property] of Object.entries(shape.properties ?? {})) {
      const from = property["x-from"];
      const before = names.get(member) ?? [];
      if (from !== undefined && !before.includes(from)) names.set(member, [from, ...before]);
      visit(property);
    }
    for (const branch of shape.anyOf ?? []) visit(branch);
    const { items } = shape;
    if (isList(items)) for (const item of items) visit(item);
    else if (items) visit(items);
  };
  for (const shape of [root, ...Object.values(definitions)]) visit(shape);
  return names;
}

/** What a resolved value was read from. */
export interface Source {
  readonly value: Json;
  /** Its entries, if they come from several lists. */
  readonly entries?: readonly Slot[];
}

export interface Walk {
  readonly kind: KindName;
  /** `undefined` for a slot that has the origin of the value that contains it. */
  readonly originOf: (slot: Slot) => Origin | undefined;
}

const byDefault: Origin = { how: "default" };

/** @param source `undefined` if no closer source than `origin` is known. */
export function walkValue(
  walk: Walk,
  path: JsonPath,
  value: Json,
  origin: Origin,
  source: Source | undefined,
): Member {
  if (typeof value !== "object" || value === null) return { path, value, origin, members: [] };
  const members = isList(value)
    ? walkEntries(walk, path, value, origin, source)
    : walkMembers(walk, path, value, origin, source);
  return { path, value, origin, members };
}

export function walkSlot(
  walk: Walk,
  path: JsonPath,
  value: Json,
  slot: Slot,
  origin: Origin,
): Member {
  return walkValue(walk, path, value, walk.originOf(slot) ?? origin, { value: valueIn(slot) });
}

function walkEntries(
  walk: Walk,
  path: JsonPath,
  list: JsonArray,
  origin: Origin,
  source: Source | undefined,
): Member[] {
  const written = source && entriesOf(source);
  const slots = written ? matchEntries(list, written) : [];
  return list.map((entry, index) => {
    const slot = slots[index];
    const at = [...path, index];
    return slot
      ? walkSlot(walk, at, entry, slot, origin)
      : walkValue(
          walk,
          at,
          entry,
          origin,
          source && !written ? namedEntry(entry, source) : undefined,
        );
  });
}

function entriesOf({ value, entries }: Source): readonly Slot[] | undefined {
  if (entries) return entries;
  if (isList(value)) return slotsOf(value);
  // Books keyed by name: each member is an entry.
  return typeof value === "object" && value !== null
    ? Object.keys(value)
        .filter((key) => !key.startsWith("//"))
        .map((key) => ({ container: value, key }))
    : undefined;
}

/** A single value written instead of a list of one, or of four. */
function namedEntry(entry: Json, source: Source): Source | undefined {
  return nameOf(entry) === source.value ? source : undefined;
}

/** Members whose value may be written directly, without the object expected around it. */
const whole: ReadonlySet<string> = new Set(["group", "list"]);

function walkMembers(
  walk: Walk,
  path: JsonPath,
  object: JsonObject,
  origin: Origin,
  source: Source | undefined,
): Member[] {
  return Object.keys(object).map((member) => {
    const value = object[member] as Json;
    const at = [...path, member];
    if (!source) return walkValue(walk, at, value, origin, undefined);
    const written = source.value;
    if (typeof written !== "object" || written === null) {
      const same = nameOf(value) === written;
      return walkValue(walk, at, value, same ? origin : byDefault, same ? source : undefined);
    }
    if (isList(written)) {
      if (isList(value)) return walkValue(walk, at, value, origin, source);
      const slot = slotsOf(written).find((each) => valueIn(each) === value);
      if (slot) return walkSlot(walk, at, value, slot, origin);
      return walkValue(walk, at, value, byDefault, undefined);
    }
    const slots = memberSlots(walk.kind, written, member);
    const [first] = slots;
    if (!first) {
      // An item group can be written in place of the object whose member holds it.
      if (whole.has(member)) return walkValue(walk, at, value, origin, source);
      return walkValue(walk, at, value, byDefault, undefined);
    }
    const lists = slots.map(valueIn);
    if (slots.length === 1 || !lists.every((each) => isList(each))) {
      return walkSlot(walk, at, value, first, origin);
    }
    return walkValue(walk, at, value, walk.originOf(first) ?? origin, {
      value: lists[0] ?? null,
      entries: lists.flatMap((list) => slotsOf(list)),
    });
  });
}

/** The slots of an object that a resolved member may be read from. */
export function memberSlots(kind: KindName, object: JsonObject, member: string): Slot[] {
  return sourceNames(kind, member)
    .filter((name) => Object.hasOwn(object, name))
    .map((key) => ({ container: object, key }));
}
