import { isSameList, type Memo } from "./memo.ts";
import { spliced, spliceOf } from "./splice.ts";

/** A list, which of its entries were chosen, and these. */
interface Chosen<Item> {
  readonly list: readonly Item[];
  readonly isChosen: readonly boolean[];
  readonly chosen: readonly Item[];
}

/**
 * The entries of a list for which something holds that depends on the entry alone. Of a list that differs in a part
 * from that of the last run, only the entries of the part are asked; where all that are chosen are the same, so is the
 * result.
 * @param name of the memo's part
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
