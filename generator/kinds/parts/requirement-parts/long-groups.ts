import { unshared, type Share } from "../../view.ts";

/** Groups with fewer alternatives are as cheap to make again as to look up. */
const long = 50;

/**
 * What is made of a long group, once: a list of a thousand items may stand in a thousand recipes.
 * @param share where `make` asks about content
 */
export function onceForLong<Group extends readonly unknown[], Made extends object>(
  make: (group: Group) => Made,
  share: Share = unshared,
): (group: Group) => Made {
  const known = new WeakMap<Group, () => Made>();
  return (group) => {
    if (group.length < long) return make(group);
    let made = known.get(group);
    if (!made) known.set(group, (made = share(() => make(group))));
    return made();
  };
}
