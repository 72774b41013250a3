/** Type guards for lists and objects among JSON values that keep what else is known of their type. */

/** Like `Array.isArray`, but also narrows types that contain readonly lists. */
export function isList<T>(value: T): value is ListIn<T> {
  return Array.isArray(value);
}

export function isObject<T>(value: T): value is ObjectIn<T> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type Present<T> = { readonly [Name in keyof T]?: Exclude<T[Name], undefined> };

/** The members that have a value: absent ones are left out instead of being `undefined`. */
export function present<T extends object>(members: T): Present<T> {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Present<T>;
}

/** A text, or the texts in a list; none in any other value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return isList(value) ? value.filter((each) => typeof each === "string") : [];
}

type ListIn<T> = unknown extends T ? T & readonly unknown[] : Extract<T, readonly unknown[]>;

/** The members of a value of unknown type are unknown. */
type ObjectIn<T> = unknown extends T
  ? T & Readonly<Record<string, unknown>>
  : Exclude<Extract<T, object>, readonly unknown[]>;
