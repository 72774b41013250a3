/**
 * No object is lost without a word. What is wrong here is our own mistake, so that it throws (exit 70) instead of
 * building content of which something is missing.
 */
import type { RawObject } from "../model/definition.ts";
import { definitionsIn, type LayeredSet } from "./layered-set.ts";
import type { ObjectSet } from "./layering.ts";
import { nameOfObject } from "./name-of-object.ts";

type Made = Omit<LayeredSet, "apart">;

/**
 * Holds that every object became something, that what counts as content is what there are definitions of, and that of
 * each that was left out it is known why.
 * @throws Where that is not so.
 */
export function holdOutcomes({ packs }: Pick<ObjectSet, "packs">, made: Made): void {
  const { outcomes, notes } = made;
  const objects = packs.reduce((sum, pack) => sum + pack.length, 0);
  if (outcomes.size !== objects) {
    throw new Error(`${String(objects)} objects became ${String(outcomes.size)}`);
  }
  const origins = originsOf(made);
  for (const pack of packs) {
    for (const object of pack) {
      const what = outcomes.get(object);
      if (what === undefined) throw new Error(`${nameOfObject(object)} became nothing`);
      if (what === "rejected" && notes.get(object)?.rejected === undefined) {
        throw new Error(`${nameOfObject(object)} was left out without a reason`);
      }
      const isContent = what === "defined" || what === "obsolete";
      // One of several ids may have gone another way.
      const hasSeveral = Array.isArray(object.value["id"]);
      if (isContent !== origins.has(object) && (isContent || !hasSeveral))
        throw new Error(`${nameOfObject(object)} is not ${what}`);
    }
  }
}

function originsOf(made: Made): ReadonlySet<RawObject> {
  const origins = new Set<RawObject>();
  for (const { origin } of definitionsIn(made)) origins.add(origin);
  return origins;
}
