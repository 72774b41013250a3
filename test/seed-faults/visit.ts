/** Which sites of a class get a mistake: each kind and depth its share, in an order decided by seed. */
import type { Site } from "./fault-class.ts";
import type { Random } from "../search/random.ts";

export interface Amount {
  /** Of each class. */
  readonly perClass: number;
  readonly seed: number;
  /** One in each kind and depth, however many these are. */
  readonly everywhere?: boolean;
  /** Whether a class is planted, by its name; all are where it is absent. */
  readonly isWanted?: (name: string) => boolean;
}

/** @param attempt Whether the site was one. */
export function visit<S extends Pick<Site, "where">>(
  sites: readonly S[],
  random: Random,
  amount: Pick<Amount, "perClass" | "everywhere">,
  attempt: (site: S) => boolean,
): void {
  const groups = inTurns(groupsOf(sites), random);
  let left = amount.perClass;
  // Each kind and depth once; where a site is none after all, the next of its group.
  for (const group of groups) {
    if (left <= 0 && amount.everywhere !== true) break;
    for (let site = group.pop(); site; site = group.pop()) {
      if (!attempt(site)) continue;
      left -= 1;
      break;
    }
  }
  for (let round = groups; left > 0 && round.length > 0;) {
    round = round.filter((group) => group.length > 0);
    for (const group of round) {
      const site = left > 0 ? group.pop() : undefined;
      if (site && attempt(site)) left -= 1;
    }
  }
}

function groupsOf<S extends Pick<Site, "where">>(sites: readonly S[]): Map<string, S[]> {
  const groups = new Map<string, S[]>();
  for (const site of sites) {
    const group = groups.get(site.where);
    if (group) group.push(site);
    else groups.set(site.where, [site]);
  }
  return groups;
}

/** Sites of each kind and depth in random order; of these, kinds take turns. */
function inTurns<S>(groups: ReadonlyMap<string, readonly S[]>, random: Random): S[][] {
  const kinds = new Map<string, S[][]>();
  for (const [where, sites] of random.sample([...groups], groups.size)) {
    const [kind = ""] = where.split(" ");
    kinds.set(kind, [...(kinds.get(kind) ?? []), random.sample(sites, sites.length)]);
  }
  const turns: S[][] = [];
  for (let round = 0; turns.length < groups.size; round += 1) {
    for (const queue of kinds.values()) {
      const group = queue[round];
      if (group) turns.push(group);
    }
  }
  return turns;
}
