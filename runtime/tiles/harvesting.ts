/** Harvesting (§2.6, §3.1). */
import type { Branded, Can, Keyed, Known } from "../ids/brands.ts";
import { changeInto } from "./change.ts";
import type { Fit, Successor, WhyUnfit } from "./fit.ts";
import { playRulesOf, type ByDialect, type Dialect } from "../tables/dialect.ts";
import { refusedNumbers, whole, type NotANumber } from "../numbers/numbers.ts";
import {
  harvestedInto,
  harvestSource,
  isHarvested,
  ripeIn,
  ripeSeasons,
} from "./harvest-source.ts";
import type { FindHarvest, HarvestableRow } from "./harvest-source.ts";
import { numbersOf, rollDrops, rollFruits } from "./harvest-yield.ts";
import type { Random } from "../numbers/random.ts";
import type { Change } from "./results.ts";
import type { Refusal } from "../numbers/refusal.ts";
import { seasonOf } from "./season.ts";
import type { Season } from "./season.ts";
import { rowOf } from "./tile-table.ts";
import type { TileTable } from "./tile-table.ts";

/** The part of a furniture or terrain table that is used. */
export interface HarvestableTable<
  Id extends string,
  Edges extends object,
  Of extends Dialect = Dialect,
> extends TileTable<Id, Edges, HarvestableRow> {
  readonly dialect?: Of;
}

/** Used where the compiler knows of no seasonal harvests. */
type NoneSeasonal = Readonly<Record<symbol, never>>;

/** What the compiler knows about a table's harvests: all of them, and those that depend on the season. */
interface HarvestEdges<All extends object, Seasonal extends object> {
  readonly harvest: All;
  readonly harvest_by_season?: Seasonal;
}

/** Options of harvesting, apart from the season. */
export interface HarvestChance {
  readonly random: Random;
  /** Level of the skill that increases the yield; 0 if absent or negative. */
  readonly survival?: number;
  /** Finds the game's harvest lists by the ids in `harvest_by_season`; without it, such yields are left to the game. */
  readonly harvests?: FindHarvest;
}

/** With the present season, for anything that is ripe only in some seasons. */
export interface SeasonalHarvestOptions extends HarvestChance {
  readonly season: Season;
}

export interface AnySeasonHarvestOptions extends HarvestChance {
  readonly season?: Season;
}

/**
 * Options of `harvest`. The season is required in dialects `bright-nights` and `dda`, and for objects that are
 * `Seasonal`, which have `harvest_by_season`. Name the dialect to override that of the table, `Of`.
 */
export type HarvestOptions<
  Of extends Dialect = Dialect,
  Seasonal extends boolean = true,
> = ByDialect<
  Of,
  "ripe_in",
  "harvest_season",
  Seasonal extends true ? SeasonalHarvestOptions : AnySeasonHarvestOptions,
  SeasonalHarvestOptions
>;

/** The object is not ripe. */
export interface OutOfSeason extends Refusal<"out-of-season"> {
  /** When it is ripe, in the order of the year; empty if it never is. */
  readonly seasons: readonly Season[];
}

/** The object was harvested. */
export interface Harvested<Id extends string> extends Change<Id> {
  /** The harvest list that is missing from the items because `harvests` does not know it; the game may roll it. */
  readonly unrolled_harvest?: Branded<"harvest">;
}

/**
 * Either the change, or why it was refused:
 * - `not-a-number`: `survival`, or a number in a harvest list, is NaN or infinite
 * - `unknown-id`: no such object (for example, an id from a save of other content)
 * - `not-harvestable`: it has neither `harvestable` nor `harvest_by_season`, or no examine action `harvest_…`
 * - `already-harvested`: it has the flag HARVESTED
 * - `out-of-season`: it is not ripe by `harvest_by_season` or, in dialects `bright-nights` and `dda`, by
 *   `harvest_season`
 * - `unknown-successor`: the content names an object that is not defined (its build warned about it)
 */
export type HarvestResult<Id extends string> =
  | Harvested<Id>
  | Refusal<"unknown-id" | "not-harvestable" | "already-harvested" | "unknown-successor">
  | OutOfSeason
  | NotANumber;

/**
 * Whether furniture or terrain can be harvested (§3.1): its definition exists, has `harvestable` or `harvest_by_season`
 * and an examine action for it, and has not been harvested. Narrows the id to one that `harvest` accepts. The season is
 * not considered.
 *
 * @example
 * ```ts
 * import { canHarvest } from "defwright/runtime";
 * import { furniture, FurnitureId, terrain, TerrainId } from "./generated/index.js";
 *
 * canHarvest(terrain, TerrainId.t_walnut_tree); // => true
 * canHarvest(terrain, TerrainId.t_walnut_tree_bare); // => false
 * canHarvest(furniture, FurnitureId.f_herb_barrel); // => true
 * ```
 */
export function canHarvest<Id extends string>(
  table: HarvestableTable<Id, { readonly harvest: object }>,
  id: NoInfer<Id>,
): id is NoInfer<Id> & Can<"harvest"> & Keyed<string> {
  const row = rowOf(table, id);
  return row !== undefined && !isHarvested(row) && harvestSource(row, table.dialect) !== undefined;
}

/**
 * Harvests furniture or terrain: it becomes the object that its `transforms_into` names; without one, terrain stays and
 * furniture disappears (§2.6, §3.1). Refusals are data (see `HarvestResult`); nothing is thrown.
 *
 * With `harvestable` it yields that item: between a base of 2 to 5 and that base plus half of `survival`, at most 12.
 * With `harvest_by_season` (extension) it yields the entries of the last list for the present season: each in a number
 * between the bounds of `base_num`, with `scale_num` added for each level of `survival`, at most `max`. If both are
 * present, the first counts in dialect `spec`, the second in the others.
 *
 * @example
 * ```ts
 * import { harvest } from "defwright/runtime";
 * import { furniture, FurnitureId, terrain, TerrainId } from "./generated/index.js";
 *
 * const random = { next: () => 0 };
 * const picked = harvest(terrain, TerrainId.t_walnut_tree, { random });
 * picked.ok && picked.next; // => { kind: "terrain", id: "t_walnut_tree_bare" }
 * picked.ok && picked.items; // => [{ item: "walnut", count: 2 }]
 *
 * const winter = harvest(furniture, FurnitureId.f_herb_barrel, { random, season: "winter" });
 * winter; // => { ok: false, reason: "out-of-season", seasons: ["spring", "summer", "autumn"] }
 * ```
 */
export function harvest<
  Id extends string,
  Edges extends object,
  Key extends string = string,
  Seasonal extends object = NoneSeasonal,
  Of extends Dialect = "spec",
>(
  table: HarvestableTable<Id, HarvestEdges<Edges, Seasonal>, Of>,
  id: Fit<WhyUnfit<Id, "harvest", Edges, Key>, Id, "harvest", Edges, Key>,
  options: HarvestOptions<NoInfer<Of>, IsAny<Key & keyof Seasonal>>,
): HarvestResult<Known<Id, Successor<Edges, Key>>>;
export function harvest(
  table: HarvestableTable<string, object>,
  id: string,
  options: AnySeasonHarvestOptions & { readonly dialect?: Dialect | undefined },
): HarvestResult<string> {
  const { random, survival = 0, season, harvests } = options;
  const refused = refusedNumbers(survival);
  if (refused) return refused;
  const skill = Math.max(0, whole(survival));
  const dialect = options.dialect ?? table.dialect;
  const row = rowOf(table, id);
  if (row === undefined) return { ok: false, reason: "unknown-id" };
  const source = harvestSource(row, dialect);
  if (source === undefined) return { ok: false, reason: "not-harvestable" };
  if (isHarvested(row)) return { ok: false, reason: "already-harvested" };

  const next = harvestedInto(row, table.kind);
  if (source === "harvest_by_season") {
    const ripe = ripeIn(season, row, harvests);
    if (ripe === undefined) return outOfSeason(ripeSeasons(row, harvests));
    if (!table.has(next)) return { ok: false, reason: "unknown-successor" };
    if (typeof ripe === "string") {
      return { ...changeInto(table, row, next), unrolled_harvest: ripe };
    }
    const refusedDrops = refusedNumbers(...ripe.flatMap(numbersOf));
    if (refusedDrops) return refusedDrops;
    return changeInto(table, row, next, { items: rollDrops(ripe, random, skill) });
  }
  const { harvestable: item, harvest_season } = row;
  if (playRulesOf(dialect).ripe_in === "harvest_season" && harvest_season !== undefined) {
    const ripe = seasonOf(harvest_season);
    if (season !== ripe) return outOfSeason([ripe]);
  }
  if (!table.has(next)) return { ok: false, reason: "unknown-successor" };
  const count = rollFruits(random, skill);
  return changeInto(table, row, next, { items: item === undefined ? [] : [{ item, count }] });
}

type IsAny<Keys> = [Keys] extends [never] ? false : true;

function outOfSeason(seasons: readonly Season[]): OutOfSeason {
  return { ok: false, reason: "out-of-season", seasons };
}
