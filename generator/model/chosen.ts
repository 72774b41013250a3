import { isSameList, type Memo } from "./memo.ts";
import { spliced, spliceOf } from "./splice.ts";

/** A list, which of its entries are chosen, and the chosen entries. */
interface Chosen<Item> {
  readonly list: readonly Item[];
  readonly isChosen: readonly boolean[];
  readonly chosen: readonly Item[];
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
    if (!before) return choose(list, list.map(isChosen));
    const splice = spliceOf(before.list, list);
    const part = list.slice(splice.start, splice.end).map(isChosen);
    const now = choose(list, spliced(before.isChosen, splice, part));
    return isSameList(before.chosen, now.chosen) ? { ...now, chosen: before.chosen } : now;
  }).chosen;
}

function choose<Item>(list: readonly Item[], isChosen: readonly boolean[]): Chosen<Item> {
  return { list, isChosen, chosen: list.filter((_, at) => isChosen[at]) };
}
