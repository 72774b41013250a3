/**
 * The order in which content is listed wherever that is visible: by file in load order, by place in the file, by id.
 * It does not depend on the order in which layering processed the objects.
 */
import type { Definition, RawObject } from "../model/definition.ts";
import type { Locations } from "../model/locations.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import { isSameList } from "../model/memo.ts";

export interface LoadOrder {
  /** Ranks are unique, except that all built-in objects share the first one. */
  readonly rank: (object: RawObject) => number;
  /** The rank of the object's pack. */
  readonly pack: (object: RawObject) => number;
}

/** More objects than any file has. */
const mostObjects = 2 ** 31;

export function loadOrder(locations: Locations): LoadOrder {
  return {
    rank: ({ entry }) => {
      if (entry.builtIn) return -1;
      const { index = 0 } = locations.of(entry);
      return locations.fileRank(entry) * mostObjects + index;
    },
    pack: ({ entry }) => locations.packRank(entry),
  };
}

export function inLoadOrder(
  one: Pick<Definition, "origin" | "id">,
  other: Pick<Definition, "origin" | "id">,
  order: LoadOrder,
): number {
  return order.rank(one.origin) - order.rank(other.origin) || byCodeUnit(one.id, other.id);
}

/** Sorts entries by the load order of their objects, and those of one object by their ids. */
export function byLoadOrder<Value>(
  entries: Iterable<readonly [RawObject, Value]>,
  order: LoadOrder,
  idOf: (value: Value) => string = () => "",
): (readonly [RawObject, Value])[] {
  const ranked = Array.from(entries, (entry) => ({ entry, rank: order.rank(entry[0]) }));
  ranked.sort(
    (one, other) => one.rank - other.rank || byCodeUnit(idOf(one.entry[1]), idOf(other.entry[1])),
  );
  return ranked.map(({ entry }) => entry);
}

/** Whether two neighbours in a list may be in the wrong order. */
type MayBeWrong = (one: Definition, other: Definition) => boolean;

/** Sorts the definitions of a table by load order, in place, and returns the table. */
export function putInLoadOrder(table: Map<string, Definition>, order: LoadOrder): typeof table {
  const definitions = [...table.values()];
  const sorted = byLoadOrder(
    definitions.map((each) => [each.origin, each]),
    order,
    ({ id }) => id,
  ).map(([, definition]) => definition);
  if (isSameList(definitions, sorted)) return table;
  table.clear();
  for (const definition of sorted) table.set(definition.id, definition);
  return table;
}

/** @param mayBeWrong if given, all other neighbours are known to be in order */
export function isInLoadOrder(
  definitions: Iterable<Definition>,
  order: LoadOrder,
  mayBeWrong: MayBeWrong = () => true,
): boolean {
  let last: Definition | undefined;
  for (const definition of definitions) {
    if (last && mayBeWrong(last, definition) && inLoadOrder(last, definition, order) > 0)
      return false;
    last = definition;
  }
  return true;
}
