/**
 * Most files of a real game contain nothing of ours and are read for the few members that declare which ids they
 * define. A small program in WebAssembly (`assembly/scan.ts`) scans their bytes without creating objects that are not
 * needed; that takes a third of the time of `JSON.parse`, and it also detects repeated members. In types with known
 * places (`kinds/placed.ts`) it finds the ids that are there.
 */
import { isUtf8 } from "node:buffer";
import type { PlacedIds } from "../../model/external-summary.ts";
import type { JsonObject } from "../../model/json.ts";
import { getOrInsert } from "../../model/maps.ts";
import { migrationMembers } from "../../parse/migrations.ts";
import { partsOfIds } from "../../parse/unread-ids.ts";
import { definingMembers } from "../../kinds/external-kinds.ts";
import { ofKinds, type Kinds } from "../../kinds/kinds.ts";
import { createScanner, type Scanner } from "./scanner.ts";

/** All members that are ever read of objects that are not of our kinds (`parse.ts`). */
const membersOf = ofKinds((kinds): readonly string[] => [
  "type",
  "abstract",
  "copy-from",
  "flags",
  "extend",
  "delete",
  "subtypes",
  "qualities",
  "charged_qualities",
  "cancels",
  "stackable",
  "snippet_category",
  "text",
  ...partsOfIds(kinds),
  ...definingMembers(kinds),
  ...migrationMembers(kinds),
]);

const scanners = new WeakMap<Kinds, Scanner>();

export interface Prescan {
  /** The first type that occurs in it, mostly that of all objects; empty if there is none. */
  readonly firstType: string;
  /** Parses the top-level objects with only the members above. */
  readonly objects: () => readonly JsonObject[];
  /** Alternating byte offsets of the beginnings and ends of a list's entries; call it before the next prescan. */
  readonly entries: () => Int32Array;
  /** The ids at known places, each once; call it before the next prescan. */
  readonly ids: () => PlacedIds;
}

/**
 * Prescans the objects of a file. Returns `undefined` unless the bytes are certainly strict JSON without repeated
 * members, not too deep, and one object or a list of objects.
 */
export function prescan(kinds: Kinds, bytes: Uint8Array): Prescan | undefined {
  if (!isUtf8(bytes)) return undefined;
  const { scan, entries, ids, isLarge } = getOrInsert(scanners, kinds, () => {
    const types = [...kinds.placed].map(([type, { root }]) => [type, root] as const);
    return createScanner(membersOf(kinds), new Map(types));
  });
  const found = scan(bytes);
  if (isLarge()) scanners.delete(kinds);
  if (found === undefined) return undefined;
  return {
    firstType: firstTypeIn(found),
    objects: () => JSON.parse(found) as JsonObject[],
    entries,
    ids,
  };
}

function firstTypeIn(found: string): string {
  const member = '"type":"';
  const start = found.indexOf(member) + member.length;
  return start < member.length ? "" : found.slice(start, found.indexOf('"', start));
}
