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
  return mostAlternatives(groups) > limit && separateOverlap(condense(groups), limit).too_complex;
}

/**
 * The groups with one item for all items of a group that no other group mentions: these are always chosen together, so
 * that the number of states stays, and what each costs does not depend on how many they are.
 */
function condense(groups: ComponentGroups): ComponentGroups {
  const mentions = new Map<string, number>();
  for (const group of groups) {
    for (const { item } of group) mentions.set(item, (mentions.get(item) ?? 0) + 1);
  }
  return groups.map((group) => {
    const isShared = ({ item }: ComponentAlternative): boolean => mentions.get(item) !== 1;
    const shared = group.filter(isShared);
    const unique = group.find((each) => !isShared(each));
    return unique === undefined ? shared : [...shared, unique];
  });
}

/**
 * An upper bound of the number of states, computed without making any: a group is split into one state for each way to
 * meet it (each item that later groups mention, alone or together with one of these groups, and all other items
 * together), and its states are split no further than the groups after it.
 */
function mostAlternatives(groups: ComponentGroups): number {
  const laterGroups = new Map<string, number>();
  let most = 1;
  groups.toReversed().forEach((group) => {
    let shared = 0;
    group.forEach(({ item }) => {
      const later = laterGroups.get(item) ?? 0;
      if (later > 0) shared += later + 1;
      laterGroups.set(item, later + 1);
    });
    if (shared > 0) most *= shared + 1;
  });
  return most;
}

/**
 * Rewrites groups into alternatives without overlap. No item may be twice in one group (see `keepSmallest`). A group
 * that nothing meets leaves no alternative; the other groups alone decide whether they are too complex.
 */
export function separateOverlap(
  groups: ComponentGroups,
  limit: number = alternativesLimit,
): OverlapResult {
  const met = groups.filter((group) => group.length > 0);
  const finished: ComponentGroups[] = [];
  const pending: Pending[] = [{ groups: met, index: 0 }];
  for (let state = pending.pop(); state !== undefined; state = pending.pop()) {
    const index = nextShared(state);
    if (index === undefined) {
      finished.push(state.groups);
      continue;
    }
    // Asked after each: a group can be met in thousands of ways, which would all be made.
    for (const next of waysToMeet({ groups: state.groups, index })) {
      pending.push(next);
      if (finished.length + pending.length > limit) {
        return { too_complex: true, alternatives: [groups] };
      }
    }
  }
  return { too_complex: false, alternatives: met.length === groups.length ? finished : [] };
}

/** Index of the next group that shares an item with a later one. */
function nextShared({ groups, index }: Pending): number | undefined {
  const lastGroupOf = new Map<string, number>();
  for (let at = index; at < groups.length; at += 1) {
    for (const { item } of groups[at] ?? []) lastGroupOf.set(item, at);
  }
  for (let at = index; at < groups.length; at += 1) {
    if (groups[at]?.some(({ item }) => (lastGroupOf.get(item) ?? at) > at)) return at;
  }
  return undefined;
}

/** All ways to choose from the group at `index`, each without overlap between it and later groups. */
function* waysToMeet({ groups, index }: Pending): Generator<Pending> {
  const group = groups[index] ?? [];
  const later = new Set(groups.slice(index + 1).flatMap((other) => other.map(({ item }) => item)));
  for (const choice of group) {
    if (later.has(choice.item)) yield* chooseShared(groups, index, choice);
  }
  const unique = group.filter(({ item }) => !later.has(item));
  if (unique.length > 0) {
    yield { groups: groups.with(index, unique), index: index + 1 };
  }
}

/**
 * The states in which the group at `index` is met by `choice`, which later groups mention too: for each of these, the
 * two groups are either met together, by the sum of both counts, or the later group is met by something else.
 */
function* chooseShared(
  groups: ComponentGroups,
  index: number,
  choice: ComponentAlternative,
): Generator<Pending> {
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
    yield { groups: others.with(at, [both]).toSpliced(index, 1), index };
    const rest = group.filter((alternative) => alternative !== same);
    if (rest.length === 0) return;
    others = others.with(at, rest);
  }
  yield { groups: others.with(index, [choice]), index: index + 1 };
}
