import { askingGroups, readAlternative, type GroupMember, type Needing } from "./written.ts";

/** One "LIST" in the first group of a requirement: all that other lists ever see of it. */
export interface NamedList {
  readonly id: string;
  /** Index of the group, and of the alternative in it. */
  readonly group: number;
  readonly index: number;
}

/** In the order written. */
export function namedLists(value: Needing, member: GroupMember): NamedList[] {
  const [first] = askingGroups(value, member);
  if (!first) return [];
  return first.group.flatMap((written, index) => {
    const { id, isList } = readAlternative(written);
    return isList ? [{ id, group: first.index, index }] : [];
  });
}
