/** Whether a value from a file that anybody may have written has the shape that it should have. */
import { isList, isObject } from "./containers.ts";

export type Check<T> = (value: unknown) => value is T;

export const isText: Check<string> = (value) => typeof value === "string";

export const isNumber: Check<number> = (value) => typeof value === "number";

export const isCount: Check<number> = (value): value is number =>
  isNumber(value) && Number.isSafeInteger(value) && value >= 0;

export function isExactly<const T>(expected: T): Check<T> {
  return (value): value is T => value === expected;
}

export function optional<T>(check: Check<T>): Check<T | undefined> {
  return (value): value is T | undefined => value === undefined || check(value);
}

export function listOf<T>(isEntry: Check<T>): Check<readonly T[]> {
  return (value): value is readonly T[] => isList(value) && value.every(isEntry);
}

/** An object with any members. */
export function recordOf<T>(isMember: Check<T>): Check<Readonly<Record<string, T>>> {
  return (value): value is Readonly<Record<string, T>> =>
    isObject(value) && Object.values(value).every(isMember);
}

/** An object with these members; it may have others. */
export function objectOf<T extends object>(members: {
  readonly [Name in keyof T]-?: Check<T[Name]>;
}): Check<T> {
  const checks = Object.entries<Check<unknown>>(members);
  return (value): value is T =>
    isObject(value) && checks.every(([name, isMember]) => isMember(value[name]));
}
