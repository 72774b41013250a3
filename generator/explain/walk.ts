/** Walks a resolved value in parallel with the layered value that it was read from. */
import { isList } from "../json/containers.ts";
import type { Slot } from "../layer/origins.ts";
import type { Json, JsonArray, JsonObject, JsonPath } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Member, Origin } from "./explanation.ts";
import { matchEntries, nameOf, slotsOf } from "./match-entries.ts";
import { sourceNames } from "./source-names.ts";
import { valueIn } from "./trace.ts";

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
