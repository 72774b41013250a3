/** Tents fall together: bashing one part brings the centre down (§2.7, §3.1). */
import type { BashableTable, Destruction } from "./bash-target.ts";
import { canBash } from "./bashing.ts";
import type { Known } from "../ids/brands.ts";
import type { Fit, WhyUnfit } from "./fit.ts";
import { changeInto } from "./change.ts";
import { destroy, type DestroyOptions } from "./destroying.ts";
import type { Dialect } from "../tables/dialect.ts";
import type { RollOptions } from "../items/rolling.ts";
import { refusedNumbers, type NotANumber } from "../numbers/numbers.ts";
import type { Refusal } from "../numbers/refusal.ts";
import type { TextOptions } from "../texts/game-text.ts";
import { rowOf } from "./tile-table.ts";
import type { TileTable } from "./tile-table.ts";

/** A piece of furniture, by its distance in tiles from the part that was bashed. */
export interface NearbyFurniture<Id extends string> {
  readonly id: Id;
  /** Tiles to the east; below 0, to the west. */
  readonly dx: number;
  /** Tiles to the south; below 0, to the north. */
  readonly dy: number;
}

interface TentRow {
  readonly bash?: { readonly tent_centers?: readonly string[]; readonly collapse_radius?: number };
}

/** What is asked of a table: furniture. */
export type TentTable<Id extends string, Edges extends object> = BashableTable<Id, Edges> &
  TileTable<Id, Edges, TentRow>;

export interface CollapseOptions<Id extends string> extends RollOptions, TextOptions {
  /**
   * The furniture around, in any order: at least as far as the part's `collapse_radius`, in dialect
   * `bright-nights` as far as the centre's from there.
   */
  readonly nearby: Iterable<NearbyFurniture<Id>>;
  /**
   * That of the table where absent; in `bright-nights` all other parts of the tent fall as well, not only the centre.
   */
  readonly dialect?: Dialect;
}

/** A part that fell beside the one that was bashed. */
export interface FallenPart<Id extends string> extends NearbyFurniture<Id> {
  /** What comes of it; it is heard, leaves its items and may explode, as what is destroyed does. */
  readonly change: Destruction<Known<Id>>;
}

/**
 * Either what falls, or why nothing does:
 * - `not-a-number`: a distance is NaN or infinite
 * - `unknown-id`: the bashed part is no furniture that exists
 * - `not-a-tent`: it names no `tent_centers`
 * - `no-center`: none of them is within its `collapse_radius`
 */
export type CollapseResult<Id extends string> =
  | {
      readonly ok: true;
      /** The centre, which may be the bashed part itself, at 0, 0. */
      readonly center: NearbyFurniture<Id>;
      /** What falls besides the bashed part, the centre first, then by distance from it. */
      readonly fallen: readonly FallenPart<Id>[];
    }
  | Refusal<"unknown-id" | "not-a-tent" | "no-center">
  | NotANumber;

/**
 * A part of a tent was bashed: finds its centre, which falls as well (§2.7, §3.1). The centre is the part itself
 * where its own `tent_centers` name it, else the nearest piece that they name, within the part's `collapse_radius`
 * in both directions; of several as near, the first by rows from the north-west. What becomes of the bashed part
 * itself is `bash`'s. A centre without `bash` leaves nothing.
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
  if ((options.dialect ?? table.dialect) === "bright-nights") {
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

/** Those within a distance, the nearest first, then by rows. */
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
