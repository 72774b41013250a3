import { sortedByCodeUnit } from "../text/code-unit.ts";
import { kinds } from "../kinds/registry.ts";
import type { KindName } from "../model/kind-names.ts";

/** The order of `ids`, `index` and `at`: by code unit, with the null id of the kind first. */
export function indexOrder(kind: KindName, ids: Iterable<string>): string[] {
  const nullId = kinds[kind].none?.id;
  const order = sortedByCodeUnit(ids);
  return nullId === undefined ? order : [nullId, ...order.filter((id) => id !== nullId)];
}
