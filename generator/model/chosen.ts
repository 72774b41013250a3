import { isSameList, type Memo } from "./memo.ts";
import { spliced, spliceOf } from "./splice.ts";

/** A list, and what was made of each of its entries. */
interface Mapped<Item, Made> {
  readonly list: readonly Item[];
  readonly made: readonly Made[];
}

/** A list, which of its entries are chosen, and the chosen entries. */
interface Chosen<Item> extends Mapped<Item, boolean> {
  readonly chosen: readonly Item[];
}

/**
 * Returns what `make` makes of each entry of a list, which must depend on the entry alone. Only entries in the part
 * that differs from the list of the last run are made anew; if they make the same, the result is the same list.
 * @param name name of the part of the memo
 * @param make receives what was made of the entry that had the place before
 */
export function mappedFrom<Item, Made>(
  memo: Memo,
  name: string,
  list: readonly Item[],
  make: (item: Item, before?: Made) => Made,
): readonly Made[] {
  return memo.part<Mapped<Item, Made>>(name, list, (before) => mapped(before, list, make)).made;
}

/**
 * Returns the entries of a list that satisfy `isChosen`, which must depend on the entry alone. Only the entries in the
 * part that differs from the list of the last run are tested. If the same entries are chosen, the result is the same
 * list.
 * @param name name of the part of the memo
 */
export function chosenFrom<Item>(
  memo: Memo,
  name: string,
  list: readonly Item[],
  isChosen: (item: Item) => boolean,
): readonly Item[] {
  return memo.part<Chosen<Item>>(name, list, (before) => {
    const now = mapped<Item, boolean>(before, list, isChosen);
    const chosen = list.filter((_, at) => now.made[at]);
    return { ...now, chosen: before && isSameList(before.chosen, chosen) ? before.chosen : chosen };
  }).chosen;
}

function mapped<Item, Made>(
  before: Mapped<Item, Made> | undefined,
  list: readonly Item[],
  make: (item: Item, before?: Made) => Made,
): Mapped<Item, Made> {
  if (!before) return { list, made: list.map((item) => make(item)) };
  const splice = spliceOf(before.list, list);
  const { start, endBefore, end } = splice;
  const last = (at: number): Made | undefined =>
    start + at < endBefore ? before.made[start + at] : undefined;
  const part = list.slice(start, end).map((item, at) => make(item, last(at)));
  const isSame = isSameList(before.made.slice(start, endBefore), part);
  return { list, made: isSame ? before.made : spliced(before.made, splice, part) };
}
