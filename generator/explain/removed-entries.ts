/** The entries that modifications (§2.1) and `delete` removed from the lists of a definition. */
import { isList } from "../json/containers.ts";
import { spellingsOf } from "../kinds/parts/inheritance/equivalent-members.ts";
import { entryKey } from "../kinds/parts/modification/entry-key.ts";
import { kinds } from "../kinds/registry.ts";
import type { Slot } from "../layer/origins.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { Json, JsonArray, JsonObject, JsonPath } from "../model/json.ts";
import type { Member, ValueLocation } from "./explanation.ts";
import { slotsOf } from "./match-entries.ts";
import { slotAt, valueIn, type Tracer } from "./trace.ts";

export function removedEntries(definition: Definition, tracer: Tracer): Member[] {
  return tracer.changesOf(definition).flatMap((change) => {
    if (change.what === "modified") {
      return removedBetween(change.before.value, change.after.value, change.object);
    }
    if (change.what === "derived" && Object.hasOwn(change.object.value, "delete")) {
      return removedBetween(change.parent.value, change.value, change.object);
    }
    return [];
  });

  function removedBetween(before: JsonObject, after: JsonObject, by: RawObject): Member[] {
    return listsIn(before, []).flatMap(({ path, list }) => {
      const now = slotAt(after, path);
      const left = now && valueIn(now);
      // A list that was replaced by another one does not count as one that entries were removed from.
      if (!isList(left) || left === list || isReplaced(before, after, path)) return [];
      const kept = slotsOf(left).map(tracer.raw);
      return slotsOf(list)
        .filter((slot) => !kept.some((each) => isSame(each, tracer.raw(slot))))
        .map((slot): Member => {
          const was = tracer.placeOf(definition, slot);
          const at = removalOf(by, path, valueIn(slot));
          const origin = { how: "removed" as const, at, ...(was ? { was } : {}) };
          return { path, value: valueIn(slot), origin, members: [] };
        });
    });
  }

  function isReplaced(before: JsonObject, after: JsonObject, path: JsonPath): boolean {
    const [was, now] = [slotAt(before, path), slotAt(after, path)];
    return !was || !now || !isSame(tracer.raw(was), tracer.raw(now));
  }
}

function isSame(one: Slot, other: Slot): boolean {
  return one.container === other.container && one.key === other.key;
}

function listsIn(
  value: Json,
  path: JsonPath,
): { readonly path: JsonPath; readonly list: JsonArray }[] {
  if (typeof value !== "object" || value === null) return [];
  if (isList(value)) return [{ path, list: value }];
  return Object.entries(value).flatMap(([key, each]) => listsIn(each, [...path, key]));
}

/** The entry of `remove:` or `delete` that removed it, or at least the object that did. */
function removalOf(object: RawObject, path: JsonPath, entry: Json): ValueLocation {
  const member = String(path.at(-1));
  const outer = path.slice(0, -1);
  const key = entryKey(member)(entry) ?? JSON.stringify(entry);
  for (const spelling of spellingsOf(kinds[object.kind], member)) {
    const places = [
      [...outer, `remove:${spelling}`],
      ["delete", ...outer, spelling],
    ];
    // In an item group, the removing member is beside the group.
    if (outer.length > 0) {
      const [group, above] = [String(outer.at(-1)), outer.slice(0, -1)];
      places.push([...above, `remove:${group}`], ["delete", ...outer]);
    }
    for (const place of places) {
      const slot = slotAt(object.value, place);
      const removals = slot && valueIn(slot);
      if (removals === undefined) continue;
      if (!isList(removals)) return { object, path: place };
      const index = removals.findIndex(
        (each) => (entryKey(member)(each) ?? JSON.stringify(each)) === key,
      );
      if (index >= 0) return { object, path: [...place, index] };
    }
  }
  return { object, path: [] };
}
