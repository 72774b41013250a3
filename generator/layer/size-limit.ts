/**
 * A bound on repeated copying: each of a hundred thousand copies has all members of the one before, each of a thousand
 * may extend a list, and each of a thousand modifications may remove one entry. Without a bound, the total size of such
 * lists grows with the square of the input.
 */
import type { RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import { placeIn } from "../model/place.ts";
import type { Origins } from "./origins.ts";
import { idsOf, templateName } from "./raw-id.ts";
import type { Layering } from "./layering.ts";

/**
 * Number of members and list entries that may be rewritten for a definition and everything it is made from. Real
 * definitions need some hundreds.
 */
const most = 500_000;

/** Marks a value that has reached the bound: nothing more may be derived from it. */
const full = Infinity;

/**
 * Runs `make`, which derives a value from `base`, and returns that value. If the bound is exceeded, reports that the
 * first time and returns `undefined`.
 */
export function withinLimit(
  { sizes, notes, origins, kinds }: Layering,
  object: RawObject,
  base: JsonObject,
  make: (derived: Origins["derived"]) => JsonObject,
): JsonObject | undefined {
  let written = sizes.get(base) ?? 0;
  // That was reported before.
  if (written === full) return undefined;
  const value = make((container, sources) => {
    written += sources.size;
    origins.derived(container, sources);
  });
  if (written > most) {
    sizes.set(base, full);
    const { kind } = object;
    const [id = templateName(object.value) ?? ""] = idsOf(kind, object.value, kinds);
    notes.report("definition-growth", placeIn(object, []), { kind, id, most });
    return undefined;
  }
  sizes.set(value, written);
  return value;
}
