import type { CodeData } from "../diagnostics/code.ts";
import type { Misspelling, Report } from "../diagnostics/diagnostic.ts";
import { modifyMembers } from "../kinds/parts/modification/modify-members.ts";
import { valueAt } from "../json/path.ts";
import type { Kind } from "../kinds/kind.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { JsonObject, JsonPath } from "../model/json.ts";
import { asIntended, misspeltMembers } from "./intended.ts";
import type { Origins } from "./origins.ts";
import { placeIn, type Place } from "../model/place.ts";
import { getOrInsert } from "../model/maps.ts";

/**
 * Returns the value of a definition modified by an object with `"edit-mode": "modify"` (§2.1). The rules of §2.1 for
 * professions hold for all kinds: members replace, and lists accept `add:` and `remove:` (extension).
 */
export function modifyDefinition(
  kind: Kind,
  target: Definition,
  object: RawObject,
  origins: Pick<Origins, "derived" | "placeOf">,
  report: Report,
): JsonObject {
  const { derived, placeOf } = origins;
  const reported: (() => void)[] = [];
  const misspellings = new Map<string, readonly Place[]>();
  let heldAsIntended: ReadonlySet<string> | undefined;
  const value = modifyMembers(target.value, object.value, {
    kind,
    lists: changedLists(kind),
    derived,
    report: (code, path, data, at) => {
      reported.push(() => {
        const place = placeIn(object, path, at);
        const words = removals.has(code) ? [misspelling(data as Removal)] : [];
        report(code, place, data, { unless: [...words, ...misspeltLists(code, path)] });
      });
    },
  });
  for (const each of reported) each();
  return value;

  /** An entry to be removed is missing if the list has it misspelt. */
  function misspelling({ list, entry }: Removal): Misspelling {
    return { word: entry, places: getOrInsert(misspellings, list, () => placesOfEntries(list)) };
  }

  function placesOfEntries(list: string): readonly Place[] {
    const path = list.split(".");
    const entries = valueAt(target.value, path);
    const paths = Array.isArray(entries) ? entries.map((_, index) => [...path, index]) : [path];
    return paths.map((each) => placeOf(target, each));
  }

  /** The misspelt members of the target, if what was found is only due to them. */
  function misspeltLists(found: string, at: JsonPath): readonly Misspelling[] {
    const intended = asIntended(kind, target);
    if (intended.value === target.value) return [];
    heldAsIntended ??= foundIn(intended.value);
    if (heldAsIntended.has(JSON.stringify([found, at]))) return [];
    return misspeltMembers(kind, target, (path, key) => placeOf(target, path, key));
  }

  function foundIn(intended: JsonObject): ReadonlySet<string> {
    const still = new Set<string>();
    modifyMembers(intended, object.value, {
      kind,
      lists: changedLists(kind),
      derived: () => undefined,
      report: (code, path) => still.add(JSON.stringify([code, path])),
    });
    return still;
  }
}

const removals: ReadonlySet<string> = new Set(["removal-not-found", "group-removal-not-found"]);
type Removal = CodeData<"removal-not-found" | "group-removal-not-found">;

const adding = "add:";
const lists = new WeakMap<Kind, readonly string[]>();

/** The members of a kind for which its schema has an `add:`. */
function changedLists(kind: Kind): readonly string[] {
  return getOrInsert(lists, kind, () =>
    Object.keys(kind.shapes.definition.properties ?? {})
      .filter((name) => name.startsWith(adding))
      .map((name) => name.slice(adding.length)),
  );
}
