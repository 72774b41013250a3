import { isList } from "./containers.ts";
import type { Json } from "../model/json.ts";

/** Whether two values are equal, regardless of the order of members. */
export function sameJson(a: Json, b: Json): boolean {
  return isSame(a, b, false);
}

/** Whether two values print alike: their members are in the same order, and -0 differs from 0. */
export function sameWriting(a: Json, b: Json): boolean {
  return isSame(a, b, true);
}

function isSame(a: Json, b: Json, asWritten: boolean): boolean {
  if (asWritten ? Object.is(a, b) : a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (isList(a) || isList(b)) {
    if (!isList(a) || !isList(b) || a.length !== b.length) return false;
    return a.every((entry, index) => isSame(entry, b[index] as Json, asWritten));
  }
  const [members, others] = [Object.keys(a), Object.keys(b)];
  const has = (member: string, index: number): boolean =>
    asWritten ? member === others[index] : Object.hasOwn(b, member);
  return (
    members.length === others.length &&
    members.every(
      (member, index) =>
        has(member, index) && isSame(a[member] as Json, b[member] as Json, asWritten),
    )
  );
}
