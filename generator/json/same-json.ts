import { isList, isObject } from "./containers.ts";
import type { Json } from "../model/json.ts";

/** Whether two values of JSON are equal, regardless of the order of members. */
export function sameJson(a: unknown, b: unknown): boolean {
  return isSame(a, b, false);
}

/** Whether two values print alike: their members are in the same order, and -0 differs from 0. */
export function sameWriting(a: Json, b: Json): boolean {
  return isSame(a, b, true);
}

/** Whether two values, of JSON or not, are identical, or are objects whose members are. */
export function isSameByMember(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  const members = Object.entries(one);
  return (
    members.length === Object.keys(other).length &&
    members.every(([name, value]) => Object.is(value, (other as Record<string, unknown>)[name]))
  );
}

function isSame(a: unknown, b: unknown, asWritten: boolean): boolean {
  if (asWritten ? Object.is(a, b) : a === b) return true;
  if (isList(a) || isList(b)) {
    if (!isList(a) || !isList(b) || a.length !== b.length) return false;
    return a.every((entry, index) => isSame(entry, b[index], asWritten));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const [members, others] = [Object.keys(a), Object.keys(b)];
  const has = (member: string, index: number): boolean =>
    asWritten ? member === others[index] : Object.hasOwn(b, member);
  return (
    members.length === others.length &&
    members.every((member, index) => has(member, index) && isSame(a[member], b[member], asWritten))
  );
}
