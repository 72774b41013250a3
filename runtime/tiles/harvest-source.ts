/** What harvesting goes by: the one fruit of the format, or the lists by season of newer data (§2.6). */
import type { Branded } from "../ids/brands.ts";
import type { Dialect } from "../tables/dialect.ts";
import { seasons, type Season } from "./season.ts";
import type { TileRow } from "./tile-table.ts";

/** One thing to harvest, as records and the game's own lists have it; what is absent is the format's default. */
export interface HarvestDrop {
  readonly drop: Branded<"item">;
  /** Number without skill, between two; 1 where absent. */
  readonly base_num?: readonly [number, number];
  /** Number added for each level of survival skill, between two; 0 where absent. */
  readonly scale_num?: readonly [number, number];
  /** Greatest number; 1000 where absent. */
  readonly max?: number;
}

/** A harvest list, such as an object of type `harvest` of the game's data. */
export interface HarvestListing {
  readonly entries: readonly HarvestDrop[];
}

/** How the game's harvest lists are found: they are named by content, and defined outside of it. */
export type FindHarvest = (id: Branded<"harvest">) => HarvestListing | undefined;

/** What can be harvested in some seasons. */
export type HarvestOfSeasons = { readonly seasons: readonly Season[] } & (
  HarvestListing | { readonly id: Branded<"harvest"> }
);

/** What is read of a record. */
export interface HarvestableRow extends TileRow {
  readonly flags: readonly string[];
  readonly examine_action?: string;
  readonly harvestable?: Branded<"item">;
  readonly harvest_season?: Uppercase<Season>;
  readonly harvest_by_season?: readonly HarvestOfSeasons[];
  readonly transforms_into?: string;
}

/** Of two that are written, `spec` goes by the member that the format describes, `bright-nights` by the newer one. */
export function harvestSource(
  row: Readonly<Partial<Record<"examine_action" | "harvestable" | "harvest_by_season", unknown>>>,
  dialect: Dialect,
): "harvestable" | "harvest_by_season" | undefined {
  const { examine_action: action, harvestable, harvest_by_season } = row;
  const isHarvest = typeof action === "string" && action.startsWith("harvest_");
  const fruit = isHarvest && harvestable !== undefined;
  // Examining a hickory harvests it, and goes on to dig for its root.
  const listed = (isHarvest || action === "tree_hickory") && harvest_by_season !== undefined;
  if (listed && (!fruit || dialect === "bright-nights")) return "harvest_by_season";
  return fruit ? "harvestable" : undefined;
}

/** What is ripe in a season: drops, or the id of a list that is not known here; `undefined` where nothing is. */
export function ripeIn(
  season: Season | undefined,
  { harvest_by_season = [] }: HarvestableRow,
  findHarvest: FindHarvest | undefined,
): readonly HarvestDrop[] | Branded<"harvest"> | undefined {
  // As in the real game, which keeps one list for each season, the last that names it.
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
