/** Objects of other types as they are written: what is read again only for questions that are asked now and then. */
import { isList, isObject } from "../json/containers.ts";
import { contentOf } from "../json/intact-objects.ts";
import type { JsonObject } from "../model/json.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { ParsedFile } from "../parse/parse.ts";

export interface OtherObject {
  readonly type: string;
  readonly value: JsonObject;
  readonly file: SourceFile;
  /** Its index in the file; `undefined` if the file consists of it alone. */
  readonly index: number | undefined;
}

/** The objects in load order, read as they are asked for. @param isWanted whether a file may have any that matter */
export function* otherObjects(
  parsed: readonly ParsedFile[],
  isOurs: (type: string) => boolean,
  isWanted: (file: ParsedFile) => boolean = () => true,
): Generator<OtherObject> {
  for (const each of parsed) {
    const { file } = each;
    const value = each.others > 0 && isWanted(each) ? contentOf(file.text) : undefined;
    file.disk?.release();
    if (value === undefined) continue;
    const entries = isList(value) ? value : [value];
    for (const [position, entry] of entries.entries()) {
      const type = isObject(entry) ? entry["type"] : undefined;
      if (!isObject(entry) || typeof type !== "string" || isOurs(type)) continue;
      yield { type, value: entry, file, index: isList(value) ? position : undefined };
    }
  }
}

/** The last object of each name, be it an id or that of a template. */
export function byName(objects: Iterable<OtherObject>): ReadonlyMap<string, OtherObject> {
  const found = new Map<string, OtherObject>();
  for (const object of objects) {
    const { id, abstract } = object.value;
    for (const name of [id, abstract].flat()) if (typeof name === "string") found.set(name, object);
  }
  return found;
}
