/**
 * Ids that are built into the game, without an object that defines them. They mean "none"; nobody uses one by accident.
 */
import type { ExternalKind } from "../model/external-kind-names.ts";
import { isKindName } from "../model/kind-names.ts";
import { kinds } from "./registry.ts";

const builtInIds: Readonly<Partial<Record<ExternalKind, readonly string[]>>> = {
  item: ["null"],
  item_group: ["EMPTY_GROUP"],
  trap: ["tr_null"],
  skill: ["none", "null"],
};

/** The built-in ids of a kind that is defined outside the specification. */
export function builtInIdsOf(kind: string): readonly string[] {
  return Object.hasOwn(builtInIds, kind) ? (builtInIds[kind as ExternalKind] ?? []) : [];
}

export function isBuiltInId(kind: string, id: string): boolean {
  return allBuiltInIdsOf(kind).includes(id);
}

/** The built-in id of the kind from which `id` differs only in case and surrounding spaces. */
export function builtInIdOf(kind: string, id: string): string | undefined {
  const letters = id.trim().toLowerCase();
  return allBuiltInIdsOf(kind).find((each) => each !== id && each.toLowerCase() === letters);
}

function allBuiltInIdsOf(kind: string): readonly string[] {
  return isKindName(kind) && kinds[kind].none ? [kinds[kind].none.id] : builtInIdsOf(kind);
}
