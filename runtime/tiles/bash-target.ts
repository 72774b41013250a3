/** What can be bashed or destroyed, and what becomes of it (§2.7). */
import type { BashStrengths } from "./bash-strength.ts";
import { changeInto, said, soundOf, spawned } from "./change.ts";
import type { RollOptions } from "../items/rolling.ts";
import type { TextOptions } from "../texts/game-text.ts";
import type { Change } from "./results.ts";
import type { Refusal } from "../numbers/refusal.ts";
import type { RollableGroup } from "../items/spawned-item.ts";
import { rowOf } from "./tile-table.ts";
import type { TileRow, TileTable } from "./tile-table.ts";

interface Bash extends BashStrengths {
  readonly sound: string;
  readonly sound_fail: string;
  readonly sound_vol?: number;
  readonly sound_fail_vol?: number;
  readonly ter_set?: string;
  readonly ter_set_bashed_from_above?: string;
  readonly furn_set?: string;
  readonly explosive: number;
  readonly destroy_only: boolean;
  readonly bash_below: boolean;
  readonly items?: RollableGroup;
}

interface BashableRow extends TileRow {
  readonly bash?: Bash;
}

/** The part of a furniture or terrain table that is used. */
export type BashableTable<Id extends string, Edges extends object> = TileTable<
  Id,
  Edges,
  BashableRow
>;

/** The object is destroyed. */
export interface Destruction<Id extends string> extends Change<Id> {
  /** Present if what is on the level below is destroyed as well (`bash_below`). */
  readonly goes_below?: true;
}

export type BashRefusal = "unknown-id" | "not-bashable" | "unknown-successor";

/** The object that a blow hits. */
export interface BashTarget {
  readonly ok: true;
  readonly row: BashableRow;
  readonly bash: Bash;
  readonly next: string;
}

export function bashTargetOf(
  table: BashableTable<string, object>,
  id: string,
  fromAbove = false,
): BashTarget | Refusal<BashRefusal> {
  const row = rowOf(table, id);
  if (row === undefined) return { ok: false, reason: "unknown-id" };
  const { bash } = row;
  if (bash === undefined) return { ok: false, reason: "not-bashable" };
  const below = bash.ter_set ?? bash.furn_set;
  const next = fromAbove ? (bash.ter_set_bashed_from_above ?? below) : below;
  if (next === undefined || !table.has(next)) return { ok: false, reason: "unknown-successor" };
  return { ok: true, row, bash, next };
}

/** The result of destroying an object, by whatever means. */
export function destruction(
  table: BashableTable<string, object>,
  { row, bash, next }: BashTarget,
  options: RollOptions & TextOptions,
): Destruction<string> {
  const change = changeInto(table, row, next, {
    ...spawned(bash.items, options),
    sounds: [soundOf(said(bash.sound, "bash.sound", table, row, options), bash.sound_vol)],
    ...(bash.explosive > 0 && { explosion: { strength: bash.explosive } }),
  });
  return bash.bash_below ? { ...change, goes_below: true } : change;
}
