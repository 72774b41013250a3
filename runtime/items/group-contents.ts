/** Everything that an item group may spawn, whatever is rolled (§2.7–2.9). */
import type { GroupInPlace, RollableGroup } from "./spawned-item.ts";

/** Items, and groups that are defined elsewhere. */
export interface GroupContents {
  readonly items: Set<string>;
  readonly groups: Set<string>;
}

/** Containers and their contents are included; entries that are never chosen are left out. */
export function contentsOf(group: RollableGroup | undefined): GroupContents {
  const found: GroupContents = { items: new Set(), groups: new Set() };
  if (group === undefined) return found;
  if ("group" in group) found.groups.add(group.group);
  else addEntries(group, found);
  return found;
}

function addEntries({ entries }: GroupInPlace, found: GroupContents): void {
  for (const entry of entries) {
    if (entry.prob <= 0) continue;
    if ("item" in entry) found.items.add(entry.item);
    else if ("group" in entry) found.groups.add(entry.group);
    else addEntries(entry.nested, found);
    const items = [...(entry.contents_items ?? []), entry.container_item, entry.ammo_item];
    for (const item of items) if (item !== undefined) found.items.add(item);
    const groups = [...(entry.contents_groups ?? []), entry.container_group, entry.ammo_group];
    for (const each of groups) if (each !== undefined) found.groups.add(each);
  }
}

/**
 * Returns the ids of the groups that may spawn an item, directly or through groups inside them, among the given groups
 * and those inside them. Each group is opened once.
 */
export function groupsWith(
  item: string,
  ids: Iterable<string>,
  find: (id: string) => RollableGroup | undefined,
): ReadonlySet<string> {
  const within = new Map<string, string[]>();
  const having: string[] = [];
  const seen = new Set(ids);
  for (const id of seen) {
    const { items, groups } = contentsOf(find(id));
    if (items.has(item)) having.push(id);
    for (const inner of groups) {
      const outer = within.get(inner);
      if (outer) outer.push(id);
      else within.set(inner, [id]);
      // Iterating over a set includes the elements that are added meanwhile.
      seen.add(inner);
    }
  }
  const found = new Set(having);
  for (const id of found) for (const outer of within.get(id) ?? []) found.add(outer);
  return found;
}
