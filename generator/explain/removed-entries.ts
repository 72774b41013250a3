/**
 * The entries that modifications (§2.1) and `delete` removed from the lists of a definition: the change is made once
 * more, this time with a record of what it removes.
 */
import { isList } from "../json/containers.ts";
import { inherit } from "../layer/inherit.ts";
import type { Kind } from "../kinds/kind.ts";
import { modifyDefinition } from "../layer/modify-definition.ts";
import { createOrigins, pathTo } from "../layer/origins.ts";
import type { LayerEvent } from "../layer/history.ts";
import type { Definition } from "../model/definition.ts";
import type { Json, JsonObject, JsonPath, Slot } from "../model/json.ts";
import { PairMap } from "../model/maps.ts";
import type { Member } from "./explanation.ts";
import { valueIn, type Tracer } from "./trace.ts";

export function removedEntries(kind: Kind, definition: Definition, tracer: Tracer): Member[] {
  return tracer.changesOf(definition).flatMap((change) => {
    const { object } = change;
    const { before, removals } = madeAgain(kind, change);
    return entriesIn(before, []).flatMap(({ path, entry }): Member[] => {
      const by = removals.get(entry.container, entry.key);
      if (!by) return [];
      const was = tracer.placeOf(definition, entry);
      const at = { object, path: [...(pathTo(object.value, by.container) ?? []), by.key] };
      const origin = { how: "removed" as const, at, ...(was ? { was } : {}) };
      return [{ path, value: valueIn(entry), origin, members: [] }];
    });
  });
}

interface MadeAgain {
  readonly before: JsonObject;
  /** What removed an entry of a list. */
  readonly removals: PairMap<object, string | number, Slot>;
}

function madeAgain(kind: Kind, change: LayerEvent): MadeAgain {
  const removals: MadeAgain["removals"] = new PairMap();
  const { derived, follow, placeOf } = createOrigins();
  const recording = Object.assign(derived, {
    removed: (removed: Slot, by: Slot) => {
      const { container, key } = follow(removed);
      removals.set(container, key, by);
    },
  });
  const { object } = change;
  if (change.what === "modified") {
    modifyDefinition(kind, change.before, object, { derived: recording, placeOf }, ignore);
    return { before: change.before.value, removals };
  }
  if (change.what !== "derived") return { before: {}, removals };
  const { parent } = change;
  inherit(kind, parent, { object, value: object.value }, recording, ignore);
  return { before: parent.value, removals };
}

/** The entries of the lists in a value, in order, with the paths of the lists. */
function entriesIn(value: Json, path: JsonPath): { path: JsonPath; entry: Slot }[] {
  if (isList(value)) return value.map((_, key) => ({ path, entry: { container: value, key } }));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => entriesIn(each, [...path, key]));
}

function ignore(): void {
  return undefined;
}
