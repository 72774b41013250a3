import type { Report } from "../diagnostics/diagnostic.ts";
import { editingMembers, isChange } from "../kinds/parts/modification/modify-members.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import { objectIn } from "./extend-and-delete.ts";
import { hasIds, type Statement } from "./loading.ts";
import { placeIn } from "../model/place.ts";

/** Members that define how a definition is made, and have no meaning in a modification (§2.1). */
const notOfModifications: readonly string[] = [
  ...["copy-from", ...editingMembers, "abstract", "alias", "override"],
];

const noEditors: readonly string[] = [];

/** Called for all objects, hardly any of which has one. */
function hasEditor(value: JsonObject): boolean {
  for (const member in value) if (editingMembers.includes(member)) return true;
  return false;
}

/** The members of an object that change what it copies, although it copies from nothing. */
export function editorsWithoutParent(kinds: Kinds, { kind, value }: Statement): readonly string[] {
  if (!hasEditor(value) || !hasIds(kind, kinds)) return noEditors;
  if (value["edit-mode"] === "modify" || value["copy-from"] !== undefined) return noEditors;
  return editingMembers.filter((member) => Object.hasOwn(value, member));
}

/**
 * Reports members that change something in a way that the object does not; `value` is the object's value as intended.
 * Whether members without a parent had an effect is known when everything is layered (`check/unparented.ts`).
 */
export function reportUnusedMembers(
  kinds: Kinds,
  object: RawObject,
  value: JsonObject,
  report: Report,
): void {
  const { kind } = object;
  if (!hasIds(kind, kinds)) return;
  if (value["edit-mode"] === "modify") {
    for (const member of notOfModifications) {
      if (!Object.hasOwn(value, member)) continue;
      const place = placeIn(object, [member], "key");
      report("unused-editing-member", place, { member, modifies: true });
    }
    return;
  }
  reportChanges(object, value, [], report);
  for (const part of Object.keys(kinds.of(kind).changedInside ?? {})) {
    reportChanges(object, objectIn(value, part), [part], report);
  }
}

/** @param path path of the part that has these `members` */
function reportChanges(
  object: RawObject,
  members: JsonObject,
  path: readonly string[],
  report: Report,
): void {
  // Objects made by `JSON.parse` have only own members.
  for (const member in members) {
    if (!isChange(member)) continue;
    const place = placeIn(object, [...path, member], "key");
    report("changes-without-modify", place, { kind: object.kind, member });
  }
}
