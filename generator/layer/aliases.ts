import { noteOn } from "./raw-id.ts";
import type { RawObject } from "../model/definition.ts";
import type { Json, JsonArray } from "../model/json.ts";
import type { Layering, NamedAlias } from "./layering.ts";
import { placeIn, type Place } from "../model/place.ts";
import { PairMap } from "../model/maps.ts";
import type { KindName } from "../model/kind-names.ts";

/** Reports aliases that are also another definition's id or alias: a reference to them would be ambiguous. */
export function reportTakenAliases({ aliases, registry, notes }: Layering): void {
  const byName = new PairMap<KindName, string, NamedAlias>();
  const placeOf = placesOfAliases();
  for (const named of aliases) {
    const { object, alias, id } = named;
    const { kind } = object;
    const owner = registry.get(kind, alias);
    const earlier = byName.get(kind, alias);
    byName.set(kind, alias, named);
    notes.about(object);
    if (owner?.id === alias) {
      if (id === alias) continue;
      const data = { kind, alias, id: alias, by: id };
      const ownerNotes = registry.isBuiltIn(owner)
        ? []
        : [noteOn(registry.kinds, owner.origin, "owner")];
      notes.report("alias-taken", placeOf(named), data, { notes: ownerNotes });
    } else if (earlier && earlier.id !== id) {
      const first = { note: "first", place: placeOf(earlier) } as const;
      const data = { kind, alias, id: earlier.id, by: id };
      notes.report("alias-taken", placeOf(named), data, { notes: [first] });
    }
  }
}

/** Returns a function that finds the place of an alias; each list of aliases is indexed once. */
function placesOfAliases(): (named: NamedAlias) => Place {
  const indices = new Map<RawObject, ReadonlyMap<Json, number>>();
  return ({ object, alias }) => {
    const written = object.value["alias"];
    if (!Array.isArray(written)) return placeIn(object, ["alias"]);
    const list: JsonArray = written;
    let own = indices.get(object);
    if (!own) {
      // Reversed, so that the first of equal entries counts.
      own = new Map(list.map((each, index): [Json, number] => [each, index]).reverse());
      indices.set(object, own);
    }
    const index = own.get(alias);
    return placeIn(object, index === undefined ? ["alias"] : ["alias", index]);
  };
}
