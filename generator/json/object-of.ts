import type { Json } from "../model/json.ts";
import { getOrInsert } from "../model/maps.ts";

/**
 * Returns a function that makes an object of the names of its members, each once, and their values. V8 makes a hash
 * table, which takes five times the memory, of an object to which many members are added one after another; so each
 * object begins as a copy of one with the same members.
 */
export function objectMaker(): (
  names: readonly string[],
  values: readonly Json[],
) => Record<string, Json> {
  const alike = new Map<string, Readonly<Record<string, Json>>>();
  return (names, values) => {
    const like = getOrInsert(alike, JSON.stringify(names), () =>
      Object.fromEntries(names.map((name) => [name, 0])),
    );
    const made = { ...like };
    names.forEach((name, at) => {
      made[name] = values[at] ?? null;
    });
    return made;
  };
}
