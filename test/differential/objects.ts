/** Texts of definition files as lists of objects, and back. */
import type { Json, JsonObject } from "../../generator/model/json.ts";
import { isBuiltIn } from "../built-in.ts";

/** An object under construction. */
export type Draft = Record<string, Json>;

const parsed = new Map<string, readonly JsonObject[] | undefined>();

/** Parsed once; `undefined` where the text is no list of objects, nor one object. */
export function objectsIn(text: string): readonly JsonObject[] | undefined {
  if (parsed.has(text)) return parsed.get(text);
  if (parsed.size > 20_000) parsed.clear();
  const objects = parse(text);
  parsed.set(text, objects);
  return objects;
}

/** A copy that may be changed. */
export function draftsIn(text: string): Draft[] | undefined {
  return objectsIn(text) && parse(text);
}

/** `JSON.stringify` writes -0 as 0, which is another number. */
export function textOf(objects: readonly JsonObject[]): string {
  const text = JSON.stringify(
    objects,
    (_, value: Json) => (Object.is(value, -0) ? negativeZero : value),
    2,
  );
  return `${text.replaceAll(JSON.stringify(negativeZero), "-0")}\n`;
}

const negativeZero = "\u{E000}-0";

function parse(text: string): Draft[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/u, ""));
  } catch {
    return undefined;
  }
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isObject = (each: unknown): boolean =>
    typeof each === "object" && each !== null && !Array.isArray(each);
  return list.every(isObject) ? (list as Draft[]) : undefined;
}

/** Whether an object is one of the game's other types, so that it makes ids known and flags items. */
export function isForeign(object: JsonObject): boolean {
  const { type } = object;
  return typeof type === "string" && !isBuiltIn(type);
}

/** Whether a file holds content of a pack, rather than the configuration, its ids, or what a pack says of itself. */
export function isContent(path: string): boolean {
  return path.includes("/") && !path.startsWith("known/") && !path.endsWith("/modinfo.json");
}
