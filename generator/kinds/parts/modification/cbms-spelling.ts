import type { JsonObject } from "../../../model/json.ts";

/** The specification writes "cbms" in a definition and "CBMs" in changes (§2.1); real data has "CBMs" only. */
export const cbmsSpellings = ["cbms", "CBMs"] as const;

/** All spellings of a member, the canonical one first. */
export function spellingsOf(member: string): readonly string[] {
  return cbmsSpellings.some((spelling) => spelling === member) ? cbmsSpellings : [member];
}

/** The spelling of "cbms" that an object uses. */
export function cbmsMember(value: JsonObject): "cbms" | "CBMs" | undefined {
  return cbmsSpellings.find((spelling) => Object.hasOwn(value, spelling));
}
