/** What `open` and `close` share: both replace the present object with the one that a member names (§3.1). */
import { changeInto } from "./change.ts";
import type { Change } from "./results.ts";
import type { Refusal } from "../numbers/refusal.ts";
import { rowOf } from "./tile-table.ts";
import type { TileRow, TileTable } from "./tile-table.ts";

export interface HingeOptions {
  /** The side on which the character stands; inside if absent. */
  readonly from?: "inside" | "outside";
}

/** The members of a record that are read; furniture and terrain both have them. */
interface HingedRow extends TileRow {
  readonly flags: readonly string[];
  readonly open?: string;
  readonly close?: string;
}

/** A table of things that can be opened and closed, with the transitions that the compiler knows. */
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
  // Content may have dangling references where they only cause warnings.
  if (!table.has(next)) return { ok: false, reason: "unknown-successor" };
  return changeInto(table, row, next);
}
