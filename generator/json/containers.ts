/** Lists and objects among JSON values, whatever else their type says of them. */

/** `Array.isArray` for types with readonly lists, which it leaves out. */
export function isList<T>(value: T): value is Extract<T, readonly unknown[]> {
  return Array.isArray(value);
}

export function isObject<T>(value: T): value is Exclude<Extract<T, object>, readonly unknown[]> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
