import type { JsonObject } from "../../../model/json.ts";

/** The object that a member holds, or `undefined` where it is absent. */
export function partOf(value: JsonObject, member: string): JsonObject | undefined {
  return value[member] as JsonObject | undefined;
}

/** Whether the tile carries the flag. */
export function hasFlag(value: JsonObject, flag: string): boolean {
  return ((value["flags"] ?? []) as readonly string[]).includes(flag);
}
