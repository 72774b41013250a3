/** Ids that the game has built in, without an object that defines them. They mean "none"; nobody means one by accident. */
import type { ExternalKind } from "./external-kinds.ts";
import { nullIds } from "./kinds/null-definitions.ts";
import type { KindName } from "./model.ts";

export const builtInIds: Readonly<Partial<Record<ExternalKind, readonly string[]>>> = {
  item: ["null"],
  item_group: ["EMPTY_GROUP"],
  trap: ["tr_null"],
  skill: ["none", "null"],
};

export function isBuiltInId(kind: string, id: string): boolean {
  if (Object.hasOwn(nullIds, kind)) return nullIds[kind as KindName] === id;
  if (!Object.hasOwn(builtInIds, kind)) return false;
  return builtInIds[kind as ExternalKind]?.includes(id) === true;
}
