/**
 * Reports `extend`, `delete`, `relative` and `proportional` in an object that copies from nothing. They change nothing;
 * and if the object replaces another with its id, it even removes what it was meant to change.
 */
import type { Report } from "../diagnostics/diagnostic.ts";
import type { LayeredSet } from "../layer/layered-set.ts";
import type { Registry } from "../layer/registry.ts";
import type { Rejections } from "../layer/notes.ts";
import { editorsWithoutParent } from "../layer/unused-members.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { placeIn } from "../model/place.ts";
import { PairMap } from "../model/maps.ts";

/** The results of layering. */
interface Layered {
  readonly unparented: readonly RawObject[];
  readonly set: Pick<LayeredSet, "notes">;
  readonly registry: Registry;
  readonly rejections: Rejections;
}

/** Reports every such member; for an object that replaces another, only the first. */
export function reportUnparented(layers: Layered, report: Report): void {
  const { unparented, set, registry, rejections } = layers;
  /** What can be read of an object, with its members as intended. */
  const read = (object: RawObject): RawObject => {
    const own = rejections.get(object)?.own;
    return own ? { ...object, value: own } : object;
  };
  const editorsOf = (object: RawObject): readonly string[] =>
    rejections.get(object)?.inherits === true
      ? []
      : editorsWithoutParent(registry.kinds, read(object));
  if (unparented.length === 0) return;
  let users: ReturnType<typeof usesIn> | undefined;
  for (const object of unparented) {
    const members = editorsOf(object);
    const before = replacedBy(object, set);
    for (const member of before ? members.slice(0, 1) : members) {
      const place = placeIn(object, [member], "key");
      const data = { member, modifies: false };
      if (before) {
        const { kind, id } = before;
        const used = (users ??= usesIn(registry)).get(kind, id) ?? 0;
        const replaces = { kind: kind.replaceAll("_", " "), id, users: used };
        report("unused-editing-member", place, { ...data, replaces });
      } else report("unused-editing-member", place, data);
    }
  }
}

/** The definition that an object replaced. */
function replacedBy(object: RawObject, { notes }: Layered["set"]): Definition | undefined {
  for (const change of notes.get(object)?.changes ?? []) {
    if (change.what === "replaced" && change.object === object) return change.before;
  }
  return undefined;
}

/** The number of definitions that use a definition, by kind and id of the used one. */
function usesIn(registry: Registry): PairMap<KindName, string, number> {
  const counts = new PairMap<KindName, string, number>();
  for (const { name: kind, uses } of registry.kinds.all) {
    if (!uses) continue;
    for (const { value, generatedFrom } of registry.all(kind)) {
      // A generated definition repeats the uses of its source.
      if (generatedFrom !== undefined) continue;
      for (const id of new Set(uses.ids(value))) {
        counts.set(uses.kind, id, (counts.get(uses.kind, id) ?? 0) + 1);
      }
    }
  }
  return counts;
}
