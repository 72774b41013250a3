import { listCircles, type ListCircle } from "./list-circles.ts";
import type { Share } from "../../view.ts";
import { namedLists } from "./named-lists.ts";
import type { ComponentAlternative, ToolAlternative } from "./requirements.ts";
import { scaleComponent, scaleTool } from "./scale.ts";
import { fewerComponents, keepSmallest, lesserTool } from "./smallest.ts";
import {
  askingGroups,
  readAlternative,
  type Alternative,
  type GroupMember,
  type Needing,
  type WrittenAlternative,
} from "./written.ts";

/** The value of a requirement, or `undefined` where there is none of that id. */
export type FindRequirement = (id: string) => Needing | undefined;

/** The groups of one object, every "LIST" written out. */
export type GroupWriter<Entry> = (value: Needing) => readonly (readonly Entry[])[];

/** What tools and components do differently when a "LIST" is written out. */
interface Sort<Entry extends { readonly item: string }> {
  readonly member: GroupMember;
  readonly plain: (alternative: Alternative) => Entry;
  /** An entry that stands in a list which is mentioned like this. */
  readonly listed: (entry: Entry, mention: Alternative) => Entry;
  readonly asksForLess: (one: Entry, other: Entry) => boolean;
}

const tools: Sort<ToolAlternative> = {
  member: "tools",
  plain: ({ id, amount }) => ({
    item: id,
    // 0 is reported elsewhere and then read as presence.
    count: amount < 0 ? -amount : 1,
    charges: Math.max(amount, 0),
  }),
  listed: (tool, mention) => scaleTool(tool, mention.amount),
  asksForLess: lesserTool,
};

const components: Sort<ComponentAlternative> = {
  member: "components",
  plain: ({ id, amount, recoverable }) => ({ item: id, count: amount, recoverable }),
  listed: (component, mention) => {
    const scaled = scaleComponent(component, mention.amount);
    return mention.recoverable ? scaled : { ...scaled, recoverable: false };
  },
  asksForLess: fewerComponents,
};

/** It takes the entries of the list as they are. */
function isPlain({ amount, recoverable }: Alternative): boolean {
  return amount === 1 && recoverable;
}

/** Writes out the tool groups of an object; see `writerOf`. */
export function toolWriter(find: FindRequirement, share: Share): GroupWriter<ToolAlternative> {
  return writerOf(tools, find, share);
}

/** Writes out the component groups of an object; see `writerOf`. */
export function componentWriter(
  find: FindRequirement,
  share: Share,
): GroupWriter<ComponentAlternative> {
  return writerOf(components, find, share);
}

/**
 * Makes a function that writes out groups: an alternative marked "LIST" gives way to the first group of that sort of
 * the requirement that it names, multiplied. A list that leads back to the requirement that names it, or that does not
 * exist, adds nothing (both are reported elsewhere), whoever is written out first. Each requirement is written out
 * once, so lists within lists stay cheap.
 */
function writerOf<Entry extends { readonly item: string }>(
  sort: Sort<Entry>,
  find: FindRequirement,
  share: Share,
): GroupWriter<Entry> {
  const lists = new Map<string, () => readonly Entry[]>();
  const next = (id: string): readonly string[] => {
    const requirement = find(id);
    return requirement ? namedLists(requirement, sort.member).map((each) => each.id) : [];
  };
  const circleOf = listCircles(next, share);

  /** @param circle that the group is part of */
  function writeGroup(group: readonly WrittenAlternative[], circle?: ListCircle): readonly Entry[] {
    const entries: Entry[] = [];
    for (const written of group) {
      const alternative = readAlternative(written);
      // A list that stands for the whole group is the same for all who name it.
      const isWhole = group.length === 1 && alternative.isList && isPlain(alternative);
      if (isWhole && circle?.ids.has(alternative.id) !== true) return writeList(alternative.id);
      if (!alternative.isList) entries.push(sort.plain(alternative));
      else if (circle?.ids.has(alternative.id) !== true) {
        for (const entry of writeList(alternative.id)) {
          entries.push(sort.listed(entry, alternative));
        }
      }
    }
    return keepSmallest(entries, sort.asksForLess);
  }

  function writeList(id: string): readonly Entry[] {
    const open = lists.has(id) ? [] : [id];
    // Without recursion: first those that it names.
    for (let at = open.at(-1); at !== undefined; at = open.at(-1)) {
      const own = at;
      const unwritten = lists.has(own) ? [] : namedBy(own).filter((each) => !lists.has(each));
      if (unwritten.length > 0) open.push(...unwritten);
      else {
        open.pop();
        if (!lists.has(own))
          lists.set(
            own,
            share(() => writeAnew(own)),
          );
      }
    }
    return lists.get(id)?.() ?? [];
  }

  /** Those of its own circle add nothing. */
  function namedBy(id: string): readonly string[] {
    const circle = circleOf(id);
    return next(id).filter((each) => circle?.ids.has(each) !== true);
  }

  function writeAnew(id: string): readonly Entry[] {
    const requirement = find(id);
    const first = requirement && askingGroups(requirement, sort.member)[0];
    return first ? writeGroup(first.group, circleOf(id)) : [];
  }

  // A group that its lists leave empty stays: nothing meets it.
  return (value) => askingGroups(value, sort.member).map(({ group }) => writeGroup(group));
}
