import type { Mistake } from "./edit.ts";
import type { KindName } from "../../generator/model.ts";
import type { Random } from "./random.ts";
import { spotsOf, type Entry, type Spot, type World } from "./world.ts";

/** A place where a mistake of a class can be made. */
export interface Site {
  /** Kind and depth; each gets its share of mistakes. */
  readonly where: string;
  readonly plant: (random: Random) => Mistake | undefined;
}

export interface FaultClass {
  readonly name: string;
  readonly sites: (world: World) => Site[];
}

const known = new WeakMap<World, readonly Spot[]>();

export function spots(world: World): readonly Spot[] {
  let list = known.get(world);
  if (!list) known.set(world, (list = world.entries.flatMap(spotsOf)));
  return list;
}

/** A class whose sites are members or entries that `plant` has a mistake for. */
export function atSpots(
  name: string,
  wanted: (spot: Spot, world: World) => boolean,
  plant: (spot: Spot, random: Random, world: World) => Mistake | undefined,
): FaultClass {
  return {
    name,
    sites: (world) =>
      spots(world)
        .filter((spot) => wanted(spot, world))
        .map((spot) => ({
          where: `${spot.entry.kind} ${spot.pattern}`,
          plant: (random) => plant(spot, random, world),
        })),
  };
}

/** A class whose sites are whole objects of some kinds. */
export function atEntries(
  name: string,
  kinds: readonly KindName[],
  wanted: (entry: Entry, world: World) => boolean,
  plant: (entry: Entry, random: Random, world: World) => Mistake | undefined,
): FaultClass {
  return {
    name,
    sites: (world) =>
      world.entries
        .filter((entry) => kinds.includes(entry.kind) && wanted(entry, world))
        .map((entry) => ({ where: entry.kind, plant: (random) => plant(entry, random, world) })),
  };
}

/** Neither template nor child nor modification nor obsolete, and nobody copies from it or modifies it. */
export function isPlain(entry: Entry, world: World): boolean {
  const { value } = entry;
  const derived = ["copy-from", "abstract", "edit-mode"].some((member) =>
    Object.hasOwn(value, member),
  );
  if (derived || value["obsolete"] === true) return false;
  const names = namesOf(entry);
  return !world.entries.some(
    (other) =>
      other !== entry &&
      other.kind === entry.kind &&
      ((typeof other.value["copy-from"] === "string" && names.includes(other.value["copy-from"])) ||
        namesOf(other).some((name) => names.includes(name))),
  );
}

/** What it states becomes content, unless a modification or a child states it anew: it is checked as it stands. */
export function survives(entry: Entry, world: World): boolean {
  const { value } = entry;
  if (value["abstract"] !== undefined || value["edit-mode"] === "modify") return false;
  if (value["obsolete"] === true) return false;
  const names = namesOf(entry);
  return !world.entries.some(
    (other) =>
      other !== entry &&
      other.kind === entry.kind &&
      namesOf(other).some((name) => names.includes(name)),
  );
}

/** Ids that the object goes by, in the spelling of either dialect. */
export function namesOf({ kind, value }: Entry): string[] {
  const { id, ident, result, id_suffix: suffix, abstract } = value;
  const own: unknown[] =
    kind === "recipe" || kind === "uncraft"
      ? typeof suffix === "string" && suffix !== ""
        ? [`${result as string}${suffix}`, `${result as string}_${suffix}`]
        : [result]
      : [...(Array.isArray(id) ? (id as unknown[]) : [id]), ident];
  return [...own, abstract].filter((name) => typeof name === "string");
}
