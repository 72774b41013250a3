import { getOrInsert } from "../../../model/maps.ts";
import { refuseAbove } from "../../../model/budget.ts";
import { circlesOf, type Circle } from "../circles.ts";
import type { Share } from "../../view.ts";
import { namedLists } from "./named-lists.ts";
import type { ComponentAlternative, ToolAlternative } from "./requirements.ts";
import {
  askingGroups,
  readAlternative,
  type Alternative,
  type GroupMember,
  type Needing,
  type WrittenAlternative,
} from "./written.ts";

/** Returns the value of a requirement, or `undefined` if none has that id. */
export type FindRequirement = (id: string) => Needing | undefined;

/** The groups of one object with every "LIST" written out, each with at least one entry. */
export interface WrittenOut<Entry> {
  readonly groups: readonly (readonly Entry[])[];
  /** Unknown requirements in whose lists all entries of a group would be. */
  readonly missing: readonly string[];
}

export type GroupWriter<Entry> = (value: Needing) => WrittenOut<Entry>;

/** What a list stands for, or a group of lists. */
interface Listed<Entry> {
  readonly entries: readonly Entry[];
  /** Unknown requirements that could add entries. */
  readonly missing: readonly string[];
}

const nothingListed = { entries: [], missing: [] } as const;

/** Counts are 32-bit numbers in the format's own game; lists within lists could multiply past that. */
const largestCount = 2 ** 31 - 1;

/** The differences between tools and components when a "LIST" is written out. */
export interface Sort<Entry extends { readonly item: string }> {
  readonly member: GroupMember;
  readonly plain: (alternative: Alternative) => Entry;
  /** Multiplies an entry by a multiplier of `using` or "LIST". */
  readonly scale: (entry: Entry, multiplier: number) => Entry;
  readonly unrecoverable: (entry: Entry) => Entry;
  readonly asksForLess: (one: Entry, other: Entry) => boolean;
}

export const tools: Sort<ToolAlternative> = {
  member: "tools",
  plain: ({ id, amount }) => ({
    item: id,
    // 0 is reported elsewhere, and treated as presence here.
    count: amount < 0 ? -amount : 1,
    charges: Math.max(amount, 0),
  }),
  // Presence is never multiplied, and a multiplier below 1 turns consumed charges into presence.
  scale: (tool, multiplier) => {
    if (multiplier === 1 || tool.charges === 0) return tool;
    const charges = multiplier < 1 ? 0 : Math.min(tool.charges * multiplier, largestCount);
    return { ...tool, charges };
  },
  unrecoverable: (tool) => tool,
  // Presence requires less than any charges.
  asksForLess: (one, other) =>
    one.charges === other.charges ? one.count < other.count : one.charges < other.charges,
};

export const components: Sort<ComponentAlternative> = {
  member: "components",
  plain: ({ id, amount, recoverable }) => ({ item: id, count: amount, recoverable }),
  // Nothing can be needed less than once: a multiplier below 1 (reported elsewhere) counts as 1.
  scale: (component, multiplier) => {
    if (multiplier <= 1) return component;
    return { ...component, count: Math.min(component.count * multiplier, largestCount) };
  },
  unrecoverable: (component) => ({ ...component, recoverable: false }),
  asksForLess: (one, other) => one.count < other.count,
};

/** Whether a mention leaves the entries of the list unchanged. */
function isPlain({ amount, recoverable }: Alternative): boolean {
  return amount === 1 && recoverable;
}

/**
 * Makes a function that writes out groups: an alternative marked "LIST" is replaced by the first group of that sort in
 * the requirement that it names, multiplied. A list that leads back to the requirement that names it, or that does not
 * exist, adds nothing (both are reported elsewhere), in whatever order they are written out. A group that its lists
 * leave empty is left out; if one of them does not exist, its id is missing, because it may be all that the group asks
 * for. Each requirement is written out once, so lists within lists stay cheap.
 */
export function writerOf<Entry extends { readonly item: string }>(
  sort: Sort<Entry>,
  find: FindRequirement,
  share: Share,
): GroupWriter<Entry> {
  const lists = new Map<string, () => Listed<Entry>>();
  const next = (id: string): readonly string[] =>
    namedLists(find(id), sort.member).map((each) => each.id);
  const circleOf = circlesOf(next, String, share);

  /** @param circle the circle that the group is part of */
  function writeGroup(
    group: readonly WrittenAlternative[],
    circle?: Circle<string>,
  ): Listed<Entry> {
    const entries: Entry[] = [];
    let missing: readonly string[] = [];
    for (const written of group) {
      const alternative = readAlternative(written);
      // A list that is the whole group is the same for everyone who names it.
      const isWhole = group.length === 1 && alternative.isList && isPlain(alternative);
      if (isWhole && circle?.nodes.has(alternative.id) !== true) return writeList(alternative.id);
      if (!alternative.isList) entries.push(sort.plain(alternative));
      else if (circle?.nodes.has(alternative.id) !== true) {
        const list = writeList(alternative.id);
        for (const entry of list.entries) {
          const scaled = sort.scale(entry, alternative.amount);
          entries.push(alternative.recoverable ? scaled : sort.unrecoverable(scaled));
        }
        if (list.missing.length > 0) missing = [...missing, ...list.missing];
      }
    }
    return { entries: keepSmallest(entries, sort.asksForLess), missing };
  }

  function writeList(id: string): Listed<Entry> {
    const open = lists.has(id) ? [] : [id];
    // Without recursion: the lists that it names are written first.
    for (let at = open.at(-1); at !== undefined; at = open.at(-1)) {
      const own = at;
      const unwritten = lists.has(own) ? [] : namedBy(own).filter((each) => !lists.has(each));
      if (unwritten.length > 0) open.push(...unwritten);
      else {
        open.pop();
        getOrInsert(lists, own, () => share(() => writeAnew(own)));
      }
    }
    return lists.get(id)?.() ?? nothingListed;
  }

  /** The lists that a requirement names, except those of its own circle, which add nothing. */
  function namedBy(id: string): readonly string[] {
    const circle = circleOf(id);
    return next(id).filter((each) => circle?.nodes.has(each) !== true);
  }

  function writeAnew(id: string): Listed<Entry> {
    const requirement = find(id);
    if (!requirement) return { entries: [], missing: [id] };
    const [first] = askingGroups(requirement, sort.member);
    return first ? writeGroup(first.group, circleOf(id)) : nothingListed;
  }

  return (value) => {
    const groups: (readonly Entry[])[] = [];
    const missing: string[] = [];
    for (const { group } of askingGroups(value, sort.member)) {
      const listed = writeGroup(group);
      if (listed.entries.length > 0) groups.push(listed.entries);
      else missing.push(...listed.missing);
    }
    refuseAbove(
      "groups",
      groups.reduce((sum, { length }) => sum + length, 0),
    );
    return { groups, missing };
  };
}

/**
 * Removes repeated items from a group, in order of first mention: of two alternatives with the same item the one that
 * requires less stays, because whoever has the greater number also has the smaller one.
 */
function keepSmallest<Alternative extends { readonly item: string }>(
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
