/**
 * Most files of a real game hold nothing of ours and are read for the few members that say which ids they define.
 * Their bytes are gone through by a small program in WebAssembly (`assembly/scan.ts`), which makes no objects of what
 * nobody asks for; that takes a third of the time of `JSON.parse`, and it also sees repeated members.
 */
import { isUtf8 } from "node:buffer";
import type { Json, JsonObject } from "../model.ts";
import { createScanner, type Scanner } from "./scanner.ts";

/** All that is ever read of an object that is not of our kinds (`parse.ts`). */
const members = [
  "type",
  "id",
  "ident",
  "abstract",
  "copy-from",
  "flags",
  "extend",
  "delete",
  "replace",
  "snippet_category",
  "text",
  "update_mapgen_id",
] as const;

type Outline = Partial<Record<(typeof members)[number], Json>>;

let scanner: Scanner | undefined;

/**
 * The objects of a file, with no members but these. `undefined` where it is not certain that the bytes are strict JSON
 * without repeated members, not too deep, and one object or a list of objects.
 */
export function outline(bytes: Uint8Array): readonly JsonObject[] | undefined {
  if (!isUtf8(bytes)) return undefined;
  scanner ??= createScanner(members);
  const found = scanner.scan(bytes);
  if (!found) return undefined;
  const objects: Outline[] = [];
  let object: Outline = {};
  for (let index = 0; index < found.length;) {
    const member = members[found[index] ?? -1];
    if (member === undefined) {
      object = {};
      objects.push(object);
      index += 1;
    } else {
      object[member] = valueOf(scanner.text(found[index + 1] ?? 0, found[index + 2] ?? 0));
      index += 3;
    }
  }
  return objects;
}

/** A value that is known to be JSON. */
function valueOf(text: string): Json {
  const isPlain = text.startsWith('"') && !text.includes("\\");
  return isPlain ? text.slice(1, -1) : (JSON.parse(text) as Json);
}
