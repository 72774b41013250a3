/** What can be pried, and with what (§2.9). */
import type { Prier, PryDifficulty } from "./pry-chances.ts";
import type { Refusal } from "../numbers/refusal.ts";
import type { RollableGroup } from "../items/spawned-item.ts";
import { rowOf } from "./tile-table.ts";
import type { TileRow, TileTable } from "./tile-table.ts";

interface Pry extends PryDifficulty {
  readonly new_ter_type?: string;
  readonly new_furn_type?: string;
  readonly break_ter_type?: string;
  readonly break_furn_type?: string;
  readonly success_message: string;
  readonly fail_message: string;
  readonly break_message: string;
  readonly noise?: number;
  readonly break_noise?: number;
  readonly sound: string;
  readonly break_sound: string;
  readonly breakable: boolean;
  readonly pry_items?: RollableGroup;
  readonly break_items?: RollableGroup;
  readonly alarm?: boolean;
}

interface PryableRow extends TileRow {
  readonly pry?: Pry;
}

/** The part of a furniture or terrain table that is used. */
export type PryableTable<Id extends string, Edges extends object> = TileTable<
  Id,
  Edges,
  PryableRow
>;

/** The tool's prying quality is below what is needed. */
export interface ToolTooWeak extends Refusal<"tool-too-weak"> {
  readonly needed_quality: number;
}

export type PryRefusal = Refusal<"unknown-id" | "not-pryable" | "unknown-successor"> | ToolTooWeak;

/** The object that an attempt is made on. */
export interface PryTarget {
  readonly ok: true;
  readonly row: PryableRow;
  readonly pry: Pry;
  readonly opened: string;
  /** Only set if the object can break. */
  readonly broken: string | undefined;
}

export function pryTargetOf(
  table: PryableTable<string, object>,
  id: string,
  { quality }: Prier,
): PryTarget | PryRefusal {
  const row = rowOf(table, id);
  if (row === undefined) return { ok: false, reason: "unknown-id" };
  const { pry } = row;
  if (pry === undefined) return { ok: false, reason: "not-pryable" };
  if (quality < pry.pry_quality) {
    return { ok: false, reason: "tool-too-weak", needed_quality: pry.pry_quality };
  }
  const opened = pry.new_ter_type ?? pry.new_furn_type;
  if (opened === undefined || !table.has(opened)) return { ok: false, reason: "unknown-successor" };
  // An object whose successor when broken is not defined does not break.
  const broken = pry.breakable ? (pry.break_ter_type ?? pry.break_furn_type) : undefined;
  return {
    ok: true,
    row,
    pry,
    opened,
    broken: broken !== undefined && table.has(broken) ? broken : undefined,
  };
}
