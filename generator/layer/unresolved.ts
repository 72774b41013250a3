/**
 * Parents and modification targets that were not defined when an object needed them. Where else such an id is defined
 * is known only when everything is loaded.
 */
import type { NoteOf } from "../diagnostics/code.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { Layering } from "./layering.ts";
import { copiesItself } from "./loading.ts";
import { placeIn } from "../model/place.ts";
import { idPath, noteOn } from "./placement.ts";
import { besides } from "./why-unknown.ts";

/**
 * Reports that the parent of an object is not defined. Returns false, without a report, if the parent has an error of
 * its own.
 * @param value what can be read of the object
 * @param loaded number of packs loaded so far, including that of the object
 */
export function reportUnresolvedParent(
  { registry, notes: book, kinds, later }: Layering,
  object: RawObject,
  value: JsonObject,
  parentId: string,
  loaded: number,
): boolean {
  const { kind } = object;
  if (registry.isBroken(kind, parentId)) return false;
  const comes = later(kind, parentId, loaded);
  // An object that patches an id which nobody has defined before copies from itself.
  const isCircle = !comes && copiesItself({ kind, value }, kinds);
  book.defer((content, report) => {
    const why = content.whyUnknown(kind, parentId, { by: object, comes, asParent: true });
    const data = besides([value["id"], value["abstract"]].flat(), why);
    const place = placeIn(object, ["copy-from"]);
    if (isCircle) {
      const { suggestion, tied } = data;
      const chain = [parentId, parentId];
      report("inheritance-cycle", place, { kind, chain, suggestion, tied });
    } else report("unknown-parent", place, { kind, parent: parentId, ...data }, noteOf(kinds, comes));
  });
  return true;
}

/** Like `reportUnresolvedParent`, for the definition that an object modifies. */
export function reportUnresolvedTarget(
  { registry, notes: book, kinds, later }: Layering,
  object: RawObject,
  id: string,
  loaded: number,
): boolean {
  const { kind } = object;
  if (registry.isBroken(kind, id)) return false;
  const comes = later(kind, id, loaded);
  book.defer((content, report) => {
    const why = content.whyUnknown(kind, id, { by: object, comes });
    const place = placeIn(object, idPath(kinds, object));
    report("unknown-modification-target", place, { kind, id, ...why }, noteOf(kinds, comes));
  });
  return true;
}

function noteOf(
  kinds: Kinds,
  comes: RawObject | undefined,
): { notes: NoteOf<"unknown-parent" | "unknown-modification-target">[] } | undefined {
  return comes && { notes: [noteOn(kinds, comes, "later")] };
}
