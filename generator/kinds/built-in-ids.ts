/** Ids that the game has built in, without an object that defines them. They mean "none"; nobody means one by accident. */
import type { ExternalKind } from "../model/external-kind-names.ts";
import { isKindName } from "../model/kind-names.ts";
import { kinds } from "./registry.ts";

const builtInIds: Readonly<Partial<Record<ExternalKind, readonly string[]>>> = {
  item: ["null"],
  item_group: ["EMPTY_GROUP"],
  trap: ["tr_null"],
  skill: ["none", "null"],
};

/** Those of a kind that is defined outside the specification. */
export function builtInIdsOf(kind: string): readonly string[] {
  return Object.hasOwn(builtInIds, kind) ? (builtInIds[kind as ExternalKind] ?? []) : [];
}

export function isBuiltInId(kind: string, id: string): boolean {
  if (isKindName(kind) && kinds[kind].none) return kinds[kind].none.id === id;
  return builtInIdsOf(kind).includes(id);
}
