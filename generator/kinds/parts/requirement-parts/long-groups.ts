import { getOrInsert } from "../../../model/maps.ts";
import { unshared, type Share } from "../../view.ts";

/** Groups with fewer alternatives are as cheap to make again as to look up. */
const long = 50;

/** Whether there are so many groups that most of them come from requirements that others use as well. */
export function areMany(groups: readonly unknown[]): boolean {
  return groups.length >= long;
}

/**
 * Makes the result for a long group, or for one of many groups, only once: a list of a thousand items may be in a
 * thousand recipes, and so may a thousand groups of one item.
 * @param share needed if `make` asks about content
 */
export function onceForLong<Group extends readonly unknown[], Made extends object>(
  make: (group: Group) => Made,
  share: Share = unshared,
): (group: Group, isOneOfMany?: boolean) => Made {
  const known = new WeakMap<Group, () => Made>();
  return (group, isOneOfMany = false) => {
    if (group.length < long && !isOneOfMany) return make(group);
    return getOrInsert(known, group, () => share(() => make(group)))();
  };
}
