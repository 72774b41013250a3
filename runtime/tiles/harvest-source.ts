/** Where a harvest comes from: the single fruit of the format, or the lists by season of newer data (§2.6). */
import type { Branded } from "../ids/brands.ts";
import { playRulesOf, type Dialect } from "../tables/dialect.ts";
import { seasons, type Season } from "./season.ts";
import type { TileRow } from "./tile-table.ts";

/** One thing to harvest, as in records and in the game's own lists; absent members have the format's defaults. */
export interface HarvestDrop {
  readonly drop: Branded<"item">;
  /** Range of the number without skill; 1 if absent. */
  readonly base_num?: readonly [number, number];
  /** Range of the number added for each level of survival skill; 0 if absent. */
  readonly scale_num?: readonly [number, number];
  /** Greatest number; 1000 if absent. */
  readonly max?: number;
}

/** A harvest list, such as an object of type `harvest` in the game's data. */
export interface HarvestListing {
  readonly entries: readonly HarvestDrop[];
}

/** Finds the game's harvest lists, which content names and which are defined outside of it. */
export type FindHarvest = (id: Branded<"harvest">) => HarvestListing | undefined;

/** What can be harvested in some seasons. */
export type HarvestOfSeasons = { readonly seasons: readonly Season[] } & (
  HarvestListing | { readonly id: Branded<"harvest"> }
);

/** The members of a record that are read. */
export interface HarvestableRow extends TileRow {
  readonly flags: readonly string[];
  readonly examine_action?: string;
  readonly harvestable?: Branded<"item">;
  readonly harvest_season?: Uppercase<Season>;
  readonly harvest_by_season?: readonly HarvestOfSeasons[];
  readonly transforms_into?: string;
}

/**
 * The member that a harvest is taken from. If both are present, `spec` uses the one that the format describes,
 * the other dialects the newer one.
 */
export function harvestSource(
  row: Readonly<Partial<Record<"examine_action" | "harvestable" | "harvest_by_season", unknown>>>,
  dialect: Dialect | undefined,
): "harvestable" | "harvest_by_season" | undefined {
  const { examine_action: action, harvestable, harvest_by_season } = row;
  const isHarvest = typeof action === "string" && action.startsWith("harvest_");
  const fruit = isHarvest && harvestable !== undefined;
  // Examining a hickory harvests it, and then digs for its root.
  const listed = (isHarvest || action === "tree_hickory") && harvest_by_season !== undefined;
  if (listed && (!fruit || playRulesOf(dialect).harvest_from === "harvest_by_season"))
    return "harvest_by_season";
  return fruit ? "harvestable" : undefined;
}

/** Whether it has been harvested and bears nothing until it reverts. */
export function isHarvested({ flags }: Pick<HarvestableRow, "flags">): boolean {
  return flags.includes("HARVESTED");
}

/**
 * Id of what is left after a harvest. Without a successor, terrain yields and stays; furniture disappears, like the
 * harvested plant in the real game.
 */
export function harvestedInto(
  { id, transforms_into }: Pick<HarvestableRow, "id" | "transforms_into">,
  kind: string,
): string {
  return transforms_into ?? (kind === "furniture" ? "f_null" : id);
}

/** Id of what harvested terrain reverts to in time; `undefined` if it never reverts. */
export function revertedInto(
  row: Pick<HarvestableRow, "flags" | "transforms_into"> & { readonly harvest_season?: string },
  dialect: Dialect | undefined,
): string | undefined {
  const hasSeason = row.harvest_season !== undefined || playRulesOf(dialect).reverts === "always";
  return isHarvested(row) && hasSeason ? row.transforms_into : undefined;
}

/** What is ripe in a season: drops, or the id of a list that is not known here; `undefined` if nothing is. */
export function ripeIn(
  season: Season | undefined,
  { harvest_by_season = [] }: HarvestableRow,
  findHarvest: FindHarvest | undefined,
): readonly HarvestDrop[] | Branded<"harvest"> | undefined {
  // As in the real game, which keeps one list for each season: the last one that names it.
  const harvest = harvest_by_season.findLast(
    (each) => season !== undefined && each.seasons.includes(season),
  );
  if (harvest === undefined) return undefined;
  const listing = "entries" in harvest ? harvest : findHarvest?.(harvest.id);
  if (listing === undefined) return "id" in harvest ? harvest.id : undefined;
  return listing.entries.length === 0 ? undefined : listing.entries;
}

/** The seasons in which anything is ripe, in the order of the year. */
export function ripeSeasons(row: HarvestableRow, findHarvest: FindHarvest | undefined): Season[] {
  return seasons.filter((season) => ripeIn(season, row, findHarvest) !== undefined);
}
