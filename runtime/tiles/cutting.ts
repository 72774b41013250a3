/** Cutting with an oxygen torch, a bolt cutter or a hacksaw (§2.5, §3.1). */
import type { Branded, Can, Keyed, Known } from "../ids/brands.ts";
import { changeInto, messagesOf, said, soundOf } from "./change.ts";
import type { Fit, Successor, WhyUnfit } from "./fit.ts";
import { rollBetween } from "../numbers/random.ts";
import type { Random } from "../numbers/random.ts";
import type { Change } from "./results.ts";
import type { Refusal } from "../numbers/refusal.ts";
import type { TextOptions } from "../texts/game-text.ts";
import { rowOf } from "./tile-table.ts";
import type { TileRow, TileTable } from "./tile-table.ts";

/** Named after the members of furniture and terrain that say what the tool does. */
export type CuttingTool = "oxytorch" | "boltcut" | "hacksaw";

interface Cutting {
  readonly result: string;
  readonly duration_seconds: number;
  readonly message?: string;
  readonly sound?: string;
  readonly byproducts: readonly {
    readonly item: Branded<"item">;
    readonly count: readonly [least: number, greatest: number];
  }[];
}

interface CuttableRow extends TileRow {
  readonly oxytorch?: Cutting;
  readonly boltcut?: Cutting;
  readonly hacksaw?: Cutting;
}

/** The part of a furniture or terrain table that is used. */
export type CuttableTable<Id extends string, Edges extends object> = TileTable<
  Id,
  Edges,
  CuttableRow
>;

export interface CutOptions extends TextOptions {
  readonly random: Random;
}

/**
 * Either the change, or why it was refused:
 * - `unknown-id`: no such object (for example, an id from a save of other content)
 * - `not-cuttable`: the tool has no effect on the object
 * - `unknown-successor`: the content names an object that is not defined (its build warned about it)
 */
export type CutResult<Id extends string> =
  Change<Id> | Refusal<"unknown-id" | "not-cuttable" | "unknown-successor">;

/**
 * Whether a tool can cut an object: its definition exists and has the tool's member (§3.1). Narrows the id to one that
 * `cut` accepts with that tool.
 *
 * @example
 * ```ts
 * import { canCut } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * canCut(terrain, TerrainId.t_vault_door, "boltcut"); // => true
 * canCut(terrain, TerrainId.t_vault_door, "hacksaw"); // => false
 * ```
 */
export function canCut<Id extends string, Tool extends CuttingTool>(
  table: CuttableTable<Id, Readonly<Record<Tool, object>>>,
  id: NoInfer<Id>,
  tool: Tool,
): id is NoInfer<Id> & Can<Tool> & Keyed<string> {
  return rowOf(table, id)?.[tool] !== undefined;
}

/**
 * Cuts through an object: it becomes the `result` of the tool's member, its `message` is shown, its `sound` is heard if
 * there is one, and its byproducts are put on the tile, each in a number between its bounds (§2.5, §3.1).
 * `duration_seconds` is how long the work takes; what the tool consumes is up to the game. Refusals are data (see
 * `CutResult`); nothing is thrown.
 *
 * @example
 * ```ts
 * import { cut, seededRandom } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * const random = seededRandom("vault");
 * const sawn = cut(terrain, TerrainId.t_vault_door, "boltcut", { random });
 * sawn.ok && sawn.next; // => { kind: "terrain", id: "t_vault_bars" }
 * sawn.ok && sawn.items; // => [{ item: "iron_rod", count: 2 }]
 * sawn.ok && sawn.duration_seconds; // => 12
 * ```
 */
export function cut<
  Id extends string,
  Tool extends CuttingTool,
  Edges extends Readonly<Record<Tool, object>>,
  Key extends string = string,
>(
  table: CuttableTable<Id, Edges>,
  id: Fit<WhyUnfit<Id, Tool, Edges[Tool], Key>, Id, Tool, Edges[Tool], Key>,
  tool: Tool,
  options: CutOptions,
): CutResult<Known<Id, Successor<Edges[Tool], Key>>>;
export function cut(
  table: CuttableTable<string, object>,
  id: string,
  tool: CuttingTool,
  options: CutOptions,
): CutResult<string> {
  const { random } = options;
  const row = rowOf(table, id);
  if (row === undefined) return { ok: false, reason: "unknown-id" };
  const cutting = row[tool];
  if (cutting === undefined) return { ok: false, reason: "not-cuttable" };
  if (!table.has(cutting.result)) return { ok: false, reason: "unknown-successor" };
  return changeInto(table, row, cutting.result, {
    messages: messagesOf(said(cutting.message, `${tool}.message`, table, row, options)),
    sounds: messagesOf(said(cutting.sound, `${tool}.sound`, table, row, options)).map((text) =>
      soundOf(text, undefined),
    ),
    items: cutting.byproducts
      .map(({ item, count }) => ({ item, count: rollBetween(random, ...count) }))
      .filter(({ count }) => count > 0),
    duration_seconds: cutting.duration_seconds,
  });
}
