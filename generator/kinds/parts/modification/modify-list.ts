/**
 * Lists that are changed instead of replaced. §2.1 applies removals first and then additions; `extend` and `delete`
 * append first and then remove. Both use these few functions, in different orders. Every element keeps its origin, and
 * inputs are not modified.
 */
import { addTo } from "../../../model/maps.ts";
import type { Json, JsonArray, JsonObject, Slot } from "../../../model/json.ts";
import { branchesOf } from "../../../schema/choose-branch.ts";
import { innerShape } from "../../../schema/shape.ts";
import type { Kind } from "../../kind.ts";

/** A value on its way into a new list or object, and where it comes from. */
export interface Sourced {
  readonly value: Json;
  readonly from: Slot;
}

/** What layering tells about what it makes. */
export interface Derived {
  /** Called once for each new object or array; keys without a source are not in `sources`. */
  (container: object, sources: ReadonlyMap<string | number, Slot>): void;
  /** Called for each entry that a removal takes out of a list, if anyone asks for that. */
  readonly removed?: (entry: Slot, removal: Slot) => void;
}

/** Returns the key by which an entry is found for removal; `undefined` if it has none. */
export type KeyOf = (entry: Json) => string | undefined;

/** The entries of a list, or the single value that is given in place of a list (extension). */
export function entriesOf({ value, from }: Sourced): Sourced[] {
  if (!Array.isArray(value) || isPair(value)) return [{ value, from }];
  const list: JsonArray = value;
  return list.map((entry, key) => ({ value: entry, from: { container: list, key } }));
}

/** Whether a list is a single pair, like `["cooking", 3]`, in place of a list of pairs (extension). */
export function isPair([id, amount]: JsonArray): boolean {
  return typeof id === "string" && typeof amount === "number";
}

/** Whether a value is a list, or one entry in place of one; a boolean, a number and books by name are neither. */
export function isListed(member: string, value: Json): boolean {
  if (typeof value === "string" || Array.isArray(value)) return true;
  return typeof value === "object" && value !== null && member !== "book_learn";
}

/** Whether a member at the top is a set: an entry counts once, however often it is given (§2.3). */
export function isSet({ shapes }: Pick<Kind, "shapes">, member: string): boolean {
  const shape = innerShape(shapes.definition, member);
  return shape !== undefined && branchesOf(shape).some((branch) => branch["x-set"] === true);
}

/** The entries of a member; none if it is absent. */
export function memberEntries(container: JsonObject, member: string): Sourced[] {
  const value = Object.hasOwn(container, member) ? container[member] : undefined;
  return value === undefined ? [] : entriesOf({ value, from: { container, key: member } });
}

/** How a removal finds what it takes out. */
export interface Matching {
  readonly keyOf: KeyOf;
  /** Of a list that is a set, every match is one and the same entry. */
  readonly isSet?: boolean;
}

/**
 * Returns the entries without the first match of each removal, so that removing one of two leaves one (§2.1), unless
 * the list is a set. `missing` is called for removals that match nothing, with their index.
 */
export function withoutRemoved(
  entries: readonly Sourced[],
  removals: readonly Sourced[],
  { keyOf, isSet: isOneEntry = false }: Matching,
  missing: (removal: Sourced, index: number, entries: readonly Sourced[]) => void,
  { removed }: Pick<Derived, "removed"> = {},
): Sourced[] {
  if (removals.length === 0) return [...entries];
  const left = new Set(entries.keys());
  const byText = firstLeft(entries, (value) => JSON.stringify(value), left);
  const byKey = firstLeft(entries, keyOf, left);
  removals.forEach((removal, index) => {
    const { value } = removal;
    // The identical entry, if the removal is a whole entry and not only an id.
    const isWhole = typeof value === "object" && value !== null;
    const match = (): number | undefined =>
      (isWhole ? byText(JSON.stringify(value)) : undefined) ?? byKey(keyOf(value));
    let at = match();
    if (at === undefined) missing(removal, index, entries);
    for (; at !== undefined; at = isOneEntry ? match() : undefined) {
      const entry = entries[at];
      // By its text and by its key, one entry may be found twice.
      if (left.delete(at) && entry) removed?.(entry.from, removal.from);
    }
  });
  return entries.filter((_, index) => left.has(index));
}

/** Returns a function that finds the first remaining entry with a name; the names are indexed on first use. */
function firstLeft(
  entries: readonly Sourced[],
  nameOf: (value: Json) => string | undefined,
  left: ReadonlySet<number>,
): (name: string | undefined) => number | undefined {
  let named: Map<string, number[]> | undefined;
  return (name) => {
    if (name === undefined) return undefined;
    named ??= backwardsByName(entries, nameOf);
    const places = named.get(name) ?? [];
    for (let at = places.at(-1); at !== undefined; at = places.at(-1)) {
      if (left.has(at)) return at;
      // Removed entries never come back.
      places.pop();
    }
    return undefined;
  };
}

/** The indices of the entries with each name, the last one first. */
function backwardsByName(
  entries: readonly Sourced[],
  nameOf: (value: Json) => string | undefined,
): Map<string, number[]> {
  const named = new Map<string, number[]>();
  for (let at = entries.length - 1; at >= 0; at--) {
    const entry = entries[at];
    const name = entry && nameOf(entry.value);
    if (name === undefined) continue;
    addTo(named, name, at);
  }
  return named;
}

export function listOf(entries: readonly Sourced[], derived: Derived): JsonArray {
  const list = entries.map((entry) => entry.value);
  derived(list, new Map(entries.map((entry, index) => [index, entry.from])));
  return list;
}

/** A member of an object that is being put together; without `from` it has no source. */
export interface DraftMember {
  readonly value: Json;
  readonly from?: Slot;
}

/** An object that is being put together; a `Map`, since content chooses the names. */
export type Draft = Map<string, DraftMember>;

export function draftOf(container: JsonObject): Draft {
  return new Map(
    Object.entries(container).map(([key, value]) => [key, { value, from: { container, key } }]),
  );
}

export function objectOf(draft: Draft, derived: Derived): JsonObject {
  // `fromEntries` defines members and does not assign them, so that "__proto__" is a name like any other.
  const object = Object.fromEntries([...draft].map(([key, { value }]) => [key, value]));
  const sources = new Map<string, Slot>();
  for (const [key, { from }] of draft) if (from) sources.set(key, from);
  derived(object, sources);
  return object;
}
