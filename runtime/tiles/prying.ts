/** Prying open furniture and terrain (§2.9, §3.1, §3.2). */
import type { Can, Keyed, Known } from "../ids/brands.ts";
import { changeInto, failure, messagesOf, said, soundOf, spawned } from "./change.ts";
import type { Fit, Successor, WhyUnfit } from "./fit.ts";
import { rollDice } from "../numbers/dice.ts";
import type { RollOptions } from "../items/rolling.ts";
import { refusedNumbers, type NotANumber } from "../numbers/numbers.ts";
import { effectiveDifficulty, wholePrier } from "./pry-chances.ts";
import type { Prier } from "./pry-chances.ts";
import { pryTargetOf } from "./pry-target.ts";
import type { PryableTable, PryRefusal } from "./pry-target.ts";
import type { Change, Failure } from "./results.ts";
import type { TextOptions } from "../texts/game-text.ts";
import { rowOf } from "./tile-table.ts";

export interface PryOptions extends RollOptions, TextOptions, Prier {}

/** The object is open. */
export interface PriedOpen<Id extends string> extends Change<Id> {
  readonly outcome: "opened";
  /** Present if an alarm goes off. */
  readonly alarm?: true;
}

/** The attempt failed and broke the object. */
export interface PriedApart<Id extends string> extends Change<Id> {
  readonly outcome: "broken";
}

/**
 * Either a change – `outcome` is `opened` or `broken` – or an attempt in vain, about which the player reads:
 * - `held`: the object stays as it is
 *
 * or why the attempt was refused:
 * - `not-a-number`: a number of the prier is NaN or infinite
 * - `unknown-id`: no such object (for example, an id from a save of other content)
 * - `not-pryable`: the object has no `pry`
 * - `tool-too-weak`: the tool's prying quality is below `needed_quality`
 * - `unknown-successor`: the content names an object that is not defined (its build warned about it)
 */
export type PryResult<Opened extends string, Broken extends string> =
  | PriedOpen<Opened>
  | ([Broken] extends [never] ? never : PriedApart<Broken>)
  | Failure<"held">
  | NotANumber
  | PryRefusal;

/**
 * Whether an object can be pried: its definition exists and has `pry` (§3.1). Narrows the id to one that `pry` and
 * `pryOdds` accept. Whether a tool is good enough is not considered.
 *
 * @example
 * ```ts
 * import { canPry } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * canPry(terrain, TerrainId.t_door_locked); // => true
 * canPry(terrain, TerrainId.t_door_c); // => false
 * ```
 */
export function canPry<Id extends string>(
  table: PryableTable<Id, { readonly pry: object }>,
  id: NoInfer<Id>,
): id is NoInfer<Id> & Can<"pry"> & Keyed<string> {
  return rowOf(table, id)?.pry !== undefined;
}

/**
 * Makes one attempt to pry an object open (§2.9, §3.1, §3.2). It succeeds if the total of four dice of the effective
 * difficulty is below that of four dice of the strength; the object then becomes its `new_ter_type` or `new_furn_type`.
 * If it fails and the object is `breakable`, the object breaks if four dice of the effective difficulty total more than
 * two dice of `mechanics` and two of the strength together, times the tool's quality: it becomes its `break_ter_type`
 * or `break_furn_type`, and `break_items` are put on the tile. Success is heard at `noise`, breaking at `break_noise`;
 * without these members they are silent.
 *
 * An attempt takes half a second for each point of effective difficulty, less a tenth of a second for each point of
 * strength, and at least a fifth of a second. Refusals are data (see `PryResult`); nothing is thrown.
 *
 * @example
 * ```ts
 * import { pry, seededRandom } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * const random = seededRandom("counter");
 * const spoon = pry(terrain, TerrainId.t_door_locked, { strength: 9, quality: 1, random });
 * spoon; // => { ok: false, reason: "tool-too-weak", needed_quality: 2 }
 *
 * const crowbar = pry(terrain, TerrainId.t_door_locked, { strength: 50, quality: 6, random });
 * crowbar.ok && crowbar.outcome; // => "opened"
 * crowbar.ok && crowbar.next; // => { kind: "terrain", id: "t_door_o" }
 * crowbar.ok && crowbar.sounds; // => [{ text: "pop!", volume: 12 }]
 * ```
 */
export function pry<
  Id extends string,
  Opened extends object,
  Broken extends object,
  Key extends string = string,
>(
  table: PryableTable<Id, { readonly pry: Opened; readonly pry_break: Broken }>,
  id: Fit<WhyUnfit<Id, "pry", Opened, Key>, Id, "pry", Opened, Key>,
  options: PryOptions,
): PryResult<
  Known<Id, Successor<Opened, Key>>,
  // An object that is not known at compile time may break; a known one only if it has an edge for it.
  Key extends (string extends Key ? string : keyof Broken)
    ? Known<Id, Successor<Broken, Key>>
    : never
>;
export function pry(
  table: PryableTable<string, object>,
  id: string,
  options: PryOptions,
): PryResult<string, string> {
  const { mechanics: given = 0 } = options;
  const refused = refusedNumbers(options.strength, options.quality, given);
  if (refused) return refused;
  const { random } = options;
  const { strength, quality, mechanics } = wholePrier(options);
  const target = pryTargetOf(table, id, { strength, quality });
  if (!target.ok) return target;
  const { row, pry, opened, broken } = target;
  const say = (text: string, member: string): string => said(text, member, table, row, options);
  const difficulty = effectiveDifficulty(pry, quality);
  const duration_seconds = Math.max(20, 50 * difficulty - 10 * strength) / 100;

  // An absent volume means silence (§7.5).
  if (rollDice(random, 4, difficulty) < rollDice(random, 4, strength)) {
    const change = changeInto(table, row, opened, {
      messages: messagesOf(say(pry.success_message, "pry.success_message")),
      sounds: pry.noise === undefined ? [] : [soundOf(say(pry.sound, "pry.sound"), pry.noise)],
      ...spawned(pry.pry_items, options),
      duration_seconds,
    });
    return { ...change, outcome: "opened", ...(pry.alarm === true && { alarm: true }) };
  }
  if (
    broken !== undefined &&
    rollDice(random, 4, difficulty) >
      (rollDice(random, 2, mechanics) + rollDice(random, 2, strength)) * quality
  ) {
    const change = changeInto(table, row, broken, {
      messages: messagesOf(say(pry.break_message, "pry.break_message")),
      sounds:
        pry.break_noise === undefined
          ? []
          : [soundOf(say(pry.break_sound, "pry.break_sound"), pry.break_noise)],
      ...spawned(pry.break_items, options),
      duration_seconds,
    });
    return { ...change, outcome: "broken" };
  }
  const messages = messagesOf(say(pry.fail_message, "pry.fail_message"));
  return failure("held", { messages, duration_seconds });
}
