/**
 * Checks that no object is lost silently. A failure is a bug of this program, so it throws (exit 70) instead of
 * building content in which something is missing.
 */
import type { RawObject } from "../model/definition.ts";
import { definitionsIn, type LayeredSet } from "./layered-set.ts";
import { idMemberIn } from "../kinds/naming-members.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { ObjectSet } from "./layering.ts";

type Made = Omit<LayeredSet, "unmerged">;

/**
 * Asserts that every object has an outcome, that the objects that count as content are those with definitions, and that
 * there is a reason for each object that was left out.
 * @throws If an assertion fails.
 */
export function assertOutcomes(
  kinds: Kinds,
  { packs }: Pick<ObjectSet, "packs">,
  made: Made,
): void {
  const { outcomes, notes } = made;
  const objects = packs.reduce((sum, pack) => sum + pack.length, 0);
  if (outcomes.size !== objects) {
    throw new Error(`${String(objects)} objects became ${String(outcomes.size)}`);
  }
  const origins = originsOf(made);
  for (const pack of packs) {
    for (const object of pack) {
      const what = outcomes.get(object);
      if (what === undefined) throw new Error(`${nameOfObject(kinds, object)} became nothing`);
      if (what === "rejected" && notes.get(object)?.rejected === undefined) {
        throw new Error(`${nameOfObject(kinds, object)} was left out without a reason`);
      }
      const isContent = what === "defined" || what === "obsolete";
      // An object with several ids may have another outcome under one of them.
      const hasSeveral = Array.isArray(object.value["id"]);
      if (isContent !== origins.has(object) && (isContent || !hasSeveral))
        throw new Error(`${nameOfObject(kinds, object)} is not ${what}`);
    }
  }
}

function originsOf(made: Made): ReadonlySet<RawObject> {
  const origins = new Set<RawObject>();
  for (const { origin } of definitionsIn(made)) origins.add(origin);
  return origins;
}

/** Names an object in messages about internal errors. */
export function nameOfObject(kinds: Kinds, object: RawObject): string {
  const { kind, value, entry } = object;
  const member = idMemberIn(kinds.of(kind), value);
  const id = member === undefined ? null : value[member];
  return `${kind} ${JSON.stringify(id)} of ${entry.pack.name}/${entry.path}`;
}
