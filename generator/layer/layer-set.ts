/**
 * Combines packs (§2.1, §7.1–7.2). They load one after another. Inside a pack, definitions come first, a parent before
 * those that copy from it, then modifications, in load order; so the order of files inside a pack never matters if ids
 * are unique.
 */
import { begin } from "../model/budget.ts";
import type { RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import { reportTakenAliases } from "./aliases.ts";
import { rejectCircle } from "./circles.ts";
import { complete } from "./complete.ts";
import { defineOrDerive } from "./define.ts";
import { derivationOrder } from "./derivation-order.ts";
import { foresee } from "./foresee.ts";
import { holdOutcomes } from "./hold-outcomes.ts";
import type { LayeredSet } from "./layered-set.ts";
import { beginLayering, type LayerContext, type Layering, type ObjectSet } from "./layering.ts";
import { inspectLeftOut } from "./left-out.ts";
import { isModification, isNameless, isModeReadable } from "./loading.ts";
import { reportMisread, respelt } from "./misread.ts";
import { modify } from "./modify.ts";
import { reportableNotes } from "./notes.ts";
import { reject } from "./reject.ts";
import { editorsWithoutParent, reportUnusedMembers } from "./unused-members.ts";
import { writtenApart } from "./written-apart.ts";

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
  holdOutcomes(set, made);
  return { ...made, apart: writtenApart(made) };
}

/** @param loaded number of packs loaded so far, including this one */
function layerPack(layering: Layering, objects: readonly RawObject[], loaded: number): void {
  const { outcomes, notes, registry, rules } = layering;
  const { definitions, modifications, leftOut } = sortObjects(layering, objects);
  const {
    objects: ordered,
    circles,
    broughtBy,
  } = derivationOrder(definitions, rules, (kind, id) => registry.own(kind, id) !== undefined);
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
  foresee(layering, new Map([...leftOut].filter(([, value]) => isModeReadable(value))));
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
      isNameless(object, layering.rules)
    ) {
      leftOut.set(object, value);
      reject(layering, object, { value });
    } else if (isModification(object)) modifications.push(object);
    else definitions.push(object);
  }
  return { definitions, modifications, leftOut };
}

/** The value of an object; a corrected copy if it misspells a member that decides how it is loaded. */
function readAsIntended(layering: Layering, object: RawObject): JsonObject {
  const { notes, origins } = layering;
  const spelling = layering.spellingOf(object);
  notes.about(object);
  if (spelling) reportMisread(spelling, notes.report);
  const value = spelling ? respelt(object.value, spelling, origins.derived) : object.value;
  if (spelling) notes.note(object, { intended: value });
  if (!isModeReadable(value)) return value;
  reportUnusedMembers(object, value, notes.report);
  if (editorsWithoutParent({ kind: object.kind, value }).length > 0) {
    notes.note(object, { unparented: true });
  }
  return value;
}
