import { isList } from "../../../json/containers.ts";
import { memberOf } from "../../../json/path.ts";
import type { Json } from "../../../model/json.ts";
import { isOneTypo } from "../../../text/one-typo.ts";
import type { KeyOf, Sourced } from "./modify-list.ts";

/** The member that identifies entries that are objects, for each list with such entries. */
const keyMembers: ReadonlyMap<string, string> = new Map([
  ["addictions", "type"],
  ["skills", "name"],
  ["pets", "name"],
  ["spells", "id"],
  ["both", "item"],
  ["male", "item"],
  ["female", "item"],
  ["qualities", "id"],
  ["proficiencies", "proficiency"],
  ["blueprint_requires", "id"],
  ["blueprint_provides", "id"],
  ["blueprint_excludes", "id"],
]);

/**
 * Returns a function that identifies entries of a list for removal (§2.1): a plain id by itself, a pair by its first
 * element (the snippet does not count), an addiction by its type, a skill by its name.
 */
export function entryKey(member: string): KeyOf {
  const keyMember = keyMembers.get(member);
  return (entry: Json): string | undefined => {
    const from = isList(entry) ? 0 : keyMember;
    const key = typeof entry === "object" && from !== undefined ? memberOf(entry, from) : entry;
    return typeof key === "string" ? key : undefined;
  };
}

/** Longer lists are not searched. */
const mostCompared = 200;

/** The entry of a list that is meant by a removal of none: the first that is one typo away. */
export function meantEntry(
  entry: string,
  entries: readonly Sourced[],
  keyOf: KeyOf,
): { readonly suggestion?: string } {
  if (entries.length > mostCompared) return {};
  const keys = entries.flatMap(({ value }) => keyOf(value) ?? []);
  const suggestion = keys.includes(entry) ? undefined : keys.find((key) => isOneTypo(entry, key));
  return suggestion === undefined ? {} : { suggestion };
}
