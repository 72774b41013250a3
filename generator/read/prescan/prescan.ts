/**
 * Most files of a real game hold nothing of ours and are read for the few members that say which ids they define.
 * Their bytes are gone through by a small program in WebAssembly (`assembly/scan.ts`), which makes no objects of what
 * nobody asks for; that takes a third of the time of `JSON.parse`, and it also sees repeated members.
 */
import { isUtf8 } from "node:buffer";
import type { JsonObject } from "../../model/json.ts";
import { migrationMembers } from "../../parse/migrations.ts";
import { createScanner, type Scanner } from "./scanner.ts";

/** All that is ever read of an object that is not of our kinds (`parse.ts`). */
const members: readonly string[] = [
  "type",
  "ident",
  "abstract",
  "copy-from",
  "flags",
  "extend",
  "delete",
  "snippet_category",
  "text",
  "update_mapgen_id",
  ...migrationMembers,
];

let scanner: Scanner | undefined;

export interface Prescan {
  /** The first type that is named in it: mostly that of all objects. Empty where there is none. */
  readonly firstType: string;
  /** Parses the top-level objects, with no members but these. */
  readonly objects: () => readonly JsonObject[];
  /** Offsets in bytes at which the entries of a list begin and end, in turns; to be asked before the next prescan. */
  readonly entries: () => Int32Array;
}

/**
 * Of a file's objects. `undefined` where it is not certain that the bytes are strict JSON without repeated members,
 * not too deep, and one object or a list of objects.
 */
export function prescan(bytes: Uint8Array): Prescan | undefined {
  if (!isUtf8(bytes)) return undefined;
  const { scan, entries, isLarge } = (scanner ??= createScanner(members));
  const found = scan(bytes);
  if (isLarge()) scanner = undefined;
  if (found === undefined) return undefined;
  return {
    firstType: firstTypeIn(found),
    objects: () => JSON.parse(found) as JsonObject[],
    entries,
  };
}

function firstTypeIn(found: string): string {
  const member = '"type":"';
  const start = found.indexOf(member) + member.length;
  return start < member.length ? "" : found.slice(start, found.indexOf('"', start));
}
