/**
 * Parents and modification targets that were not defined when an object needed them. Where else such an id is defined
 * is known only when everything is loaded.
 */
import type { RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { Layering } from "./layering.ts";
import { copiesItself } from "./loading.ts";
import { placeIn } from "../model/place.ts";
import { idPath, idsOf, noteOn, templateName } from "./raw-id.ts";
import { besides } from "./why-unknown.ts";

/**
 * Reports that what an object copies from, or modifies, is not defined. Returns false, without a report, if the
 * definition has an error of its own.
 * @param loaded number of packs loaded so far, including that of the object
 * @param child what can be read of an object that copies from the id; absent if it modifies the id
 */
export function reportUnresolved(
  { registry, notes: book, kinds, later }: Layering,
  object: RawObject,
  id: string,
  loaded: number,
  child?: JsonObject,
): boolean {
  const { kind } = object;
  if (registry.isBroken(kind, id)) return false;
  const comes = later(kind, id, loaded);
  const notes = comes && { notes: [noteOn(kinds, comes, "later")] };
  book.defer((content, report) => {
    if (!child) {
      const why = content.whyUnknown(kind, id, { by: object, comes });
      const place = placeIn(object, idPath(kinds, object));
      report("unknown-modification-target", place, { kind, id, ...why }, notes);
      return;
    }
    const why = content.whyUnknown(kind, id, { by: object, comes, asParent: true });
    const data = besides([...idsOf(kind, child, kinds), templateName(child)], why);
    const place = placeIn(object, ["copy-from"]);
    // An object that patches an id which nobody has defined before copies from itself.
    if (!comes && copiesItself({ kind, value: child }, kinds)) {
      const { suggestion, tied } = data;
      report("inheritance-cycle", place, { kind, chain: [id, id], suggestion, tied });
    } else report("unknown-parent", place, { kind, parent: id, ...data }, notes);
  });
  return true;
}
