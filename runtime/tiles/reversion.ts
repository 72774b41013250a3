/** Reversion of harvested terrain to its harvestable form (§2.6, §3.1). */
import type { Can, Keyed, Known } from "../ids/brands.ts";
import { changeInto } from "./change.ts";
import type { Fit, Successor, WhyUnfit } from "./fit.ts";
import { revertedInto } from "./harvest-source.ts";
import type { ByDialect, Dialect } from "../tables/dialect.ts";
import { refusedNumbers, type NotANumber } from "../numbers/numbers.ts";
import type { Change } from "./results.ts";
import type { Refusal } from "../numbers/refusal.ts";
import { seasonOf } from "./season.ts";
import type { Season } from "./season.ts";
import { rowOf } from "./tile-table.ts";
import type { TileRow, TileTable } from "./tile-table.ts";

interface RevertingRow extends TileRow {
  readonly flags: readonly string[];
  readonly harvest_season?: Uppercase<Season>;
  readonly transforms_into?: string;
}

/** The part of a terrain table that is used. */
export interface RevertingTable<
  Id extends string,
  Edges extends object,
  Of extends Dialect = Dialect,
> extends TileTable<Id, Edges, RevertingRow> {
  readonly dialect?: Of;
}

export interface DialectOption {
  /**
   * The dialect of the table if absent; in `bright-nights` and `dda`, terrain without `harvest_season` reverts as well.
   */
  readonly dialect?: Dialect;
}

/** Options of reversion in dialect `spec`. */
export interface RevertInSeason {
  /** The present season. */
  readonly season: Season;
  /**
   * How often the season has changed since the harvest. If given, terrain does not revert in the same season in which
   * it was harvested.
   */
  readonly season_changes?: number;
}

/** Options in `bright-nights` and `dda`: without a `harvest_season`, only a change of season can trigger reversion. */
export interface RevertAfterChanges extends RevertInSeason {
  readonly season_changes: number;
}

/** Options of `revert`. Name the dialect to override that of the table, `Of`. */
export type RevertOptions<Of extends Dialect = Dialect> = ByDialect<
  Of,
  "reverts",
  "always",
  RevertInSeason,
  RevertAfterChanges
>;

/**
 * Either the change, or why it was refused:
 * - `not-a-number`: `season_changes` is NaN or infinite
 * - `unknown-id`: no such object (for example, an id from a save of other content)
 * - `not-reverting`: it lacks the flag HARVESTED, `transforms_into` or, except in dialects `bright-nights` and `dda`,
 *   `harvest_season`
 * - `wrong-season`: the present season is not its `harvest_season`
 * - `harvested-this-season`: the season has not changed since the harvest
 * - `unknown-successor`: the content names a terrain that is not defined (its build warned about it)
 */
export type RevertResult<Id extends string> =
  | Change<Id>
  | NotANumber
  | Refusal<
      | "unknown-id"
      | "not-reverting"
      | "wrong-season"
      | "harvested-this-season"
      | "unknown-successor"
    >;

/**
 * Whether terrain reverts at some time (§3.1): its definition exists and has the flag HARVESTED, `transforms_into` and,
 * except in dialects `bright-nights` and `dda`, `harvest_season`. Narrows the id to one that `revert` accepts.
 *
 * @example
 * ```ts
 * import { canRevert } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * canRevert(terrain, TerrainId.t_walnut_tree_bare); // => true
 * canRevert(terrain, TerrainId.t_walnut_tree); // => false
 * ```
 */
export function canRevert<Id extends string>(
  table: RevertingTable<Id, { readonly revert: object }>,
  id: NoInfer<Id>,
  { dialect = table.dialect }: DialectOption = {},
): id is NoInfer<Id> & Can<"revert"> & Keyed<string> {
  const row = rowOf(table, id);
  return row !== undefined && revertedInto(row, dialect) !== undefined;
}

/**
 * Reverts harvested terrain to what its `transforms_into` names, once the season is its `harvest_season` (§2.6, §3.1);
 * the game calls it whenever it brings a tile up to date. If the number of season changes is given, the terrain reverts
 * at the first such time in the next season of that name. In dialects `bright-nights` and `dda`, terrain without
 * `harvest_season` reverts once the season has changed, so `season_changes` is required. Refusals are data (see
 * `RevertResult`); nothing is thrown.
 *
 * @example
 * ```ts
 * import { revert } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * const winter = revert(terrain, TerrainId.t_walnut_tree_bare, { season: "winter" });
 * winter.ok || winter.reason; // => "wrong-season"
 * const autumn = revert(terrain, TerrainId.t_walnut_tree_bare, { season: "autumn", season_changes: 4 });
 * autumn.ok && autumn.next; // => { kind: "terrain", id: "t_walnut_tree" }
 * ```
 */
export function revert<
  Id extends string,
  Edges extends object,
  Key extends string = string,
  Of extends Dialect = "spec",
>(
  table: RevertingTable<Id, { readonly revert: Edges }, Of>,
  id: Fit<WhyUnfit<Id, "revert", Edges, Key>, Id, "revert", Edges, Key>,
  options: RevertOptions<NoInfer<Of>>,
): RevertResult<Known<Id, Successor<Edges, Key>>>;
export function revert(
  table: RevertingTable<string, object>,
  id: string,
  options: RevertInSeason & { readonly dialect?: Dialect | undefined },
): RevertResult<string> {
  const { season_changes = 0 } = options;
  const refused = refusedNumbers(season_changes);
  if (refused) return refused;
  const row = rowOf(table, id);
  if (row === undefined) return { ok: false, reason: "unknown-id" };
  const { harvest_season } = row;
  const next = revertedInto(row, options.dialect ?? table.dialect);
  if (next === undefined) return { ok: false, reason: "not-reverting" };
  // Without a season of its own, terrain can only wait for a change of season.
  const changes = options.season_changes ?? (harvest_season === undefined ? 0 : 1);
  if (harvest_season !== undefined && seasonOf(harvest_season) !== options.season) {
    return { ok: false, reason: "wrong-season" };
  }
  if (changes < 1) return { ok: false, reason: "harvested-this-season" };
  if (!table.has(next)) return { ok: false, reason: "unknown-successor" };
  return changeInto(table, row, next);
}
