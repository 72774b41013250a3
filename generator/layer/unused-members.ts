import type { Report } from "../diagnostics/diagnostic.ts";
import { isChange } from "../kinds/parts/modification/modify-members.ts";
import { kinds } from "../kinds/registry.ts";
import type { RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import { objectIn } from "./extend-and-delete.ts";
import { hasIds, type Statement } from "./loading.ts";
import { placeIn } from "../model/place.ts";

/** They change what `copy-from` brings (extension). */
const editors: readonly string[] = ["extend", "delete", "relative", "proportional"];

/** Members that say how a definition comes to be, and have no part in a modification (§2.1). */
const notOfModifications: readonly string[] = [
  "copy-from",
  ...editors,
  "abstract",
  "alias",
  "override",
];

const noEditors: readonly string[] = [];

/** All objects are asked, and hardly any has one. */
function hasEditor(value: JsonObject): boolean {
  for (const member in value) if (editors.includes(member)) return true;
  return false;
}

/** Members that change what an object copies from another, in an object that copies from none. */
export function editorsWithoutParent({ kind, value }: Statement): readonly string[] {
  if (!hasEditor(value) || !hasIds(kind)) return noEditors;
  if (value["edit-mode"] === "modify" || value["copy-from"] !== undefined) return noEditors;
  return editors.filter((member) => Object.hasOwn(value, member));
}

/**
 * Reports the members of an object, with its `value` as it was meant, that change something in a way that the object
 * does not. What members without a parent come to is known when all is layered (`check/unparented.ts`).
 */
export function reportUnusedMembers(object: RawObject, value: JsonObject, report: Report): void {
  const { kind } = object;
  if (!hasIds(kind)) return;
  if (value["edit-mode"] === "modify") {
    for (const member of notOfModifications) {
      if (!Object.hasOwn(value, member)) continue;
      const place = placeIn(object, [member], "key");
      report("unused-editing-member", place, { member, modifies: true });
    }
    return;
  }
  reportChanges(object, value, [], report);
  for (const part of Object.keys(kinds[kind].changedInside ?? {})) {
    reportChanges(object, objectIn(value, part), [part], report);
  }
}

/** @param path of the part that `members` are of */
function reportChanges(
  object: RawObject,
  members: JsonObject,
  path: readonly string[],
  report: Report,
): void {
  // What `JSON.parse` made has only members of its own.
  for (const member in members) {
    if (!isChange(member)) continue;
    const place = placeIn(object, [...path, member], "key");
    report("changes-without-modify", place, { kind: object.kind, member });
  }
}
