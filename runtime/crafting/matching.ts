/**
 * Groups and items as a matching with capacities: exact if amounts are even, otherwise a bound that saves searching.
 */
import { spendable, type Ledger, type StockUse } from "./ledger.ts";
import { chargesAtHand } from "./supplies.ts";

/** One lane of an item: the uses for one purpose, and how many of them fit. */
interface Lane {
  readonly capacity: number;
  /** Numbers of the groups that it serves. */
  readonly groups: number[];
}

/**
 * Finds a way to serve every group with one of its alternatives, counting each item's uses by the least amount that any
 * group needs of it; `undefined` if even that is impossible, in which case nothing else is possible either.
 *
 * @returns One use for each group, in their order.
 */
export function matchGroups(groups: readonly (readonly StockUse[])[]): StockUse[] | undefined {
  const lanes = lanesOf(groups);
  const matched: (StockUse | undefined)[] = groups.map(() => undefined);
  for (let group = 0; group < groups.length; group += 1) {
    if (!serve(group, groups, lanes, matched, new Set())) return undefined;
  }
  return matched as StockUse[];
}

/** Searches for a free lane, moving groups that were served before if that frees one (augmenting paths). */
function serve(
  group: number,
  groups: readonly (readonly StockUse[])[],
  lanes: ReadonlyMap<StockUse, Lane>,
  matched: (StockUse | undefined)[],
  tried: Set<Lane>,
): boolean {
  for (const use of groups[group] ?? []) {
    const lane = lanes.get(use);
    if (lane === undefined || tried.has(lane)) continue;
    tried.add(lane);
    const free = lane.groups.length < lane.capacity;
    const moved = free
      ? undefined
      : lane.groups.find((other) => serve(other, groups, lanes, matched, tried));
    if (!free && moved === undefined) continue;
    if (moved !== undefined) lane.groups.splice(lane.groups.indexOf(moved), 1);
    lane.groups.push(group);
    matched[group] = use;
    return true;
  }
  return false;
}

function lanesOf(groups: readonly (readonly StockUse[])[]): Map<StockUse, Lane> {
  const least = new Map<Ledger, { component: number; charges: number }>();
  for (const { ledger, purpose, amount } of groups.flat()) {
    if (purpose === "presence") continue;
    const known = least.get(ledger) ?? { component: Infinity, charges: Infinity };
    least.set(ledger, { ...known, [purpose]: Math.min(known[purpose], amount) });
  }
  const byItem = new Map<Ledger, Record<StockUse["purpose"], Lane>>();
  const lanes = new Map<StockUse, Lane>();
  for (const use of groups.flat()) {
    let of = byItem.get(use.ledger);
    if (of === undefined) {
      const { component = 0, charges = 0 } = least.get(use.ledger) ?? {};
      of = {
        component: { capacity: room(use.ledger, component, "component"), groups: [] },
        charges: { capacity: room(use.ledger, charges, "charges"), groups: [] },
        presence: { capacity: Infinity, groups: [] },
      };
      byItem.set(use.ledger, of);
    }
    lanes.set(use, of[use.purpose]);
  }
  return lanes;
}

/** How many uses of that size fit at most beside what is set aside. */
function room({ stock, taken }: Ledger, amount: number, purpose: "component" | "charges"): number {
  if (!(amount > 0) || amount === Infinity) return Infinity;
  const free =
    purpose === "component"
      ? spendable(stock, taken.charges, taken.presence) - taken.components
      : chargesAtHand(stock) - taken.charges;
  return Math.floor(free / amount);
}

/** Whether the bound is exact: components only, and all groups need the same amount of an item. */
export function isEven(groups: readonly (readonly StockUse[])[]): boolean {
  const asked = new Map<Ledger, number>();
  for (const { ledger, purpose, amount } of groups.flat()) {
    const known = asked.get(ledger);
    if (purpose !== "component" || ledger.sensitive) return false;
    if (known === undefined) asked.set(ledger, amount);
    else if (known !== amount) return false;
  }
  return true;
}
