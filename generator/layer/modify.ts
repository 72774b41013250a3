/** Objects that modify existing definitions (§2.1). */
import { appended } from "../model/contributors.ts";
import type { RawObject } from "../model/definition.ts";
import { reportAbsentTarget } from "./absentees.ts";
import type { Layering } from "./layering.ts";
import { isFull, withinBound } from "./growth.ts";
import { modifyDefinition } from "./modify-definition.ts";
import { placeIn } from "../model/place.ts";
import { idPath, settle } from "./placement.ts";
import { idsOf, isObsolete } from "./raw-id.ts";
import { reject } from "./reject.ts";

/**
 * Modifies each of several ids; an error with one of them is enough to emit nothing.
 * @param loaded number of packs loaded so far, including that of the object
 */
export function modify(layering: Layering, object: RawObject, loaded: number): void {
  const { registry, outcomes, notes, origins, rules } = layering;
  const { kind } = object;
  notes.about(object);
  for (const id of idsOf(kind, object.value, rules)) {
    const target = registry.get(kind, id);
    if (target && registry.isBuiltIn(target)) {
      notes.report("built-in-id", placeIn(object, idPath(object)), { kind, id });
      outcomes.set(object, "replaced");
    } else if (target) {
      const value = isFull(layering, target.value)
        ? undefined
        : withinBound(layering, object, target.value, (derived) =>
            modifyDefinition(target, object, { ...origins, derived }, notes.report),
          );
      if (!value) {
        reject(layering, object, { inherits: true, follows: true });
        continue;
      }
      const contributors = appended(target.contributors, object);
      const after = { ...target, value, contributors, obsolete: isObsolete(kind, value) };
      settle(layering, after);
      notes.changed({ what: "modified", object, before: target, after });
      outcomes.set(object, "modification");
    } else {
      const reported = reportAbsentTarget(layering, object, id, loaded);
      reject(layering, object, { inherits: true, follows: !reported });
    }
  }
}
