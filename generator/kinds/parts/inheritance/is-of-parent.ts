import type { Definition } from "../../../model/definition.ts";
import type { Place } from "../../../model/place.ts";

/** Whether a place in a definition lies in the lines of an object that it copies from. */
export function isOfParent(place: Place, { contributors, origin }: Definition): boolean {
  if (!("entry" in place)) return false;
  const { entry } = place;
  const all = [...contributors];
  return all.slice(0, Math.max(0, all.indexOf(origin))).some((object) => object.entry === entry);
}
