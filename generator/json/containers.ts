/** Lists and objects among JSON values, whatever else their type says of them. */

/** `Array.isArray` for types with readonly lists, which it leaves out. */
export function isList<T>(value: T): value is ListIn<T> {
  return Array.isArray(value);
}

export function isObject<T>(value: T): value is ObjectIn<T> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type ListIn<T> = unknown extends T ? T & readonly unknown[] : Extract<T, readonly unknown[]>;

/** Of what nothing is known, each member may be anything. */
type ObjectIn<T> = unknown extends T
  ? T & Readonly<Record<string, unknown>>
  : Exclude<Extract<T, object>, readonly unknown[]>;
