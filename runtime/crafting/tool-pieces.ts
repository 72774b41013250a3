/** Pieces of an item that serve as tools with a quality (§2.10), and how many are left when some are used up. */
import type { Ledger } from "./ledger.ts";
import type { Stock, ToolPieces } from "./supplies.ts";

/** How much of a stock has a quality at some level. */
export interface FittingPieces {
  /** Carried pieces, or charges if the item is counted by them. */
  readonly carried: number;
  /** The number of tools that these are: a heap of charges is one. */
  readonly tools: number;
  /** Nearby tools, which nothing uses up. */
  readonly near: number;
}

/** Pieces that component groups could use up. */
export interface ContestedPieces extends FittingPieces {
  readonly ledger: Ledger;
  readonly quality: string;
  readonly level: number;
}

export function fittingPieces(stock: Stock, quality: string, level: number): FittingPieces {
  let carried = 0;
  let tools = 0;
  let near = 0;
  for (const each of stock.tools) {
    if (!fits(each, quality, level)) continue;
    carried += each.pieces;
    tools += toolsIn(stock, each);
    near += each.pseudo_pieces;
  }
  return { carried, tools, near };
}

export function fits({ qualities }: ToolPieces, quality: string, level: number): boolean {
  for (const [id, own] of qualities) if (id === quality && own >= level) return true;
  return false;
}

/** The number of carried tools that the pieces of one sort are: a heap of charges is one. */
export function toolsIn({ counted_by_charges }: Stock, { pieces }: ToolPieces): number {
  return counted_by_charges ? Math.min(pieces, 1) : pieces;
}

/** The number of tools that are left in any case if that much of the item is used up. */
export function leftAtLeast(
  { counted_by_charges }: Stock,
  { carried, near }: FittingPieces,
  spent: number,
): number {
  const left = Math.max(carried - spent, 0);
  return near + (counted_by_charges ? Math.min(left, 1) : left);
}

/** The number of tools that can be left if that much of the item is used up: pieces that do not fit are used first. */
export function leftAtMost(
  { pieces }: Stock,
  { tools, near }: FittingPieces,
  spent: number,
): number {
  return near + Math.min(tools, Math.max(pieces - spent, 0));
}
