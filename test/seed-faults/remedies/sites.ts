/** Sites that several remedy classes share. */
import { builtInKinds, type BuiltInKind } from "../../../generator/model/kind-names.ts";
import { atEntries as entriesOfKinds, survives } from "../fault-class.ts";
import type { Random } from "../../search/random.ts";
import type { Remedy, RemedyClass } from "../remedy.ts";
import type { Entry, World } from "../../search/world.ts";

/** Whole objects that are content as they stand. */
export function atEntries(
  name: string,
  plant: (entry: Entry, random: Random, world: World) => Remedy | undefined,
  kinds: readonly BuiltInKind[] = builtInKinds,
  wanted: (entry: Entry, world: World) => boolean = survives,
): RemedyClass {
  return entriesOfKinds<Remedy>(name, kinds, wanted, plant);
}
