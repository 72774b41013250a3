/** What is set aside of one item while a craft is planned, and what still fits. */
import { chargesAtHand, type Stock } from "./supplies.ts";

/** Ways in which a recipe uses an item: spending it, using up its charges, or only needing it to be there. */
export type Purpose = "component" | "charges" | "presence";

/** One alternative of a group: an item and the amount of it. */
export interface StockUse {
  readonly ledger: Ledger;
  readonly purpose: Purpose;
  /** Pieces or charges for the whole batch. */
  readonly amount: number;
  /** Its index in the recipe's group. */
  readonly alternative: number;
}

/**
 * Amounts by purpose. Presence is not used up: one piece is enough for everyone who needs it, so the maximum counts.
 */
export interface Amounts {
  components: number;
  charges: number;
  presence: number;
}

export interface Ledger {
  readonly item: string;
  readonly stock: Stock;
  /** What is set aside for the groups that are decided. */
  readonly taken: Amounts;
  /** The most that the undecided groups could take. */
  readonly open: Amounts;
  /** Whether one piece less could leave too few tools with some quality. */
  sensitive: boolean;
}

export function openLedger(item: string, stock: Stock): Ledger {
  return {
    item,
    stock,
    taken: { components: 0, charges: 0, presence: 0 },
    open: { components: 0, charges: 0, presence: 0 },
    sensitive: false,
  };
}

export function clearLedger(ledger: Ledger): void {
  for (const amounts of [ledger.taken, ledger.open]) {
    amounts.components = 0;
    amounts.charges = 0;
    amounts.presence = 0;
  }
  ledger.sensitive = false;
}

/**
 * Whether a stock covers all of these at once. Nothing is spent twice: a piece that is used up is not a tool, and
 * charges serve one purpose only. Pseudo-items are the first to serve as tools.
 */
export function canCover(
  stock: Stock,
  components: number,
  charges: number,
  presence: number,
): boolean {
  return charges <= chargesAtHand(stock) && components <= spendable(stock, charges, presence);
}

/** The pieces that may be used up while that many charges and pieces serve as tools; below 0 if those are lacking. */
export function spendable(stock: Stock, charges: number, presence: number): number {
  const ownCharges = charges > stock.pseudo_charges ? charges - stock.pseudo_charges : 0;
  const ownPresence = presence > stock.pseudo_pieces ? presence - stock.pseudo_pieces : 0;
  // Charges held by pieces need a piece that stays; an item that is counted by charges gives them up itself.
  const forCharges = stock.counted_by_charges ? ownCharges : ownCharges > 0 ? 1 : 0;
  return stock.pieces - Math.max(ownPresence, forCharges);
}

/** Whether a use still fits beside what is set aside. */
export function fits({ ledger: { stock, taken }, purpose, amount }: StockUse): boolean {
  switch (purpose) {
    case "component":
      return canCover(stock, taken.components + amount, taken.charges, taken.presence);
    case "charges":
      return canCover(stock, taken.components, taken.charges + amount, taken.presence);
    case "presence":
      return canCover(stock, taken.components, taken.charges, Math.max(taken.presence, amount));
  }
}

/** Whether the item covers all groups that could still need it, so that taking it deprives none of them. */
export function isUnconstrained({ stock, taken, open, sensitive }: Ledger): boolean {
  return (
    !sensitive &&
    canCover(
      stock,
      taken.components + open.components,
      taken.charges + open.charges,
      Math.max(taken.presence, open.presence),
    )
  );
}

/** Sets a use aside; returns the presence that was needed before, for `giveBack`. */
export function setAside({ ledger: { taken }, purpose, amount }: StockUse): number {
  const before = taken.presence;
  if (purpose === "component") taken.components += amount;
  else if (purpose === "charges") taken.charges += amount;
  else taken.presence = Math.max(before, amount);
  return before;
}

export function giveBack({ ledger: { taken }, purpose, amount }: StockUse, before: number): void {
  if (purpose === "component") taken.components -= amount;
  else if (purpose === "charges") taken.charges -= amount;
  else taken.presence = before;
}
