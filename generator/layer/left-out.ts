/** Reports what else is wrong with left-out objects, ignoring the parts that cannot be read. */
import { idMemberIn } from "../kinds/naming-members.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { appended } from "../model/contributors.ts";
import type { RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import { reportAbsentParent, reportAbsentTarget } from "./absentees.ts";
import { inherit } from "./inherit.ts";
import type { Layering } from "./layering.ts";
import { legiblePart, type Legible } from "./legible.ts";
import { hasIds, isModification, isNameless, isModeReadable } from "./loading.ts";
import { placeIn } from "../model/place.ts";
import { idsOf, namingMember, parentName } from "./raw-id.ts";
import { reject } from "./reject.ts";
import { reportTypoOf } from "./misspelt.ts";

/** @param written the value of the object, with its members named as intended */
export function inspectLeftOut(
  layering: Layering,
  object: RawObject,
  written: JsonObject,
  loaded: number,
): void {
  const { registry, origins, rules, notes, broken } = layering;
  const { kind } = object;
  notes.about(object);
  const legible = legiblePart(kind, written, origins.derived);
  const { value, unreadable } = legible;
  if (isNameless({ kind, value: written }, rules)) {
    // It may have an id that cannot be read.
    const hasOne =
      idMemberIn({ kind, value: written }) !== undefined || Object.hasOwn(written, "abstract");
    if (!hasOne || !broken.has(object)) reportNameless(object, written, notes.report);
  }
  if (!isModeReadable(written)) {
    reject(layering, object, { value, unreadable, inherits: true });
  } else if (isModification({ kind, value })) {
    for (const id of idsOf(kind, value, rules)) {
      if (!registry.get(kind, id)) reportAbsentTarget(layering, object, id, loaded);
    }
    reject(layering, object, { value, unreadable, inherits: true });
  } else inspectDefinition(layering, object, legible, loaded);
}

function inspectDefinition(
  layering: Layering,
  object: RawObject,
  { value, unreadable }: Legible,
  loaded: number,
): void {
  const { registry, origins, rules, notes } = layering;
  const { kind } = object;
  const parentId = hasIds(kind) ? parentName(value) : undefined;
  const parent = parentId === undefined ? undefined : registry.parent(kind, parentId, rules);
  if (parentId === undefined || !parent) {
    if (parentId !== undefined) reportAbsentParent(layering, object, value, parentId, loaded);
    reject(layering, object, { value, unreadable, inherits: parentId !== undefined });
    return;
  }
  const derived = inherit(kind, parent, { object, value }, origins.derived, notes.report);
  const gone = unreadable.get(value);
  reject(layering, object, {
    value: derived,
    own: value,
    contributors: appended(parent.contributors, object),
    unreadable: gone ? new Map([...unreadable, [derived, gone]]) : unreadable,
  });
}

function reportNameless(object: RawObject, value: JsonObject, report: Report): void {
  const { kind } = object;
  const member = namingMember(kind);
  const placeOf: Parameters<typeof reportTypoOf>[3] = (path) => placeIn(object, path, "key");
  if (!reportTypoOf(member, kind, value, placeOf, report)) {
    report("missing-id", placeIn(object, []), { kind, member });
  }
}
