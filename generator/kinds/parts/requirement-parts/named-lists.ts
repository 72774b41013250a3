import { askingGroups, readAlternative, type GroupMember, type Needing } from "./written.ts";

/** A "LIST" in the first group of a requirement, which is the only group that other lists use. */
export interface NamedList {
  readonly id: string;
  /** Index of the group; `index` is that of the alternative in it. */
  readonly group: number;
  readonly index: number;
}

/** The lists that the first group of a requirement names, in the order written; none if there is no requirement. */
export function namedLists(value: Needing | undefined, member: GroupMember): NamedList[] {
  const [first] = value ? askingGroups(value, member) : [];
  if (!first) return [];
  return first.group.flatMap((written, index) => {
    const { id, isList } = readAlternative(written);
    return isList ? [{ id, group: first.index, index }] : [];
  });
}
