/** Bashing of furniture and terrain (§2.7, §3.1). */
import { chanceToReach, reaches, strengthsNeeded } from "./bash-strength.ts";
import type { BashSurroundings } from "./bash-strength.ts";
import { bashTargetOf, destruction } from "./bash-target.ts";
import type { BashableTable, BashRefusal, Destruction } from "./bash-target.ts";
import type { Can, Keyed } from "../ids/brands.ts";
import { failure, said, soundOf } from "./change.ts";
import type {
  Destroyed,
  DestroyFromAboveOptions,
  DestroyOptions,
  DestructionFrom,
} from "./destroying.ts";
import type { Fit, WhyUnfit } from "./fit.ts";
import { finite, refusedNumbers, whole, type NotANumber } from "../numbers/numbers.ts";
import type { Failure, Sound } from "./results.ts";
import type { Refusal } from "../numbers/refusal.ts";
import { draw } from "../numbers/random.ts";
import { rowOf } from "./tile-table.ts";

/** Options of a blow. */
export interface BashOptions extends DestroyOptions, BashBlow {}
export interface BashFromAboveOptions extends DestroyFromAboveOptions, BashBlow {}

export interface BashBlow extends BashSurroundings {
  /**
   * Strength of the blow, a whole number from 0; the fractional part of any other is cut off, and a negative number
   * means no strength.
   */
  readonly strength: number;
}

/**
 * Either the change, or a blow in vain, which is heard as well:
 * - `withstood`: it was not strong enough
 * - `destroy-only`: no blow is strong enough; only destruction such as by an explosion
 *
 * or a refusal:
 * - `not-a-number`: the strength is NaN or infinite
 * - `unknown-id`: no such object (for example, an id from a save of other content)
 * - `not-bashable`: the object has no `bash`
 * - `unknown-successor`: the content names an object that is not defined (its build warned about it)
 */
export type BashResult<Id extends string> =
  Destruction<Id> | Failure<"withstood" | "destroy-only"> | Refusal<BashRefusal> | NotANumber;

/** The expected outcome of a blow: chances from 0 to 1 that add up to 1. */
export interface BashOdds {
  readonly ok: true;
  readonly destroyed: number;
  readonly withstood: number;
}

/**
 * Whether an object can be bashed or destroyed: its definition exists and has `bash` (§3.1). Narrows the id to one
 * that `bash`, `bashOdds` and `destroy` accept.
 *
 * @example
 * ```ts
 * import { canBash } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * canBash(terrain, TerrainId.t_window_shut); // => true
 * canBash(terrain, TerrainId.t_meadow); // => false
 * ```
 */
export function canBash<Id extends string>(
  table: BashableTable<Id, { readonly bash: object }>,
  id: NoInfer<Id>,
): id is NoInfer<Id> & Can<"bash"> & Keyed<string> {
  return rowOf(table, id)?.bash !== undefined;
}

/**
 * Strikes an object once (§2.7, §3.1). The blow has to reach a strength that is rolled between `str_min` and `str_max`,
 * or between the bounds for an object that is `blocked` or `supported`. A destroyed object becomes its `ter_set` or
 * `furn_set`, with its sound, its items and, if `explosive` is above 0, an explosion. An object that withstands is
 * heard as well. Volumes are absent if the content has none. Refusals are data (see `BashResult`); nothing is thrown.
 *
 * Terrain that names `t_null` leaves whatever the game considers ground there, such as the roof of what is below. Other
 * parts of a tent are handled by `collapseTent`.
 *
 * @example
 * ```ts
 * import { bash, seededRandom } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * const random = seededRandom("a stormy night");
 * const weak = bash(terrain, TerrainId.t_door_c, { strength: 5, random });
 * weak.ok || weak.reason; // => "withstood"
 * const strong = bash(terrain, TerrainId.t_door_c, { strength: 50, random });
 * strong.ok && strong.next; // => { kind: "terrain", id: "t_door_frame" }
 * strong.ok && strong.sounds; // => [{ text: "smash!", volume: 18 }]
 * ```
 */
export function bash<
  Id extends string,
  Edges extends object,
  Key extends string = string,
  Above extends boolean = false,
>(
  table: BashableTable<Id, { readonly bash: Edges }>,
  id: Fit<WhyUnfit<Id, "bash", Edges, Key>, Id, "bash", Edges, Key>,
  options: BashBlow & DestructionFrom<Above>,
): BashResult<Destroyed<Id, Edges, Key, Above>>;
export function bash(
  table: BashableTable<string, object>,
  id: string,
  options: BashOptions | BashFromAboveOptions,
): BashResult<string> {
  const refused = refusedNumbers(options.strength);
  if (refused) return refused;
  const target = bashTargetOf(table, id, options.from_above);
  if (!target.ok) return target;
  const { sound_fail, sound_fail_vol, destroy_only } = target.bash;
  const inVain = (): Sound[] => {
    const text = said(sound_fail, "bash.sound_fail", table, target.row, options);
    return [soundOf(text, sound_fail_vol)];
  };
  if (destroy_only) return failure("destroy-only", { sounds: inVain() });
  const needed = strengthsNeeded(target.bash, options);
  return reaches(whole(options.strength), needed, draw(options.random))
    ? destruction(table, target, options)
    : failure("withstood", { sounds: inVain() });
}

/**
 * Returns the chances of one blow to destroy an object, without rolling (§2.7); a blow never destroys an object with
 * `destroy_only`.
 *
 * @throws RangeError if the strength is NaN or infinite.
 *
 * @example
 * ```ts
 * import { bashOdds } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * bashOdds(terrain, TerrainId.t_door_c, { strength: 29 }); // => { ok: true, destroyed: 0.5, withstood: 0.5 }
 * bashOdds(terrain, TerrainId.t_door_c, { strength: 79, blocked: true }); // => { ok: true, destroyed: 1, withstood: 0 }
 * ```
 */
export function bashOdds<Id extends string, Edges extends object, Key extends string = string>(
  table: BashableTable<Id, { readonly bash: Edges }>,
  id: Fit<WhyUnfit<Id, "bash", Edges, Key>, Id, "bash", Edges, Key>,
  blow: BashBlow,
): BashOdds | Refusal<BashRefusal> {
  const strength = whole(finite("strength", blow.strength));
  const target = bashTargetOf(table, id);
  if (!target.ok) return target;
  const destroyed = target.bash.destroy_only
    ? 0
    : chanceToReach(strength, strengthsNeeded(target.bash, blow));
  return { ok: true, destroyed, withstood: 1 - destroyed };
}
