import type { Json, JsonObject } from "../../../model/json.ts";
import type { KeyOf } from "./modify-list.ts";

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
    const key: Json | undefined = Array.isArray(entry)
      ? (entry[0] as Json | undefined)
      : typeof entry === "object" && entry !== null && keyMember !== undefined
        ? (entry as JsonObject)[keyMember]
        : entry;
    return typeof key === "string" ? key : undefined;
  };
}
