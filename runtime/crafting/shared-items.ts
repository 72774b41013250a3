/** Items that several groups of one recipe want (§2.10), found without looking at any supplies. */
import { piecesOf, toolPurpose, type Requirements } from "./requirements.ts";

/**
 * For each item that groups could take from one another, a number that is enough for all of them; `undefined` if there
 * is no such item. Tools that only have to be there compete only with components.
 */
export function sharedItems(
  recipe: Requirements<string, string>,
): ReadonlyMap<string, number> | undefined {
  if (!mayShare(recipe)) return undefined;
  const demands = demandsOf(recipe);
  const shared = new Map<string, number>();
  for (const [item, { components, charges, presence, spenders, groups }] of demands) {
    if (components > 0 ? groups < 2 : spenders < 2) continue;
    shared.set(item, components + charges + presence);
  }
  return shared.size === 0 ? undefined : shared;
}

/** Whether any item may be in two groups; in most recipes none is. */
function mayShare({ components, tools }: Requirements<string, string>): boolean {
  if (components.length + tools.length < 2) return false;
  const seen = new Set<string>();
  let named = 0;
  for (const groups of [components, tools]) {
    for (const group of groups) {
      for (const [item] of group) {
        named += 1;
        seen.add(item);
      }
    }
  }
  return seen.size < named;
}

/** What all groups of a recipe together could take of an item. */
interface Demand {
  components: number;
  charges: number;
  presence: number;
  /** The groups that spend it, as a component or its charges, and the groups that use it in any way. */
  spenders: number;
  groups: number;
  lastGroup: number;
}

function demandsOf({ components, tools }: Requirements<string, string>): Map<string, Demand> {
  const demands = new Map<string, Demand>();
  const demandOf = (item: string, group: number, spends: boolean): Demand => {
    const demand = demands.get(item) ?? {
      components: 0,
      charges: 0,
      presence: 0,
      spenders: 0,
      groups: 0,
      lastGroup: -1,
    };
    demands.set(item, demand);
    if (demand.lastGroup !== group) {
      demand.groups += 1;
      if (spends) demand.spenders += 1;
      demand.lastGroup = group;
    }
    return demand;
  };
  components.forEach((group, number) => {
    for (const [item, count] of group)
      demandOf(item, number, true).components += piecesOf(count, 1);
  });
  tools.forEach((group, number) => {
    for (const [item, each] of group) {
      const { purpose, amount } = toolPurpose(each, 1);
      const demand = demandOf(item, components.length + number, purpose === "charges");
      if (purpose === "charges") demand.charges += amount;
      else demand.presence = Math.max(demand.presence, amount);
    }
  });
  return demands;
}
