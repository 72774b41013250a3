/** Harvesting (§2.6, §3.1). */
import type { Branded, Can, Keyed, Known } from "./brands.ts";
import { changeInto } from "./change.ts";
import type { Dialect } from "./dialect.ts";
import { refusedNumbers, whole, type NotANumber } from "./numbers.ts";
import { rollBetween } from "./random.ts";
import type { Random } from "./random.ts";
import type { Change, Refusal } from "./results.ts";
import { seasonOf } from "./season.ts";
import type { Season } from "./season.ts";
import { rowOf } from "./tile-table.ts";
import type { TileRow, TileTable } from "./tile-table.ts";

interface HarvestableRow extends TileRow {
  readonly flags: readonly string[];
  readonly examine_action?: string;
  readonly harvestable?: Branded<"item">;
  readonly harvest_season?: Uppercase<Season>;
  readonly transforms_into?: string;
}

/** What is asked of a table: terrain. */
export type HarvestableTable<Id extends string, Edges extends object> = TileTable<
  Id,
  Edges,
  HarvestableRow
>;

export interface HarvestOptions {
  readonly random: Random;
  /** Level of the skill that adds to the yield; 0 where absent, and below it. */
  readonly survival?: number;
  /** The present season; only asked for in dialect `bright-nights`. */
  readonly season?: Season;
  /** That of the table where absent; in `bright-nights` a terrain with `harvest_season` yields in that season only. */
  readonly dialect?: Dialect;
}

/** It is not ripe. */
export interface OutOfSeason extends Refusal<"out-of-season"> {
  /** When it is. */
  readonly season: Season;
}

/**
 * Either the change, or why not:
 * - `not-a-number`: `survival` is NaN or infinite
 * - `unknown-id`: no such object (an id from a save of other content, say)
 * - `not-harvestable`: it has no `harvestable`, or no examine action `harvest_…`
 * - `already-harvested`: it has the flag HARVESTED
 * - `out-of-season`: only in dialect `bright-nights`
 * - `unknown-successor`: the content names a terrain that is not defined, which its build warned about
 */
export type HarvestResult<Id extends string> =
  | Change<Id>
  | Refusal<"unknown-id" | "not-harvestable" | "already-harvested" | "unknown-successor">
  | OutOfSeason
  | NotANumber;

/**
 * Whether terrain can be harvested (§3.1): its definition exists, has `harvestable` and an examine action
 * `harvest_…`, and has not been harvested. Narrows the id to one that `harvest` accepts. The season is not asked
 * here.
 *
 * @example
 * ```ts
 * import { canHarvest } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * canHarvest(terrain, TerrainId.t_walnut_tree); // => true
 * canHarvest(terrain, TerrainId.t_walnut_tree_bare); // => false
 * ```
 */
export function canHarvest<Id extends string>(
  table: HarvestableTable<Id, { readonly harvest: object }>,
  id: NoInfer<Id>,
): id is NoInfer<Id> & Can<"harvest"> & Keyed<string> {
  const row = rowOf(table, id);
  return row !== undefined && isHarvestable(row) && !isHarvested(row);
}

/**
 * Harvests terrain: it becomes what its `transforms_into` names, or stays where it names nothing, and yields its
 * `harvestable` (§2.6, §3.1). The yield is between a base of 2 to 5 and that base with half the `survival` added,
 * at most 12. Refusals are data (see `HarvestResult`); nothing is thrown.
 *
 * @example
 * ```ts
 * import { harvest, seededRandom } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * const picked = harvest(terrain, TerrainId.t_walnut_tree, { random: { next: () => 0 } });
 * picked.ok && picked.next; // => { kind: "terrain", id: "t_walnut_tree_bare" }
 * picked.ok && picked.items; // => [{ item: "walnut", count: 2 }]
 * ```
 */
export function harvest<Id extends string, Edges extends object, Key extends keyof Edges & string>(
  table: HarvestableTable<Id, { readonly harvest: Edges }>,
  id: NoInfer<Id> & Keyed<Key>,
  options: HarvestOptions,
): HarvestResult<Known<Id, Edges[Key] & string>>;
export function harvest<Id extends string>(
  table: HarvestableTable<Id, { readonly harvest: object }>,
  id: NoInfer<Id> & Can<"harvest">,
  options: HarvestOptions,
): HarvestResult<Known<Id>>;
export function harvest(
  table: HarvestableTable<string, object>,
  id: string,
  { random, survival = 0, season, dialect = table.dialect }: HarvestOptions,
): HarvestResult<string> {
  const refused = refusedNumbers(survival);
  if (refused) return refused;
  const row = rowOf(table, id);
  if (row === undefined) return { ok: false, reason: "unknown-id" };
  const { harvestable: item, harvest_season, transforms_into: next = row.id } = row;
  if (item === undefined || !isHarvestable(row)) return { ok: false, reason: "not-harvestable" };
  if (isHarvested(row)) return { ok: false, reason: "already-harvested" };
  if (dialect === "bright-nights" && harvest_season !== undefined) {
    const ripe = seasonOf(harvest_season);
    if (season !== ripe) return { ok: false, reason: "out-of-season", season: ripe };
  }
  if (!table.has(next)) return { ok: false, reason: "unknown-successor" };
  const base = rollBetween(random, 2, 5);
  const most = base + Math.max(0, Math.floor(whole(survival) / 2));
  const items = [{ item, count: Math.min(12, rollBetween(random, base, most)) }];
  return changeInto(table, row, next, { items });
}

function isHarvestable({ harvestable, examine_action: action }: HarvestableRow): boolean {
  return harvestable !== undefined && action?.startsWith("harvest_") === true;
}

function isHarvested({ flags }: HarvestableRow): boolean {
  return flags.includes("HARVESTED");
}
