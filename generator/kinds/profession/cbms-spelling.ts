import type { JsonObject } from "../../model/json.ts";

/** The specification uses "cbms" in definitions and "CBMs" in changes (§2.1); real data has only "CBMs". */
export const cbmsSpellings = ["cbms", "CBMs"] as const;

/** The spelling of "cbms" that an object uses. */
export function cbmsMember(value: JsonObject): "cbms" | "CBMs" | undefined {
  return cbmsSpellings.find((spelling) => Object.hasOwn(value, spelling));
}
