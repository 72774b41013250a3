import type { ComponentAlternative, ToolAlternative } from "./requirements.ts";

/**
 * Removes repeated items from a group, in order of first mention: of two alternatives with the same item the one that
 * requires less stays, because whoever has the greater number also has the smaller one.
 */
export function keepSmallest<Alternative extends { readonly item: string }>(
  group: readonly Alternative[],
  asksForLess: (one: Alternative, other: Alternative) => boolean,
): readonly Alternative[] {
  if (group.length < 2) return group;
  const byItem = new Map<string, Alternative>();
  for (const alternative of group) {
    const earlier = byItem.get(alternative.item);
    if (earlier === undefined || asksForLess(alternative, earlier)) {
      byItem.set(alternative.item, alternative);
    }
  }
  return byItem.size === group.length ? group : [...byItem.values()];
}

export function fewerComponents(one: ComponentAlternative, other: ComponentAlternative): boolean {
  return one.count < other.count;
}

/** Presence requires less than any charges. */
export function lesserTool(one: ToolAlternative, other: ToolAlternative): boolean {
  return one.charges === other.charges ? one.count < other.count : one.charges < other.charges;
}
