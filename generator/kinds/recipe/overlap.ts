/**
 * Component groups that mention the same item more than once (§2.10). Deciding them group by group would count one
 * stack of items twice, so they are rewritten into alternatives in which no item is in two groups: the recipe can be
 * crafted if every group of any one alternative is met by itself.
 */
import type {
  ComponentAlternative,
  ComponentGroups,
} from "../parts/requirement-parts/requirements.ts";

/** A recipe with more alternatives than this, finished and pending together, is too complex (§7.3, §8). */
export const alternativesLimit = 100;

export interface OverlapResult {
  readonly too_complex: boolean;
  /** Free of overlap; if too complex, only the original groups. */
  readonly alternatives: readonly ComponentGroups[];
}

/** Work still to be done: the groups before `index` share no item with a later one. */
interface Pending {
  readonly groups: ComponentGroups;
  readonly index: number;
}

export function isTooComplex(groups: ComponentGroups, limit: number = alternativesLimit): boolean {
  return mostAlternatives(groups) > limit && separateOverlap(groups, limit).too_complex;
}

/**
 * An upper bound of the number of states, computed without making any: a group is split into one state for each way to
 * meet it (each item that later groups mention, alone or together with one of these groups, and all other items
 * together), and its states are split no further than the groups after it.
 */
function mostAlternatives(groups: ComponentGroups): number {
  const laterGroups = new Map<string, number>();
  let most = 1;
  for (const group of groups.toReversed()) {
    let shared = 0;
    for (const { item } of group) {
      const later = laterGroups.get(item) ?? 0;
      if (later > 0) shared += later + 1;
      laterGroups.set(item, later + 1);
    }
    if (shared > 0) most *= shared + 1;
  }
  return most;
}

/** Rewrites groups into alternatives without overlap. No item may be twice in one group (see `keepSmallest`). */
export function separateOverlap(
  groups: ComponentGroups,
  limit: number = alternativesLimit,
): OverlapResult {
  if (!hasOverlap(groups)) return { too_complex: false, alternatives: [groups] };
  const finished: ComponentGroups[] = [];
  const pending: Pending[] = [{ groups, index: 0 }];
  for (let state = pending.pop(); state !== undefined; state = pending.pop()) {
    const index = nextShared(state);
    if (index === undefined) finished.push(state.groups);
    else pending.push(...splitGroup({ groups: state.groups, index }));
    if (finished.length + pending.length > limit) {
      return { too_complex: true, alternatives: [groups] };
    }
  }
  return { too_complex: false, alternatives: finished };
}

export function hasOverlap(groups: ComponentGroups): boolean {
  if (groups.length < 2) return false;
  const groupOf = new Map<string, number>();
  for (let at = 0; at < groups.length; at += 1) {
    for (const { item } of groups[at] ?? []) {
      if ((groupOf.get(item) ?? at) !== at) return true;
      groupOf.set(item, at);
    }
  }
  return false;
}

/** Index of the next group that shares an item with a later one, or that nothing meets. */
function nextShared({ groups, index }: Pending): number | undefined {
  const lastGroupOf = new Map<string, number>();
  for (let at = index; at < groups.length; at += 1) {
    for (const { item } of groups[at] ?? []) lastGroupOf.set(item, at);
  }
  for (let at = index; at < groups.length; at += 1) {
    const group = groups[at] ?? [];
    if (group.length === 0 || group.some(({ item }) => (lastGroupOf.get(item) ?? at) > at)) {
      return at;
    }
  }
  return undefined;
}

/** All ways to choose from the group at `index`, each without overlap between it and later groups. */
function splitGroup({ groups, index }: Pending): Pending[] {
  const group = groups[index] ?? [];
  const later = new Set(groups.slice(index + 1).flatMap((other) => other.map(({ item }) => item)));
  const states = group
    .filter(({ item }) => later.has(item))
    .flatMap((choice) => chooseShared(groups, index, choice));
  const unique = group.filter(({ item }) => !later.has(item));
  if (unique.length > 0) {
    states.push({ groups: replaceGroup(groups, index, unique), index: index + 1 });
  }
  return states;
}

/**
 * The states in which the group at `index` is met by `choice`, which later groups mention too: for each of these, the
 * two groups are either met together, by the sum of both counts, or the later group is met by something else.
 */
function chooseShared(
  groups: ComponentGroups,
  index: number,
  choice: ComponentAlternative,
): Pending[] {
  const states: Pending[] = [];
  let others = groups;
  for (let at = index + 1; at < groups.length; at += 1) {
    const group = others[at] ?? [];
    const same = group.find(({ item }) => item === choice.item);
    if (same === undefined) continue;
    const both = {
      item: choice.item,
      count: choice.count + same.count,
      recoverable: choice.recoverable && same.recoverable,
    };
    states.push({ groups: replaceGroup(others, at, [both]).toSpliced(index, 1), index });
    const rest = group.filter((alternative) => alternative !== same);
    if (rest.length === 0) return states;
    others = replaceGroup(others, at, rest);
  }
  states.push({ groups: replaceGroup(others, index, [choice]), index: index + 1 });
  return states;
}

function replaceGroup(
  groups: ComponentGroups,
  index: number,
  group: readonly ComponentAlternative[],
): ComponentGroups {
  return groups.with(index, group);
}
