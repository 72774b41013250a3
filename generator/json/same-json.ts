import { isList } from "./containers.ts";
import type { Json, JsonObject } from "../model/json.ts";

/** Whether two values are equal, regardless of the order of members. */
export function sameJson(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (isList(a) || isList(b)) {
    if (!isList(a) || !isList(b) || a.length !== b.length) return false;
    return a.every((entry, index) => sameJson(entry, b[index] as Json));
  }
  const members = Object.keys(a);
  return (
    members.length === Object.keys(b).length &&
    members.every(
      (member) => Object.hasOwn(b, member) && sameJson(a[member] as Json, b[member] as Json),
    )
  );
}

/** Whether two values print alike: their members are in the same order, and -0 differs from 0. */
export function sameWriting(a: Json, b: Json): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a as JsonObject, b as JsonObject];
  const [members, others] = [Object.keys(left), Object.keys(right)];
  return (
    members.length === others.length &&
    members.every(
      (member, index) =>
        member === others[index] && sameWriting(left[member] as Json, right[member] as Json),
    )
  );
}
