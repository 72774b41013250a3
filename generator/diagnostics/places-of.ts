import type { Locations } from "../model/locations.ts";
import type { Place } from "../model/place.ts";
import type { Fact } from "./diagnostic.ts";

/** All places that a finding shows or depends on. */
export function placesOf({ place, notes = [], unless }: Fact): Place[] {
  const noted = notes.flatMap((note) => (note.place ? [note.place] : []));
  return [place, ...noted, ...(unless?.places ?? [])];
}

/** Whether a finding of an earlier run shows or depends on an object that is not there any more as it was. */
export function showsGone(fact: Fact, locations: Locations): boolean {
  return placesOf(fact).some((place) => "entry" in place && !locations.has(place.entry));
}
