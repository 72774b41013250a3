/** The expected outcome of an attempt to pry, without making it (§3.2). */
import type { Fit, WhyUnfit } from "./fit.ts";
import { finite } from "../numbers/numbers.ts";
import { chanceToBreak, chanceToPry, wholePrier } from "./pry-chances.ts";
import type { Prier } from "./pry-chances.ts";
import { pryTargetOf } from "./pry-target.ts";
import type { PryableTable, PryRefusal } from "./pry-target.ts";

/** The expected outcome of an attempt: chances from 0 to 1 that add up to 1. */
export interface PryOdds {
  readonly ok: true;
  readonly opened: number;
  /** The attempt fails and breaks the object. */
  readonly broken: number;
  /** The attempt fails and nothing changes. */
  readonly held: number;
}

/**
 * Returns the chances that an attempt opens or breaks an object, without rolling. They are exact, computed from the
 * ways the dice can fall (§3.2); the time taken does not depend on how large the numbers are.
 *
 * @throws RangeError if a number of the prier is NaN or infinite.
 *
 * @example
 * ```ts
 * import { pryOdds } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * // Two levels above the least quality, each worth 2: a difficulty of 8 is one of 4.
 * const odds = pryOdds(terrain, TerrainId.t_door_locked, { strength: 10, quality: 4 });
 * odds.ok && Math.round(odds.opened * 100); // => 97
 * ```
 */
export function pryOdds<Id extends string, Edges extends object, Key extends string = string>(
  table: PryableTable<Id, { readonly pry: Edges }>,
  id: Fit<WhyUnfit<Id, "pry", Edges, Key>, Id, "pry", Edges, Key>,
  given: Prier,
): PryOdds | PryRefusal {
  finite("strength", given.strength);
  finite("quality", given.quality);
  finite("mechanics", given.mechanics ?? 0);
  const prier = wholePrier(given);
  const target = pryTargetOf(table, id, prier);
  if (!target.ok) return target;
  const opened = chanceToPry(target.pry, prier);
  const broken = target.broken === undefined ? 0 : (1 - opened) * chanceToBreak(target.pry, prier);
  return { ok: true, opened, broken, held: Math.max(1 - opened - broken, 0) };
}
