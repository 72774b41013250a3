/** The description that a pack gives of itself: the `MOD_INFO` object in the `modinfo.json` of its directory. */
import { isList, isObject } from "../json/containers.ts";
import { parseJson } from "../json/parse-json.ts";
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import type { ModInfo } from "../model/pack.ts";
import type { SourceText } from "../model/source-text.ts";

export const modInfoFile = "modinfo.json";

/** The first `MOD_INFO` of the file. An unreadable file is ignored here and reported as content. */
export function modInfoIn(source: SourceText): ModInfo | undefined {
  const value = parseJson(source.text);
  if (value === undefined) return undefined;
  const entries: readonly Json[] = isList(value) ? value : [value];
  const index = entries.findIndex(isModInfo);
  const object = entries[index];
  if (!isObject(object)) return undefined;
  // "ident" is the older spelling.
  const id = object["id"] ?? object["ident"];
  return {
    source,
    path: isList(value) ? [index] : [],
    value: object,
    ...(typeof id === "string" && id !== "" ? { id } : {}),
    dependencies: dependenciesOf(object),
  };
}

function isModInfo(entry: Json): boolean {
  return isObject(entry) && entry["type"] === "MOD_INFO";
}

/** Each dependency once; entries that are not strings are reported elsewhere. */
function dependenciesOf(object: JsonObject): ModInfo["dependencies"] {
  const value = object["dependencies"];
  const found = new Map<string, JsonPath>();
  const add = (id: Json, path: JsonPath): void => {
    if (typeof id === "string" && id !== "" && !found.has(id)) found.set(id, path);
  };
  if (isList(value)) {
    value.forEach((id, index) => {
      add(id, ["dependencies", index]);
    });
  } else if (value !== undefined) add(value, ["dependencies"]);
  return [...found].map(([id, path]) => ({ id, path }));
}
