/**
 * The order in which content is listed wherever that can be seen: by file in load order, by place in the file, by id. It
 * does not depend on the order in which layering took the objects.
 */
import type { Definition, RawObject } from "../model/definition.ts";
import { byCodeUnit } from "../text/code-unit.ts";

/** Objects by their rank in load order. What is built in has none, and comes first. */
export type LoadOrder = ReadonlyMap<RawObject, number>;

export function loadOrder(files: Iterable<{ readonly objects: readonly RawObject[] }>): LoadOrder {
  const ranks = new Map<RawObject, number>();
  for (const { objects } of files) for (const object of objects) ranks.set(object, ranks.size);
  return ranks;
}

export function inLoadOrder(
  one: Pick<Definition, "origin" | "id">,
  other: Pick<Definition, "origin" | "id">,
  order: LoadOrder,
): number {
  const [first, second] = [order.get(one.origin) ?? -1, order.get(other.origin) ?? -1];
  return first - second || byCodeUnit(one.id, other.id);
}

/** A map with the same entries, listed by the load order of their objects. */
export function byLoadOrder<Value>(
  entries: ReadonlyMap<RawObject, Value>,
  order: LoadOrder,
): Map<RawObject, Value> {
  const rank = (object: RawObject): number => order.get(object) ?? -1;
  return new Map([...entries].sort(([one], [other]) => rank(one) - rank(other)));
}

export function putInLoadOrder(entries: Map<RawObject, unknown>, order: LoadOrder): void {
  const ordered = byLoadOrder(entries, order);
  entries.clear();
  for (const [object, value] of ordered) entries.set(object, value);
}
