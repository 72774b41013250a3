import { isObject } from "../json/containers.ts";
import { isRemark } from "../json/remark.ts";
import { valueAt } from "../json/path.ts";
import type { Layers } from "../layer/layer.ts";
import type { Json, JsonPath } from "../model/json.ts";
import { PairMap } from "../model/maps.ts";
import { holderOf, type Place } from "../model/place.ts";

/**
 * The places of values to which other objects add (`relative`): in another form, even one of the same meaning, nothing
 * could be added to them as it is written.
 */
export function placesAddedTo({ history, origins }: Layers): (place: Place) => boolean {
  const added = new PairMap<object, string, true>();
  for (const event of history) {
    if (event.what !== "derived") continue;
    const { object, parent } = event;
    for (const path of pathsIn(object.value["relative"] ?? null)) {
      if (valueAt(parent.value, path) === undefined) continue;
      const place = origins.placeOf({ ...parent, origin: object }, path);
      added.set(holderOf(place), keyOf(place), true);
    }
  }
  return (place) => added.has(holderOf(place), keyOf(place));
}

function keyOf(place: Place): string {
  return "path" in place ? JSON.stringify(place.path) : "";
}

/** The paths of the amounts in an object. */
function pathsIn(amounts: Json, at: JsonPath = []): readonly JsonPath[] {
  if (!isObject(amounts)) return at.length > 0 ? [at] : [];
  return Object.entries(amounts).flatMap(([name, amount]) =>
    isRemark(name) ? [] : pathsIn(amount, [...at, name]),
  );
}
