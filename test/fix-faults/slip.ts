/** Mistakes as this kit makes them: only what they change counts, not what is found of them. */
import type { Edit } from "../search/edit.ts";
import type { Random } from "../search/random.ts";
import { spots } from "../seed-faults/fault-class.ts";
import type { Entry, Spot, World, WorldFile } from "../search/world.ts";

export interface Slip {
  readonly edits: readonly Edit[];
  readonly added?: readonly WorldFile[];
  readonly removed?: readonly WorldFile[];
  /** An id that is no longer known to be defined outside. */
  readonly forgotten?: { readonly kind: string; readonly id: string };
}

export interface SlipClass {
  readonly name: string;
  /** @returns `undefined` where the world has no place for it. */
  readonly plant: (world: World, random: Random) => Slip | undefined;
}

/** How many places are tried before a class is given up in a world. */
const tries = 60;

/** A class whose places are members or entries for which `change` has edits. */
export function slipAtSpots(
  name: string,
  change: (spot: Spot, random: Random, world: World) => readonly Edit[] | undefined,
): SlipClass {
  return {
    name,
    plant: (world, random) =>
      firstOf(random.sample(spots(world), tries), (spot) => change(spot, random, world)),
  };
}

/** A class whose places are whole objects. */
export function slipAtEntries(
  name: string,
  change: (entry: Entry, random: Random, world: World) => readonly Edit[] | undefined,
): SlipClass {
  return {
    name,
    plant: (world, random) =>
      firstOf(random.sample(world.entries, tries), (entry) => change(entry, random, world)),
  };
}

export function slipInFiles(
  name: string,
  change: (file: WorldFile, random: Random, world: World) => readonly Edit[] | undefined,
): SlipClass {
  return {
    name,
    plant: (world, random) =>
      firstOf(random.sample(world.files, tries), (file) => change(file, random, world)),
  };
}

function firstOf<T>(
  places: readonly T[],
  change: (place: T) => readonly Edit[] | undefined,
): Slip | undefined {
  for (const place of places) {
    const edits = change(place);
    if (edits !== undefined && edits.length > 0) return { edits };
  }
  return undefined;
}
