/**
 * Assigns items to groups (§2.10, overlapping component requirements): one alternative for every group, so that nothing
 * is spent twice and every tool is still there. The decision is exact, however many groups want the same item.
 */
import {
  clearLedger,
  fits,
  giveBack,
  isUnconstrained,
  setAside,
  type Ledger,
  type StockUse,
} from "./ledger.ts";
import { isEven, matchGroups } from "./matching.ts";
import { isSurelyMet, waysMet, type QualityNeed } from "./quality-needs.ts";

/**
 * @param groups For each group the alternatives that are available if no other group takes anything. The contents of
 * their ledgers are overwritten.
 * @returns The use of each group, in their order, or `undefined` if there is no assignment.
 */
export function assign(
  groups: readonly (readonly StockUse[])[],
  needs: readonly QualityNeed[] = [],
): StockUse[] | undefined {
  clear(groups, needs);
  for (const group of groups) count(group, 1);
  const scarceNeeds = needs.filter((need) => !isSurelyMet(need, true));
  for (const { ways } of scarceNeeds) {
    for (const { contested } of ways) for (const { ledger } of contested) ledger.sensitive = true;
  }
  const chosen: (StockUse | undefined)[] = groups.map(() => undefined);
  const scarce = takeUnconstrained(groups, chosen);
  for (const number of scarce) count(groups[number] ?? [], -1);
  for (const cluster of clustersOf(scarce, groups, scarceNeeds)) {
    if (!search(cluster, groups, chosen)) return undefined;
  }
  return waysMet(scarceNeeds) === undefined ? undefined : (chosen as StockUse[]);
}

function clear(groups: readonly (readonly StockUse[])[], needs: readonly QualityNeed[]): void {
  for (const group of groups) for (const { ledger } of group) clearLedger(ledger);
  for (const { ways } of needs) {
    for (const { contested } of ways) for (const { ledger } of contested) clearLedger(ledger);
  }
}

/** Adds a group's demands to the open ones, or removes them. */
function count(group: readonly StockUse[], sign: 1 | -1): void {
  for (const { ledger, purpose, amount } of group) {
    // Presence is not summed, so it is never removed: too much of it only means that more is examined.
    if (purpose === "presence") ledger.open.presence = Math.max(ledger.open.presence, amount);
    else if (purpose === "charges") ledger.open.charges += sign * amount;
    else ledger.open.components += sign * amount;
  }
}

/**
 * Decides the groups that have an alternative of which no other group can run short; returns the numbers of the others.
 */
function takeUnconstrained(
  groups: readonly (readonly StockUse[])[],
  chosen: (StockUse | undefined)[],
): readonly number[] {
  let undecided = groups.map((_, number) => number);
  for (;;) {
    const left = undecided.filter((number) => {
      const group = groups[number] ?? [];
      const use = group.find(({ ledger }) => isUnconstrained(ledger));
      if (use === undefined) return true;
      count(group, -1);
      setAside(use);
      chosen[number] = use;
      return false;
    });
    if (left.length === undecided.length) return left;
    undecided = left;
  }
}

interface Cluster {
  readonly groups: readonly number[];
  readonly ledgers: readonly Ledger[];
  readonly needs: readonly QualityNeed[];
}

/** Groups that share no item, directly or through others, are decided separately. */
function clustersOf(
  scarce: readonly number[],
  groups: readonly (readonly StockUse[])[],
  needs: readonly QualityNeed[],
): Cluster[] {
  const parts: { groups: number[]; ledgers: Set<Ledger>; needs: QualityNeed[] }[] = [];
  const join = (ledgers: readonly Ledger[], add: (part: (typeof parts)[number]) => void): void => {
    const touched = parts.filter((part) => ledgers.some((ledger) => part.ledgers.has(ledger)));
    const [first = { groups: [], ledgers: new Set<Ledger>(), needs: [] }, ...others] = touched;
    for (const other of others) {
      first.groups.push(...other.groups);
      first.needs.push(...other.needs);
      for (const ledger of other.ledgers) first.ledgers.add(ledger);
      parts.splice(parts.indexOf(other), 1);
    }
    if (touched.length === 0) parts.push(first);
    for (const ledger of ledgers) first.ledgers.add(ledger);
    add(first);
  };
  for (const number of scarce) {
    const ledgers = (groups[number] ?? []).map(({ ledger }) => ledger);
    join(ledgers, (part) => part.groups.push(number));
  }
  if (scarce.length > 0) {
    for (const need of needs) {
      const ledgers = need.ways.flatMap(({ contested }) => contested.map(({ ledger }) => ledger));
      join(ledgers, (part) => part.needs.push(need));
    }
  }
  return parts.map((part) => ({ ...part, ledgers: [...part.ledgers] }));
}

/** Tries the choices of a cluster, starting with the group that has the fewest, and no situation twice. */
function search(
  { groups: numbers, ledgers, needs }: Cluster,
  groups: readonly (readonly StockUse[])[],
  chosen: (StockUse | undefined)[],
): boolean {
  const order = [...numbers].sort(
    (one, other) => (groups[one]?.length ?? 0) - (groups[other]?.length ?? 0),
  );
  const hopeless = new Set<string>();
  const decide = (position: number): boolean => {
    if (waysMet(needs) === undefined) return false;
    const number = order[position];
    if (number === undefined) return true;
    const open = order.slice(position).map((each) => (groups[each] ?? []).filter(fits));
    const matched = matchGroups(open);
    if (matched === undefined) return false;
    if (isEven(open)) {
      matched.forEach((use, index) => {
        setAside(use);
        chosen[order[position + index] ?? -1] = use;
      });
      return true;
    }
    const situation = describe(position, ledgers);
    if (hopeless.has(situation)) return false;
    for (const use of open[0] ?? []) {
      const before = setAside(use);
      chosen[number] = use;
      if (decide(position + 1)) return true;
      giveBack(use, before);
    }
    hopeless.add(situation);
    return false;
  };
  return decide(0);
}

function describe(position: number, ledgers: readonly Ledger[]): string {
  let text = String(position);
  for (const { taken } of ledgers) {
    text += `,${taken.components} ${taken.charges} ${taken.presence}`;
  }
  return text;
}
