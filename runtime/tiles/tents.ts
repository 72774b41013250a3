/** Collapsing tents: bashing one part brings the centre down (§2.7, §3.1). */
import type { BashableTable, Destruction } from "./bash-target.ts";
import { canBash } from "./bashing.ts";
import type { Known } from "../ids/brands.ts";
import type { Fit, WhyUnfit } from "./fit.ts";
import { changeInto } from "./change.ts";
import { destroy, type DestroyOptions } from "./destroying.ts";
import { playRulesOf, type Dialect } from "../tables/dialect.ts";
import type { RollOptions } from "../items/rolling.ts";
import { refusedNumbers, type NotANumber } from "../numbers/numbers.ts";
import type { Refusal } from "../numbers/refusal.ts";
import type { TextOptions } from "../texts/game-text.ts";
import { rowOf } from "./tile-table.ts";
import type { TileTable } from "./tile-table.ts";

/** A piece of furniture, and its distance in tiles from the part that was bashed. */
export interface NearbyFurniture<Id extends string> {
  readonly id: Id;
  /** Tiles to the east; negative to the west. */
  readonly dx: number;
  /** Tiles to the south; negative to the north. */
  readonly dy: number;
}

interface TentRow {
  readonly bash?: { readonly tent_centers?: readonly string[]; readonly collapse_radius?: number };
}

/** The part of a furniture table that is used. */
export type TentTable<Id extends string, Edges extends object> = BashableTable<Id, Edges> &
  TileTable<Id, Edges, TentRow>;

export interface CollapseOptions<Id extends string> extends RollOptions, TextOptions {
  /**
   * The surrounding furniture, in any order: at least as far as the part's `collapse_radius`, and in dialects
   * `bright-nights` and `dda` also as far as the centre's radius from the centre.
   */
  readonly nearby: Iterable<NearbyFurniture<Id>>;
  /**
   * The dialect of the table if absent; in `bright-nights` and `dda` all other parts of the tent fall as well, not only
   * the centre.
   */
  readonly dialect?: Dialect;
}

/** A part that fell besides the one that was bashed. */
export interface FallenPart<Id extends string> extends NearbyFurniture<Id> {
  /** What becomes of it; like anything that is destroyed, it is heard, leaves its items and may explode. */
  readonly change: Destruction<Known<Id>>;
}

/**
 * Either what falls, or why nothing does:
 * - `not-a-number`: a distance is NaN or infinite
 * - `unknown-id`: the bashed part is not an existing furniture
 * - `not-a-tent`: it names no `tent_centers`
 * - `no-center`: none of them is within its `collapse_radius`
 */
export type CollapseResult<Id extends string> =
  | {
      readonly ok: true;
      /** The centre; at 0, 0 if it is the bashed part itself. */
      readonly center: NearbyFurniture<Id>;
      /** The parts that fall besides the bashed one: the centre first, then by distance from it. */
      readonly fallen: readonly FallenPart<Id>[];
    }
  | Refusal<"unknown-id" | "not-a-tent" | "no-center">
  | NotANumber;

/**
 * Collapses a tent of which a part was bashed: finds the centre, which falls as well (§2.7, §3.1). The centre is the
 * part itself if its own `tent_centers` name it, otherwise the nearest piece that they name within the part's
 * `collapse_radius` in both directions; of several at the same distance, the first by rows from the north-west. What
 * becomes of the bashed part itself is determined by `bash`. A centre without `bash` leaves nothing.
 *
 * @param id The part that was bashed, as it was before.
 *
 * @example
 * ```ts
 * import { collapseTent, seededRandom } from "defwright/runtime";
 * import { furniture, FurnitureId } from "./generated/index.js";
 *
 * const nearby = [{ id: FurnitureId.f_felt_tent_pole, dx: 1, dy: 0 }];
 * const random = seededRandom("wind");
 * const collapse = collapseTent(furniture, FurnitureId.f_felt_tent_wall, { nearby, random });
 * collapse.ok && collapse.center; // => { id: "f_felt_tent_pole", dx: 1, dy: 0 }
 * collapse.ok && collapse.fallen.map(({ change }) => change.next.id); // => ["f_null"]
 * ```
 */
export function collapseTent<Id extends string, Edges extends object, Key extends string = string>(
  table: TentTable<Id, { readonly bash: Edges }>,
  id: Fit<WhyUnfit<Id, "bash", Edges, Key>, Id, "bash", Edges, Key>,
  options: CollapseOptions<NoInfer<Id>>,
): CollapseResult<Id> {
  const nearby = [...options.nearby];
  for (const { dx, dy } of nearby) {
    const refused = refusedNumbers(dx, dy);
    if (refused) return refused;
  }
  const row = rowOf<TentRow>(table, id);
  if (row === undefined) return { ok: false, reason: "unknown-id" };
  const { tent_centers: centers = [], collapse_radius: radius = 1 } = row.bash ?? {};
  if (centers.length === 0) return { ok: false, reason: "not-a-tent" };

  const bashed: NearbyFurniture<Id> = { id, dx: 0, dy: 0 };
  const others = nearby.filter(({ dx, dy }) => dx !== 0 || dy !== 0);
  const center = centers.includes(id)
    ? bashed
    : around(bashed, others, radius).find((each) => centers.includes(each.id));
  if (center === undefined) return { ok: false, reason: "no-center" };

  const falling = center === bashed ? [] : [center];
  if (playRulesOf(options.dialect ?? table.dialect).tent_falls === "whole") {
    const reach = rowOf<TentRow>(table, center.id)?.bash?.collapse_radius ?? 1;
    const parts = around(center, others, reach).filter(
      (each) =>
        each !== center &&
        (rowOf<TentRow>(table, each.id)?.bash?.tent_centers ?? []).includes(center.id),
    );
    falling.push(...parts);
  }
  const { random, groups, translate } = options;
  const blow: DestroyOptions = {
    random,
    ...(groups === undefined ? {} : { groups }),
    ...(translate === undefined ? {} : { translate }),
  };
  return { ok: true, center, fallen: falling.map((part) => fall(table, part, blow)) };
}

/** The pieces within a distance, the nearest first, then by rows. */
function around<Id extends string>(
  { dx, dy }: NearbyFurniture<Id>,
  pieces: readonly NearbyFurniture<Id>[],
  radius: number,
): NearbyFurniture<Id>[] {
  const distance = (piece: NearbyFurniture<Id>): number =>
    Math.max(Math.abs(piece.dx - dx), Math.abs(piece.dy - dy));
  return pieces
    .filter((piece) => distance(piece) <= radius)
    .sort((a, b) => distance(a) - distance(b) || a.dy - b.dy || a.dx - b.dx);
}

function fall<Id extends string>(
  table: TentTable<Id, { readonly bash: object }>,
  part: NearbyFurniture<Id>,
  options: DestroyOptions,
): FallenPart<Id> {
  const result = canBash<Id>(table, part.id) ? destroy(table, part.id, options) : undefined;
  const change = result?.ok === true ? result : changeInto<Known<Id>>(table, part, "f_null");
  return { id: part.id, dx: part.dx, dy: part.dy, change };
}
