/**
 * Ids that are built into the game, without an object that defines them. They mean "none"; nobody uses one by accident.
 */
import type { ExternalKind } from "../model/external-kind-names.ts";
import type { Kinds } from "./kinds.ts";

const builtInIds: Readonly<Partial<Record<ExternalKind, readonly string[]>>> = {
  item: ["null"],
  item_group: ["EMPTY_GROUP"],
  trap: ["tr_null"],
  monster: ["mon_null"],
  skill: ["none", "null"],
};

/** The built-in ids of a kind that is defined outside the specification. */
export function builtInIdsOf(kind: string): readonly string[] {
  return Object.hasOwn(builtInIds, kind) ? (builtInIds[kind as ExternalKind] ?? []) : [];
}

export function isBuiltInId(kinds: Kinds, kind: string, id: string): boolean {
  return allBuiltInIdsOf(kinds, kind).includes(id);
}

/** The built-in id of the kind from which `id` differs only in case and surrounding spaces. */
export function builtInIdOf(kinds: Kinds, kind: string, id: string): string | undefined {
  const letters = id.trim().toLowerCase();
  return allBuiltInIdsOf(kinds, kind).find((each) => each !== id && each.toLowerCase() === letters);
}

function allBuiltInIdsOf(kinds: Kinds, kind: string): readonly string[] {
  const none = kinds.get(kind)?.none;
  return none ? [none.id] : builtInIdsOf(kind);
}
