/** What the values at one place have in common, over all objects: counted in one walk over them. */
import { isList } from "../json/containers.ts";
import type { Json } from "../model/json.ts";
import { getOrInsert } from "../model/maps.ts";

/** A JSON type; whole numbers and others are one. */
export type SeenType = "null" | "boolean" | "number" | "string" | "array" | "object";

/** The values at one place. */
export interface Seen {
  /** How many there were of each type, in the order in which they first occurred. */
  readonly types: Map<SeenType, number>;
  fractions: number;
  least: number;
  greatest: number;
  /** Each text, and how often it occurs. */
  readonly texts: Map<string, number>;
  /** Lists, by the type of their first entry. */
  readonly lists: Map<SeenType | "nothing", SeenLists>;
  readonly members: Map<string, Seen>;
}

/** Lists at one place, whose first entries are of one type. */
export interface SeenLists {
  count: number;
  /** Lengths. */
  least: number;
  most: number;
  /** The entries at the first positions, each apart, so that a tuple is seen; the last place is all the others. */
  readonly places: Seen[];
}

/** The number of places of a list. */
export const mostPlaces = 7;

export function nothingSeen(): Seen {
  return {
    types: new Map(),
    fractions: 0,
    ...{ least: Infinity, greatest: -Infinity },
    texts: new Map(),
    lists: new Map(),
    members: new Map(),
  };
}

/** Adds a value, which must not be nested deeper than `parseJson` allows. */
export function see(seen: Seen, value: Json): void {
  increase(seen.types, seenType(value), 1);
  if (typeof value === "number") {
    if (!Number.isInteger(value)) seen.fractions += 1;
    widen(seen, value, value);
  } else if (typeof value === "string") increase(seen.texts, value, 1);
  else if (isList(value)) {
    const { length, [0]: first } = value;
    const lists = listsOf(seen, first === undefined ? "nothing" : seenType(first));
    lists.count += 1;
    lists.least = Math.min(lists.least, length);
    lists.most = Math.max(lists.most, length);
    value.forEach((entry, index) => {
      see(placeOf(lists, index), entry);
    });
  } else if (typeof value === "object" && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      if (!name.startsWith("//")) see(memberOf(seen, name), member);
    }
  }
}

/** Adds what was seen at other places, which are not used any more. */
export function merge(seen: Seen, others: Iterable<Seen>): Seen {
  for (const other of others) {
    for (const [type, count] of other.types) increase(seen.types, type, count);
    seen.fractions += other.fractions;
    widen(seen, other.least, other.greatest);
    for (const [text, count] of other.texts) increase(seen.texts, text, count);
    for (const [first, lists] of other.lists) mergeLists(listsOf(seen, first), lists);
    for (const [name, member] of other.members) merge(memberOf(seen, name), [member]);
  }
  return seen;
}

export function mergeLists(lists: SeenLists, other: SeenLists): void {
  lists.count += other.count;
  lists.least = Math.min(lists.least, other.least);
  lists.most = Math.max(lists.most, other.most);
  other.places.forEach((place, index) => merge(placeOf(lists, index), [place]));
}

export function memberOf(seen: Seen, name: string): Seen {
  return getOrInsert(seen.members, name, nothingSeen);
}

export function totalOf({ types }: Seen): number {
  let total = 0;
  for (const count of types.values()) total += count;
  return total;
}

function seenType(value: Json): SeenType {
  if (value === null) return "null";
  if (isList(value)) return "array";
  if (typeof value === "object") return "object";
  if (typeof value === "string") return "string";
  return typeof value === "number" ? "number" : "boolean";
}

function listsOf(seen: Seen, first: SeenType | "nothing"): SeenLists {
  return getOrInsert(seen.lists, first, () => ({ count: 0, least: Infinity, most: 0, places: [] }));
}

function placeOf({ places }: SeenLists, index: number): Seen {
  return (places[Math.min(index, mostPlaces - 1)] ??= nothingSeen());
}

function widen(seen: Seen, least: number, greatest: number): void {
  seen.least = Math.min(seen.least, least);
  seen.greatest = Math.max(seen.greatest, greatest);
}

function increase<Key>(counts: Map<Key, number>, key: Key, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
