/** What a recipe needs (§2.10), as a query about given supplies. */
import { canCover, openLedger, type Ledger, type Purpose, type StockUse } from "./ledger.ts";
import type { QualityNeed, QualityWay } from "./quality-needs.ts";
import type { Stock, Supplies } from "./supplies.ts";
import { fittingPieces, type ContestedPieces } from "./tool-pieces.ts";

/** An item, the number of it, and whether taking the product apart gives it back. */
export type ComponentNeed<Item extends string> = readonly [
  item: Item,
  count: number,
  recoverable: boolean,
];
/** A tool and the charges that are used up; a number below 0 means that many pieces, none of which is used up. */
export type ToolNeed<Item extends string> = readonly [item: Item, charges: number];

/** A quality, the least level of it, and the number of tools. */
export interface QualityAmount<Quality extends string> {
  readonly id: Quality;
  readonly level: number;
  readonly amount: number;
}

/** The members of a recipe or uncraft that are read. One alternative of each group is needed, and all qualities. */
export interface Requirements<Item extends string, Quality extends string> {
  readonly components: readonly (readonly ComponentNeed<Item>[])[];
  readonly tools: readonly (readonly ToolNeed<Item>[])[];
  readonly qualities: readonly (QualityAmount<Quality> & {
    /** Any one of these is enough instead. */
    readonly or?: readonly QualityAmount<Quality>[];
  })[];
}

/** The recipe's groups, components first, each with the alternatives that are available by themselves. */
export interface CraftingQuery {
  readonly groups: readonly (readonly StockUse[])[];
  readonly needs: readonly QualityNeed[];
}

export function askFor<Item extends string, Quality extends string>(
  recipe: Requirements<Item, Quality>,
  supplies: Supplies<Item, Quality>,
  batch: number,
): CraftingQuery {
  const ledgers = new Map<string, Ledger>();
  const components = new Map<string, Ledger>();
  const groups: StockUse[][] = [];
  for (const group of recipe.components) {
    const uses: StockUse[] = [];
    for (let alternative = 0; alternative < group.length; alternative += 1) {
      const [item, count] = group[alternative] ?? noNeed;
      const use = useOf(supplies, ledgers, item, "component", piecesOf(count, batch), alternative);
      if (use === undefined) continue;
      components.set(item, use.ledger);
      uses.push(use);
    }
    groups.push(uses);
  }
  for (const group of recipe.tools) {
    const uses: StockUse[] = [];
    for (let alternative = 0; alternative < group.length; alternative += 1) {
      const [item, charges] = group[alternative] ?? noNeed;
      const { purpose, amount } = toolPurpose(charges, batch);
      const use = useOf(supplies, ledgers, item, purpose, amount, alternative);
      if (use !== undefined) uses.push(use);
    }
    groups.push(uses);
  }
  const needs = recipe.qualities.map((quality): QualityNeed => ({
    ways: waysOf(quality).map((way) => qualityWay(way, supplies, components)),
  }));
  return { groups, needs };
}

const noNeed = ["", 1] as const;

/** Component pieces for a batch; a count below 1 counts as 1. */
export function piecesOf(count: number, batch: number): number {
  return Math.max(count, 1) * batch;
}

/** Charges are used up by every craft of a batch; presence is needed once. */
export function toolPurpose(
  charges: number,
  batch: number,
): { readonly purpose: Exclude<Purpose, "component">; readonly amount: number } {
  return charges > 0
    ? { purpose: "charges", amount: charges * batch }
    : { purpose: "presence", amount: Math.max(-charges, 1) };
}

export function waysOf<Quality extends string>(
  quality: Requirements<string, Quality>["qualities"][number],
): readonly QualityAmount<Quality>[] {
  return quality.or === undefined ? [quality] : [quality, ...quality.or];
}

/** The use, if the stock covers it by itself. */
function useOf<Item extends string>(
  supplies: Supplies<Item, string>,
  ledgers: Map<string, Ledger>,
  item: Item | "",
  purpose: Purpose,
  amount: number,
  alternative: number,
): StockUse | undefined {
  const stock = supplies.stock(item as Item);
  if (stock === undefined || !canCoverAlone(stock, purpose, amount)) return undefined;
  let ledger = ledgers.get(item);
  if (ledger === undefined) {
    ledger = openLedger(item, stock);
    ledgers.set(item, ledger);
  }
  return { ledger, purpose, amount, alternative };
}

function canCoverAlone(stock: Stock, purpose: Purpose, amount: number): boolean {
  switch (purpose) {
    case "component":
      return amount <= stock.pieces;
    case "charges":
      return canCover(stock, 0, amount, 0);
    case "presence":
      return canCover(stock, 0, 0, amount);
  }
}

function qualityWay<Item extends string, Quality extends string>(
  { id, level, amount }: QualityAmount<Quality>,
  supplies: Supplies<Item, Quality>,
  components: ReadonlyMap<string, Ledger>,
): QualityWay {
  const contested: ContestedPieces[] = [];
  let safe = 0;
  for (const item of supplies.providers(id)) {
    const stock = supplies.stock(item);
    if (stock === undefined) continue;
    const fitting = fittingPieces(stock, id, level);
    const ledger = components.get(item);
    if (ledger === undefined) safe += fitting.tools + fitting.near;
    else contested.push({ ...fitting, ledger, quality: id, level });
  }
  return { amount, safe, contested };
}

/** The number of tools at hand with that quality, if nothing is used up. */
export function toolsWith<Item extends string, Quality extends string>(
  quality: QualityAmount<Quality>,
  supplies: Supplies<Item, Quality>,
): number {
  return qualityWay(quality, supplies, new Map()).safe;
}
