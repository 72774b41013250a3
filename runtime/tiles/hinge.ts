/** What `open` and `close` share: both put the object that one member names in place of the present one (§3.1). */
import { changeInto } from "./change.ts";
import type { Change } from "./results.ts";
import type { Refusal } from "../numbers/refusal.ts";
import { rowOf } from "./tile-table.ts";
import type { TileRow, TileTable } from "./tile-table.ts";

export interface HingeOptions {
  /** Where the one who does it stands; inside where absent. */
  readonly from?: "inside" | "outside";
}

/** What is read of a record; furniture and terrain both have it. */
interface HingedRow extends TileRow {
  readonly flags: readonly string[];
  readonly open?: string;
  readonly close?: string;
}

/** A table of things that can be opened and closed, with the transitions the compiler knows of. */
export type HingedTable<Id extends string, Edges extends object> = TileTable<Id, Edges, HingedRow>;

export type HingeRefusal = "unknown-id" | "unknown-successor" | "closed-from-outside";

export function canTurn(
  table: HingedTable<string, object>,
  id: string,
  verb: "open" | "close",
): boolean {
  return rowOf(table, id)?.[verb] !== undefined;
}

export function turn<Next extends string, Unable extends string>(
  table: HingedTable<string, object>,
  id: string,
  verb: "open" | "close",
  unable: Unable,
  { from = "inside" }: HingeOptions,
): Change<Next> | Refusal<HingeRefusal | Unable> {
  const row = rowOf(table, id);
  if (row === undefined) return { ok: false, reason: "unknown-id" };
  const next = row[verb];
  if (next === undefined) return { ok: false, reason: unable };
  if (from === "outside" && row.flags.includes("OPENCLOSE_INSIDE")) {
    return { ok: false, reason: "closed-from-outside" };
  }
  // Content with dangling references is possible where they are only warned about.
  if (!table.has(next)) return { ok: false, reason: "unknown-successor" };
  return changeInto(table, row, next);
}
