/**
 * Ids of what could not be read as a definition. Too many do no harm: they only keep references silent.
 */
import type { Json, JsonObject } from "../model/json.ts";

/** Members by which objects are named. */
export const namingMembers: readonly string[] = ["id", "ident", "result", "abstract", "alias"];

/** Ids that an object gives itself, of whatever kind it is. */
export function idsInObject(object: JsonObject): string[] {
  const ids = namingMembers.flatMap((member) => {
    const value = Object.hasOwn(object, member) ? (object[member] as Json) : [];
    const values: readonly Json[] = Array.isArray(value) ? value : [value];
    return values.filter((each) => typeof each === "string");
  });
  const { result, id_suffix: suffix } = object;
  if (typeof result === "string" && typeof suffix === "string") ids.push(...joined(result, suffix));
  return ids;
}

/** The same for all objects that a value holds, however deep. */
export function idsWithin(value: Json): string[] {
  const ids: string[] = [];
  const left: Json[] = [value];
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (typeof at !== "object" || at === null) continue;
    if (!Array.isArray(at)) ids.push(...idsInObject(at as JsonObject));
    left.push(...(Object.values(at) as Json[]));
  }
  return ids;
}

/** The same for a text that is not JSON, by pattern. */
export function idsInText(text: string): string[] {
  const ids = new Set<string>();
  for (const [, value = ""] of text.matchAll(members)) {
    for (const [, id = ""] of value.matchAll(strings)) ids.add(id);
  }
  for (const [, result = "", suffix = ""] of text.matchAll(suffixed)) {
    for (const id of joined(result, suffix)) ids.add(id);
  }
  return [...ids];
}

/** A string in any quotes: in which ones may be what is wrong with the text. */
const strings = /["“”„«»‘’`']([^"“”„«»‘’`'\\\r\n]*)["“”„«»‘’`']/gu;
const members = new RegExp(
  `"(?:id|ident|result|abstract|alias)"\\s*:\\s*(${strings.source}|\\[[^\\][{}]*\\])`,
  "gu",
);
/** As the members mostly stand: one soon behind the other. */
const suffixed = /"result"\s*:\s*"([^"\\]*)"[^{}[\]]{0,200}?"id_suffix"\s*:\s*"([^"\\]*)"/gu;

/** In the spellings of every dialect (§2.10). */
function joined(result: string, suffix: string): string[] {
  return [result + suffix, `${result}_${suffix}`];
}
