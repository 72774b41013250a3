import type { Fact, Place } from "./diagnostic.ts";

/** All places that a finding shows or depends on. */
export function placesOf({ place, notes = [], unless }: Fact): Place[] {
  const noted = notes.flatMap((note) => (note.place ? [note.place] : []));
  return [place, ...noted, ...(unless?.places ?? [])];
}
