/** Reads all objects of packs, whatever their type, and the ids that they define. */
import type { Settings } from "../config/settings.ts";
import { displayPath } from "../disk/display-path.ts";
import { readText } from "../disk/read-bytes.ts";
import { isList, isObject } from "../json/containers.ts";
import { parseJson } from "../json/parse-json.ts";
import { placesIn, type PlaceNode } from "../kinds/placed.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { listPacks, refuseOutside } from "../read/list-files.ts";
import { IdSets } from "./id-sets.ts";

export interface ReadObjects {
  /** Those of the wanted types, in load order. */
  readonly objects: readonly JsonObject[];
  /** Every type that occurs, with the number of its objects. */
  readonly types: ReadonlyMap<string, number>;
  readonly ids: IdSets;
  /** Where it is known that ids stand in the wanted ones. */
  readonly places: PlaceNode;
  /** Files that are not JSON, as shown to people. */
  readonly unread: readonly string[];
}

/**
 * @param types The types of the objects of the kind
 * @throws Obstacle and errors of the system, if a file cannot be read
 */
export function readObjects(
  settings: Settings,
  types: ReadonlySet<string>,
  kind: string,
): ReadObjects {
  const { packs, workingDirectory, known, kinds } = settings;
  const shown = (path: string): string => displayPath(path, workingDirectory);
  const { files, outside } = listPacks(packs);
  refuseOutside(outside, shown);
  const ids = new IdSets(kinds);
  for (const [each, listed] of known) for (const id of listed) ids.add(each, id);
  const objects: JsonObject[] = [];
  const seen = new Map<string, number>();
  const unread: string[] = [];
  for (const { absolute } of files) {
    const value = parseJson(readText(absolute));
    if (value === undefined) unread.push(shown(absolute));
    const entries: readonly Json[] = isList(value) ? value : [value ?? null];
    for (const object of entries) {
      if (!isObject(object)) continue;
      const type = object["type"];
      if (typeof type !== "string") continue;
      seen.set(type, (seen.get(type) ?? 0) + 1);
      const isWanted = types.has(type);
      if (isWanted) objects.push(object);
      ids.addObject(object, isWanted ? kind : undefined);
    }
  }
  return { objects, types: seen, ids, places: placesIn([...types], kinds), unread };
}
