/**
 * Groups that a game passes in have not been checked by a build, so their numbers are checked before they are rolled.
 */
import { finite } from "../numbers/numbers.ts";
import type { GroupInPlace, RollableEntry } from "./spawned-item.ts";

const ranges = ["count", "charges", "damage", "dirt"] as const;

/** @throws RangeError that names the member if a number is NaN or infinite. */
export function checkGroup({ ammo = 0, magazine = 0, entries }: GroupInPlace): void {
  finite("ammo", ammo);
  finite("magazine", magazine);
  entries.forEach(checkEntry);
}

function checkEntry(entry: RollableEntry, place: number): void {
  finite(`prob of entries[${place}]`, entry.prob);
  for (const member of ranges) {
    for (const bound of entry[member] ?? []) finite(`${member} of entries[${place}]`, bound);
  }
}
