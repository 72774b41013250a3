/** Furniture and terrain written by hand: only what a test is about, as resolved records have it. */
import type { FurnitureEdges, TerrainEdges } from "../../generated/edges.ts";
import type {
  Furniture,
  FurnitureBash,
  FurnitureId,
  Terrain,
  TerrainBash,
  TerrainId,
} from "../../generated/index.ts";
import { createTable } from "../../runtime/index.ts";
import type { Branded, Can, Happenings, HasEdges, Random, Table } from "../../runtime/index.ts";

type Verb = keyof TerrainEdges;
type Able = { readonly [V in Verb]: Can<V> }[Verb] extends infer Each
  ? (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void
    ? All
    : never
  : never;

/** As if no terrain were harvested by the season, so that it is asked for only where a test is about it. */
type Edges = Omit<TerrainEdges, "harvest_by_season">;

export type TerrainTiles = Table<Terrain, TerrainId, never, "spec"> & HasEdges<TerrainId, Edges>;
export type FurnitureTiles = Table<Furniture, FurnitureId, never, "spec"> &
  HasEdges<FurnitureId, FurnitureEdges>;
/** The same content in the other dialect. */
export type RealTerrainTiles = Table<Terrain, TerrainId, never, "bright-nights"> &
  HasEdges<TerrainId, Edges>;
export type RealFurnitureTiles = Table<Furniture, FurnitureId, never, "bright-nights"> &
  HasEdges<FurnitureId, FurnitureEdges>;

/** A table of terrain; `t_null` is there as everywhere. */
export function terrainOf(rows: Readonly<Record<string, object>>): TerrainTiles {
  return tilesOf<TerrainTiles>("terrain", { t_null: {}, ...rows });
}

/** A table of furniture; `f_null` is there as everywhere. */
export function furnitureOf(rows: Readonly<Record<string, object>>): FurnitureTiles {
  return tilesOf<FurnitureTiles>("furniture", { f_null: {}, ...rows });
}

function tilesOf<Tiles extends TerrainTiles | FurnitureTiles>(
  kind: string,
  rows: Readonly<Record<string, object>>,
): Tiles {
  const entries = Object.entries(rows).map(([id, row]) => [id, { id, flags: [], ...row }] as const);
  return createTable(kind, {
    order: entries.map(([id]) => id),
    records: [Object.fromEntries(entries)],
  });
}

/** As from a save of other content, or out of JavaScript: the compiler was told, maybe wrongly, what it can. */
export function ter(id: string): TerrainId & Able {
  return id as TerrainId & Able;
}

export function furn(id: string): FurnitureId & Able {
  return id as FurnitureId & Able;
}

export function item(id: string): Branded<"item"> {
  return id as Branded<"item">;
}

export function group(id: string): Branded<"item_group"> {
  return id as Branded<"item_group">;
}

const common = {
  str_min: 0,
  str_max: 0,
  sound: "smash!",
  sound_fail: "thump!",
  explosive: 0,
  destroy_only: false,
  bash_below: false,
};

/** A bash object with the defaults of §2.7. */
export function terrainBash(ter_set: string, more: Partial<TerrainBash> = {}): TerrainBash {
  return { ...common, ter_set: ter_set as TerrainId, ...more };
}

export function furnitureBash(more: Partial<FurnitureBash> = {}): FurnitureBash {
  const furn_set = "f_null" as FurnitureId;
  return { ...common, furn_set, tent_centers: [], collapse_radius: 1, ...more };
}

/** A source that gives these numbers, and fails the test that takes more. */
export function numbers(...given: readonly number[]): Random {
  const left = [...given];
  return {
    next: () => {
      const first = left.shift();
      if (first === undefined) throw new Error("more was rolled than the test expects");
      return first;
    },
  };
}

/** Where nothing is rolled. */
export const unused: Random = numbers();

/** How often something is so, of a number of times. */
export function share(times: number, happens: () => boolean): number {
  let count = 0;
  for (let time = 0; time < times; time++) if (happens()) count += 1;
  return count / times;
}

/**
 * Whether a share seen in so many independent tries is near its chance: within five standard deviations, which
 * one seed in two million is not.
 */
export function near(seen: number, chance: number, times: number): boolean {
  return Math.abs(seen - chance) <= 5 * Math.sqrt((chance * (1 - chance)) / times) + 1e-12;
}

/** What a change holds beside what a test says. */
export const quiet: Happenings = { messages: [], sounds: [], items: [], duration_seconds: 0 };
