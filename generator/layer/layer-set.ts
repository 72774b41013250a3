/**
 * Combines packs (§2.1, §7.1–7.2). They load one after another. Inside a pack, definitions come first, a parent before
 * those that copy from it, then modifications, in load order; so the order of files inside a pack never matters if ids
 * are unique.
 */
import { begin } from "../model/budget.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { RawObject, Definition } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import { reportTakenAliases } from "./aliases.ts";
import { complete } from "./complete.ts";
import { defineOrDerive } from "./define.ts";
import { derivationOrder } from "./derivation-order.ts";
import { inspectTogether, inspectLeftOut } from "./left-out.ts";
import { assertOutcomes } from "./outcome-invariant.ts";
import { type LayeredSet, definitionsIn } from "./layered-set.ts";
import { beginLayering, type LayerContext, type Layering, type ObjectSet } from "./layering.ts";
import { isModification, isNameless, isModeReadable, namesOf } from "./loading.ts";
import { reportMisread, respelt } from "./intended.ts";
import { reportableNotes } from "./notes.ts";
import { reject } from "./reject.ts";
import { editorsWithoutParent, reportUnusedMembers } from "./unused-members.ts";
import { placeIn } from "../model/place.ts";
import { idPath, parentName, isObsolete, idsOf } from "./raw-id.ts";
import { idMemberIn } from "../kinds/naming-members.ts";
import { appended } from "../model/contributors.ts";
import { reportUnresolved } from "./unresolved.ts";
import { withinLimit } from "./size-limit.ts";
import { modifyDefinition } from "./modify-definition.ts";
import { put } from "./placement.ts";

/**
 * A pure function of the set: the result does not depend on which other objects are layered before, after or with it.
 */
export function layerSet(set: ObjectSet, context: LayerContext): LayeredSet {
  const layering = beginLayering(set, context);
  for (const [index, objects] of set.packs.entries()) layerPack(layering, objects, index + 1);
  reportTakenAliases(layering);
  complete(layering);
  const { entries, substitutions, outcomes, notes } = layering;
  const { all } = notes;
  const made = { entries, outcomes, substitutions, notes: all, reportable: reportableNotes(all) };
  assertOutcomes(context.kinds, set, made);
  return { ...made, unmerged: unmergedObjects(layering.kinds, made) };
}

/** @param loaded number of packs loaded so far, including this one */
function layerPack(layering: Layering, objects: readonly RawObject[], loaded: number): void {
  const { outcomes, notes, registry, kinds } = layering;
  const { definitions, modifications, leftOut } = sortObjects(layering, objects);
  const {
    objects: ordered,
    circles,
    broughtBy,
  } = derivationOrder(definitions, kinds, (kind, id) => registry.own(kind, id) !== undefined);
  for (const circle of circles) rejectCircle(layering, circle);
  for (const [object, by] of broughtBy) notes.note(object, { broughtBy: by });
  for (const object of ordered) {
    begin(object);
    if (!outcomes.has(object)) defineOrDerive(layering, object, loaded);
  }
  for (const [object, value] of leftOut) {
    begin(object);
    inspectLeftOut(layering, object, value, loaded);
  }
  inspectTogether(layering, new Map([...leftOut].filter(([, value]) => isModeReadable(value))));
  for (const object of modifications) {
    begin(object);
    modify(layering, object, loaded);
  }
}

interface SortedObjects {
  readonly definitions: readonly RawObject[];
  readonly modifications: readonly RawObject[];
  /** Left-out objects with their intended values. */
  readonly leftOut: ReadonlyMap<RawObject, JsonObject>;
}

/** Sorts objects by how they are loaded. Those that cannot be read as a whole, or have no name, are left out. */
function sortObjects(layering: Layering, objects: readonly RawObject[]): SortedObjects {
  const definitions: RawObject[] = [];
  const modifications: RawObject[] = [];
  const leftOut = new Map<RawObject, JsonObject>();
  for (const object of objects) {
    begin(object);
    const value = readAsIntended(layering, object);
    if (
      value !== object.value ||
      layering.broken.has(object) ||
      isNameless(object, layering.kinds)
    ) {
      leftOut.set(object, value);
      reject(layering, object, { value });
    } else if (isModification(object, layering.kinds)) modifications.push(object);
    else definitions.push(object);
  }
  return { definitions, modifications, leftOut };
}

/** The value of an object; a corrected copy if it misspells a member that decides how it is loaded. */
function readAsIntended(layering: Layering, object: RawObject): JsonObject {
  const { kinds, notes, origins } = layering;
  const spelling = layering.spellingOf(object);
  notes.about(object);
  if (spelling) reportMisread(spelling, notes.report);
  const value = spelling ? respelt(object.value, spelling, origins.derived) : object.value;
  if (spelling) notes.note(object, { intended: value });
  if (!isModeReadable(value)) return value;
  reportUnusedMembers(kinds, object, value, notes.report);
  if (editorsWithoutParent(kinds, { kind: object.kind, value }).length > 0) {
    notes.note(object, { unparented: true });
  }
  return value;
}

/** @param circle objects each of which waits for the next, and the last for the first */
function rejectCircle(layering: Layering, circle: readonly RawObject[]): void {
  const { outcomes } = layering;
  const [first] = circle;
  if (!first) return;
  layering.notes.about(first);
  // Circles may share objects; such circles are reported once.
  const reported = circle.some((object) => outcomes.has(object));
  if (!reported) reportCircle(layering, first, circle);
  for (const each of circle) {
    if (outcomes.get(each) !== "rejected") {
      reject(layering, each, { inherits: true, follows: reported });
    }
  }
}

function reportCircle(
  { notes, kinds }: Layering,
  first: RawObject,
  circle: readonly RawObject[],
): void {
  const nameOf = (object: RawObject): string => namesOf(object, kinds)[0] ?? "";
  const [, ...others] = circle;
  const chain = [...circle, first].map(nameOf);
  const place = placeIn(first, ["copy-from"]);
  const notesOnOthers = others.map((other) => {
    const data = { id: nameOf(other), parent: parentName(other.value) ?? "" };
    return { note: "step", data, place: placeIn(other, ["copy-from"]) } as const;
  });
  notes.report("inheritance-cycle", place, { kind: first.kind, chain }, { notes: notesOnOthers });
}

/** Such objects in the form of definitions; of obsolete ones only the names count (§9.2). */
function unmergedObjects(
  kinds: Kinds,
  made: Pick<LayeredSet, "entries" | "substitutions" | "outcomes">,
): ReadonlyMap<RawObject, Definition> {
  const parts = partsIn(kinds, made);
  const apart = new Map<RawObject, Definition>();
  for (const [origin, became] of made.outcomes) {
    const { kind, value } = origin;
    if (became === "rejected" || became === "obsolete") continue;
    if (became === "defined" && !parts.has(origin)) continue;
    if (isObsolete(kinds.of(kind), value)) continue;
    apart.set(origin, { kind, id: "", value, origin, contributors: [origin], obsolete: false });
  }
  return apart;
}

/** Objects that became definitions only together with others, and none exactly as written. */
function partsIn(
  kinds: Kinds,
  made: Pick<LayeredSet, "entries" | "substitutions">,
): ReadonlySet<RawObject> {
  const parts = new Set<RawObject>();
  /** Objects with several ids that are a definition as written under one of them. */
  const whole = new Set<RawObject>();
  for (const { contributors, origin, obsolete } of definitionsIn(made)) {
    if (contributors.length > 1 || obsolete) parts.add(origin);
    else if (isNamedByList(kinds, origin)) whole.add(origin);
  }
  for (const object of whole) parts.delete(object);
  return parts;
}

function isNamedByList(kinds: Kinds, object: RawObject): boolean {
  const member = idMemberIn(kinds.of(object.kind), object.value);
  return member !== undefined && Array.isArray(object.value[member]);
}

/**
 * Modifies each of several ids; an error with one of them is enough to emit nothing.
 * @param loaded number of packs loaded so far, including that of the object
 */
function modify(layering: Layering, object: RawObject, loaded: number): void {
  const { registry, outcomes, notes, origins, kinds } = layering;
  const { kind } = object;
  notes.about(object);
  for (const id of idsOf(kind, object.value, kinds)) {
    const target = registry.get(kind, id);
    if (target && registry.isBuiltIn(target)) {
      notes.report("built-in-id", placeIn(object, idPath(kinds, object)), { kind, id });
      outcomes.set(object, "replaced");
    } else if (target) {
      const value = withinLimit(layering, object, target.value, (derived) =>
        modifyDefinition(kinds.of(kind), target, object, { ...origins, derived }, notes.report),
      );
      if (!value) {
        reject(layering, object, { inherits: true, follows: true });
        continue;
      }
      const contributors = appended(target.contributors, object);
      const after = { ...target, value, contributors, obsolete: isObsolete(kinds.of(kind), value) };
      put(layering, after);
      notes.changed({ what: "modified", object, before: target, after });
      outcomes.set(object, "modification");
    } else {
      const reported = reportUnresolved(layering, object, id, loaded);
      reject(layering, object, { inherits: true, follows: !reported });
    }
  }
}
