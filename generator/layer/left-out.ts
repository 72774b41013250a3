/** Reports what else is wrong with left-out objects, ignoring the parts that cannot be read. */
import { idMemberIn } from "../kinds/naming-members.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { appended } from "../model/contributors.ts";
import type { RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import { reportUnresolved } from "./unresolved.ts";
import { inherit } from "./inherit.ts";
import type { Layering } from "./layering.ts";
import { recoverablePart, type Recoverable } from "./recoverable.ts";
import {
  hasIds,
  isModification,
  isNameless,
  isModeReadable,
  copiesItself,
  isOverride,
  type Statement,
} from "./loading.ts";
import { placeIn } from "../model/place.ts";
import { idPath, idsOf, namingMember, parentName, templateName } from "./raw-id.ts";
import { reject } from "./reject.ts";
import { reportTypoOf } from "./intended.ts";
import { hasSuffix, reportUnusedOverride, reportDuplicate } from "./placement.ts";
import type { Kinds } from "../kinds/kinds.ts";
import { PairMap } from "../model/maps.ts";
import type { KindName } from "../model/kind-names.ts";

/** @param written the value of the object, with its members named as intended */
export function inspectLeftOut(
  layering: Layering,
  object: RawObject,
  written: JsonObject,
  loaded: number,
): void {
  const { registry, origins, kinds, notes, broken } = layering;
  const { kind } = object;
  notes.about(object);
  const recoverable = recoverablePart(kinds.of(kind), written, origins.derived);
  const { value, unreadable } = recoverable;
  if (isNameless({ kind, value: written }, kinds)) {
    // It may have an id that cannot be read.
    const hasOne =
      idMemberIn(kinds.of(kind), written) !== undefined || Object.hasOwn(written, "abstract");
    if (!hasOne || !broken.has(object)) reportNameless(kinds, object, written, notes.report);
  }
  if (!isModeReadable(written)) {
    reject(layering, object, { value, unreadable, inherits: true });
  } else if (isModification({ kind, value }, kinds)) {
    for (const id of idsOf(kind, value, kinds)) {
      if (!registry.get(kind, id)) reportUnresolved(layering, object, id, loaded);
    }
    reject(layering, object, { value, unreadable, inherits: true });
  } else inspectDefinition(layering, object, recoverable, loaded);
}

function inspectDefinition(
  layering: Layering,
  object: RawObject,
  { value, unreadable }: Recoverable,
  loaded: number,
): void {
  const { registry, origins, kinds, notes } = layering;
  const { kind } = object;
  const parentId = hasIds(kind, kinds) ? parentName(value) : undefined;
  const parent = parentId === undefined ? undefined : registry.parent(kind, parentId);
  if (parentId === undefined || !parent) {
    if (parentId !== undefined) reportUnresolved(layering, object, parentId, loaded, value);
    reject(layering, object, { value, unreadable, inherits: parentId !== undefined });
    return;
  }
  const derived = inherit(kinds.of(kind), parent, { object, value }, origins.derived, notes.report);
  const gone = unreadable.get(value);
  reject(layering, object, {
    value: derived,
    own: value,
    contributors: appended(parent.contributors, object),
    unreadable: gone ? new Map([...unreadable, [derived, gone]]) : unreadable,
  });
}

function reportNameless(kinds: Kinds, object: RawObject, value: JsonObject, report: Report): void {
  const kind = kinds.of(object.kind);
  const member = namingMember(kind);
  const placeOf: Parameters<typeof reportTypoOf>[4] = (path) => placeIn(object, path, "key");
  if (!reportTypoOf(kinds, member, kind, value, placeOf, report)) {
    report("missing-id", placeIn(object, []), { kind: kind.name, member });
  }
}

/** @param leftOut objects of one pack, with their intended values */
export function inspectTogether(
  layering: Layering,
  leftOut: ReadonlyMap<RawObject, JsonObject>,
): void {
  const { registry, kinds, order, notes } = layering;
  const before = new PairMap<KindName, string, RawObject>();
  for (const [object, value] of leftOut) {
    const { kind } = object;
    const read = { kind, value };
    if (!isPlaced(read, kinds)) continue;
    notes.about(object);
    for (const id of idsOf(kind, value, kinds)) {
      const found = registry.get(kind, id);
      const other = found?.id === id ? found : undefined;
      const earlier = other?.origin ?? before.get(kind, id);
      before.getOrInsert(kind, id, () => object);
      if (!earlier) {
        if (isOverride(read)) reportUnusedOverride(layering, object, read, id);
      } else if (other && registry.isBuiltIn(other)) {
        notes.report("built-in-id", placeIn(object, idPath(kinds, object)), { kind, id });
      } else if (kinds.rules.duplicate_ids === "error") {
        const isFirst = order.rank(earlier) <= order.rank(object);
        const [first, second] = isFirst ? [earlier, object] : [object, earlier];
        const statement = { kind, value: leftOut.get(second) ?? second.value };
        const data = { kind, id, suffixed: hasSuffix(kind, kinds) };
        if (!isOverride(statement)) reportDuplicate(layering, data, first, second);
      }
    }
  }
}

/** Whether the object would certainly define something without starting from a definition of its own id. */
function isPlaced(read: Statement, kinds: Kinds): boolean {
  const { "edit-mode": mode, override } = read.value;
  if (!isModeReadable(read.value) || mode === "modify") return false;
  if (override !== undefined && typeof override !== "boolean") return false;
  return templateName(read.value) === undefined && !copiesItself(read, kinds);
}
