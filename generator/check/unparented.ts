/**
 * `extend`, `delete`, `relative` and `proportional` in an object that copies from nothing. They change nothing; and
 * where the object takes the place of another of its id, it even takes away what it was to change.
 */
import type { Report } from "../diagnostics/diagnostic.ts";
import { kinds } from "../kinds/registry.ts";
import type { LayeredSet } from "../layer/layered-set.ts";
import type { Registry } from "../layer/registry.ts";
import type { Rejections } from "../layer/rejections.ts";
import { editorsWithoutParent } from "../layer/unused-members.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import { kindNames } from "../model/kind-names.ts";
import { placeIn } from "../model/place.ts";

/** What layering made. */
interface Layered {
  readonly unparented: readonly RawObject[];
  readonly set: Pick<LayeredSet, "notes">;
  readonly registry: Registry;
  readonly rejections: Rejections;
}

/** Reported for each object once, at the first such member, where the object replaces another. */
export function reportUnparented(layers: Layered, report: Report): void {
  const { unparented, set, registry, rejections } = layers;
  /** What can be read of it, with its members as they were meant. */
  const read = (object: RawObject): RawObject => {
    const own = rejections.all.get(object)?.own;
    return own ? { ...object, value: own } : object;
  };
  const editorsOf = (object: RawObject): readonly string[] =>
    rejections.all.get(object)?.inherits === true ? [] : editorsWithoutParent(read(object));
  if (unparented.length === 0) return;
  let users: ReadonlyMap<string, number> | undefined;
  for (const object of unparented) {
    const members = editorsOf(object);
    const before = replacedBy(object, set);
    for (const member of before ? members.slice(0, 1) : members) {
      const place = placeIn(object, [member], "key");
      const data = { member, modifies: false };
      if (before) {
        const { kind, id } = before;
        const used = (users ??= usesIn(registry)).get(`${kind}\n${id}`) ?? 0;
        const replaces = { kind: kind.replaceAll("_", " "), id, users: used };
        report("unused-editing-member", place, { ...data, replaces });
      } else report("unused-editing-member", place, data);
    }
  }
}

/** The definition of which an object took the place. */
function replacedBy(object: RawObject, { notes }: Layered["set"]): Definition | undefined {
  for (const change of notes.get(object)?.changes ?? []) {
    if (change.what === "replaced" && change.object === object) return change.before;
  }
  return undefined;
}

/** How many definitions use each of another, by kind and id. */
function usesIn(registry: Registry): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const kind of kindNames) {
    const { uses } = kinds[kind];
    if (!uses) continue;
    for (const { value, generatedFrom } of registry.all(kind)) {
      // What was generated says itself what its source uses.
      if (generatedFrom !== undefined) continue;
      for (const id of new Set(uses.ids(value))) {
        const key = `${uses.kind}\n${id}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  return counts;
}
