/** Plants in tubs and beds: furniture with `plant_data` (§2.4). */
import type { Known } from "../ids/brands.ts";
import { changeInto } from "./change.ts";
import { finite } from "../numbers/numbers.ts";
import type { Change } from "./results.ts";
import type { Refusal } from "../numbers/refusal.ts";
import { rowOf, type TileRow, type TileTable } from "./tile-table.ts";

/** The members of a furniture record that are read. */
interface PlantRow extends TileRow {
  readonly flags: readonly string[];
  readonly plant_data?: PlantData;
  /** Only terrain has this member, and nothing grows by stages on terrain. */
  readonly move_cost?: never;
}

interface PlantData {
  readonly transform: string;
  readonly base?: string;
  readonly growth_multiplier: number;
  readonly harvest_multiplier: number;
}

/** The part of a furniture table that is used. */
type PlantTable<Id extends string> = TileTable<Id, object, PlantRow>;

/** How far a plant has grown: `empty` is ready to be sown, `harvest` is full-grown. */
export type PlantStage = "empty" | "seed" | "seedling" | "mature" | "harvest";

const stages: readonly (readonly [flag: string, PlantStage])[] = [
  ["PLANTABLE", "empty"],
  ["GROWTH_SEED", "seed"],
  ["GROWTH_SEEDLING", "seedling"],
  ["GROWTH_MATURE", "mature"],
  ["GROWTH_HARVEST", "harvest"],
];

/**
 * Either the change, or why it was refused:
 * - `unknown-id`: no such furniture
 * - `not-a-plant`: it has no `plant_data`
 * - `unknown-successor`: the content names a furniture that is not defined (its build warned about it)
 */
export type PlantResult<Id extends string, Reason extends string> =
  Change<Known<Id>> | Refusal<"unknown-id" | "not-a-plant" | "unknown-successor" | Reason>;

/**
 * How far a plant has grown, by the flags `PLANTABLE`, `GROWTH_SEED`, `GROWTH_SEEDLING`, `GROWTH_MATURE` and
 * `GROWTH_HARVEST` (§2.4); `undefined` without `plant_data` or without such a flag.
 *
 * @example
 * ```ts
 * import { plantStage } from "defwright/runtime";
 * import { furniture } from "./generated/index.js";
 *
 * plantStage(furniture.get("f_tea_tray_seed")); // => "seed"
 * plantStage(furniture.get("f_guest_bed")); // => undefined
 * ```
 */
export function plantStage(
  furniture: Pick<PlantRow, "flags"> & { readonly plant_data?: object },
): PlantStage | undefined {
  if (furniture.plant_data === undefined) return undefined;
  return stages.find(([flag]) => furniture.flags.includes(flag))?.[1];
}

/**
 * Sows an empty planter: it becomes the `transform` of its plant (§2.4). Besides the reasons of `PlantResult`, it is
 * refused as `already-sown` without the flag `PLANTABLE`.
 *
 * @example
 * ```ts
 * import { sow } from "defwright/runtime";
 * import { furniture, FurnitureId } from "./generated/index.js";
 *
 * const sown = sow(furniture, FurnitureId.f_tea_tray);
 * sown.ok && sown.next.id; // => "f_tea_tray_seed"
 * ```
 */
export function sow<Id extends string>(
  table: PlantTable<Id>,
  id: NoInfer<Id>,
): PlantResult<Id, "already-sown"> {
  return become(table, id, "transform", (stage) =>
    stage === "empty" ? undefined : "already-sown",
  );
}

/**
 * Lets a plant grow by one stage: it becomes its `transform` (§2.4). When that happens is up to the game, which can use
 * `growthSeconds`. Besides the reasons of `PlantResult`, it is refused as `not-sown` for an empty planter, and as
 * `full-grown` with the flag `GROWTH_HARVEST`.
 *
 * @example
 * ```ts
 * import { grow } from "defwright/runtime";
 * import { furniture, FurnitureId } from "./generated/index.js";
 *
 * const grown = grow(furniture, FurnitureId.f_tea_tray_seed);
 * grown.ok && grown.next.id; // => "f_tea_tray_grown"
 * grow(furniture, FurnitureId.f_tea_tray_grown); // => { ok: false, reason: "full-grown" }
 * ```
 */
export function grow<Id extends string>(
  table: PlantTable<Id>,
  id: NoInfer<Id>,
): PlantResult<Id, "not-sown" | "full-grown"> {
  return become(table, id, "transform", (stage) => {
    if (stage === "empty") return "not-sown";
    return stage === "harvest" ? "full-grown" : undefined;
  });
}

/**
 * Removes a plant that was harvested or eaten: its furniture becomes the `base` again (§2.4). What was harvested is up
 * to the game, which can use `harvestedAmount`. Besides the reasons of `PlantResult`, it is refused as `no-base` if the
 * plant names none.
 *
 * @example
 * ```ts
 * import { clearPlant } from "defwright/runtime";
 * import { furniture, FurnitureId } from "./generated/index.js";
 *
 * const cleared = clearPlant(furniture, FurnitureId.f_tea_tray_grown);
 * cleared.ok && cleared.next.id; // => "f_tea_tray"
 * clearPlant(furniture, FurnitureId.f_tea_tray); // => { ok: false, reason: "no-base" }
 * ```
 */
export function clearPlant<Id extends string>(
  table: PlantTable<Id>,
  id: NoInfer<Id>,
): PlantResult<Id, "no-base"> {
  const base = rowOf(table, id)?.plant_data?.base;
  return become(table, id, "base", () => (base === undefined ? "no-base" : undefined));
}

/**
 * How long a stage of growth takes with this furniture, in seconds (§2.4): the game's own time multiplied by
 * `growth_multiplier`.
 *
 * @param seconds Any number from 0; a negative number counts as 0.
 * @throws RangeError if it is NaN or infinite.
 *
 * @example
 * ```ts
 * import { growthSeconds } from "defwright/runtime";
 * import { furniture } from "./generated/index.js";
 *
 * growthSeconds(furniture.get("f_tea_tray_grown"), 1000); // => 800
 * growthSeconds(furniture.get("f_guest_bed"), 1000); // => 1000
 * ```
 */
export function growthSeconds(furniture: Pick<PlantRow, "plant_data">, seconds: number): number {
  return product(finite("seconds", seconds), furniture.plant_data?.growth_multiplier);
}

/**
 * How much is harvested with this furniture (§2.4): the game's own amount multiplied by `harvest_multiplier`, rounded
 * down to whole pieces.
 *
 * @param amount Any number from 0; a negative number counts as 0.
 * @throws RangeError if it is NaN or infinite.
 *
 * @example
 * ```ts
 * import { harvestedAmount } from "defwright/runtime";
 * import { furniture } from "./generated/index.js";
 *
 * harvestedAmount(furniture.get("f_tea_tray_grown"), 3); // => 4
 * ```
 */
export function harvestedAmount(furniture: Pick<PlantRow, "plant_data">, amount: number): number {
  return Math.floor(product(finite("amount", amount), furniture.plant_data?.harvest_multiplier));
}

/** Limited to the greatest finite number. */
function product(number: number, multiplier = 1): number {
  return Math.min(Math.max(number, 0) * multiplier, Number.MAX_VALUE);
}

function become<Id extends string, Reason extends string>(
  table: PlantTable<Id>,
  id: string,
  member: "transform" | "base",
  refusal: (stage: PlantStage | undefined) => Reason | undefined,
): PlantResult<Id, Reason> {
  const row = rowOf(table, id);
  if (row === undefined) return { ok: false, reason: "unknown-id" };
  if (row.plant_data === undefined) return { ok: false, reason: "not-a-plant" };
  const refused = refusal(plantStage(row));
  if (refused !== undefined) return { ok: false, reason: refused };
  const next = row.plant_data[member];
  if (next === undefined || !table.has(next)) return { ok: false, reason: "unknown-successor" };
  return changeInto(table, row, next);
}
