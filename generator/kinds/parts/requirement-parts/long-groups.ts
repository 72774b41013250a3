import { unshared, type Share } from "../../view.ts";

/** Groups with fewer alternatives are as cheap to make again as to look up. */
const long = 50;

/** Where so many stand side by side, most are those of requirements that others use as well. */
export function areMany(groups: readonly unknown[]): boolean {
  return groups.length >= long;
}

/**
 * What is made of a long group, or of one of many, once: a list of a thousand items may stand in a thousand recipes,
 * and so may a thousand groups of one item.
 * @param share where `make` asks about content
 */
export function onceForLong<Group extends readonly unknown[], Made extends object>(
  make: (group: Group) => Made,
  share: Share = unshared,
): (group: Group, isOneOfMany?: boolean) => Made {
  const known = new WeakMap<Group, () => Made>();
  return (group, isOneOfMany = false) => {
    if (group.length < long && !isOneOfMany) return make(group);
    let made = known.get(group);
    if (!made) known.set(group, (made = share(() => make(group))));
    return made();
  };
}
