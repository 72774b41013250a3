import type { Report } from "../diagnostics/diagnostic.ts";
import type { RawObject } from "../model/definition.ts";
import type { Json, JsonArray } from "../model/json.ts";
import type { Registry } from "./registry.ts";
import { placeIn, type Place } from "../model/place.ts";

/** `object` says that `alias` names the definition `id` as well (extension). */
export interface NamedAlias {
  readonly object: RawObject;
  readonly alias: string;
  readonly id: string;
}

/** An alias must be nobody's id and nobody else's alias: whoever uses it could mean either. */
export function reportTakenAliases(
  aliases: readonly NamedAlias[],
  registry: Registry,
  report: Report,
): void {
  const byName = new Map<string, NamedAlias>();
  const placeOf = placesOfAliases();
  for (const named of aliases) {
    const { object, alias, id } = named;
    const { kind } = object;
    const owner = registry.get(kind, alias);
    const key = `${kind}\n${alias}`;
    const earlier = byName.get(key);
    byName.set(key, named);
    if (owner?.id === alias) {
      const place = placeIn(owner.origin, [
        Object.hasOwn(owner.origin.value, "id") ? "id" : "ident",
      ]);
      const notes = registry.isBuiltIn(owner) ? [] : [{ message: "defined here", place }];
      if (id !== alias)
        report("alias-taken", placeOf(named), { kind, alias, id: alias }, { notes });
    } else if (earlier && earlier.id !== id) {
      const notes = [{ message: "first named here", place: placeOf(earlier) }];
      report("alias-taken", placeOf(named), { kind, alias, id: earlier.id }, { notes });
    }
  }
}

/** Where aliases stand; of lists, each is looked through once. */
function placesOfAliases(): (named: NamedAlias) => Place {
  const indices = new Map<RawObject, ReadonlyMap<Json, number>>();
  return ({ object, alias }) => {
    const written = object.value["alias"];
    if (!Array.isArray(written)) return placeIn(object, ["alias"]);
    const list: JsonArray = written;
    let own = indices.get(object);
    if (!own) {
      // The first of equal ones counts.
      own = new Map(list.map((each, index): [Json, number] => [each, index]).reverse());
      indices.set(object, own);
    }
    const index = own.get(alias);
    return placeIn(object, index === undefined ? ["alias"] : ["alias", index]);
  };
}
