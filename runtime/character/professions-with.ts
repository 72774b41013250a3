/** Which professions start with an item (§2.1). */
import type { Gender } from "./starting-items.ts";
import { everyRow } from "../tables/rows.ts";

/** The members of a list of starting items that are read. */
interface ItemList {
  readonly list: readonly { readonly item: string }[];
}

/** The members of a profession that are read. */
interface ProfessionRow {
  readonly items: Readonly<Record<"both" | Gender, ItemList>>;
}

/** The part of a table of professions that is used. */
interface Professions<Row> {
  readonly size: number;
  at(index: number): Row | undefined;
}

/** The item type of the lists of a row. */
type ItemOf<Row extends ProfessionRow> = Row["items"]["both"]["list"][number]["item"];

export interface ProfessionWith<Row> {
  readonly profession: Row;
  /** Who has the item: both genders, or only one. If each gender has it in its own list, it is `both`. */
  readonly gender: "both" | Gender;
}

/**
 * Returns the professions that start with an item (§2.1), in the table's order. Items from a group, and items that a
 * substitution (§2.2) puts in place of others, are not considered.
 *
 * Examines every profession on each call; nothing is prepared or kept.
 *
 * @param item An item's id.
 * @returns A new array; empty if no profession starts with it.
 *
 * @example
 * ```ts
 * import { professionsWith } from "defwright/runtime";
 * import { itemId, profession } from "./generated/index.js";
 *
 * const [first] = professionsWith(profession, itemId("hat_pin"));
 * [first?.profession.id, first?.gender]; // => ["letter_thief", "female"]
 * ```
 */
export function professionsWith<Row extends ProfessionRow>(
  table: Professions<Row>,
  item: NoInfer<ItemOf<Row>>,
): ProfessionWith<Row>[] {
  const found: ProfessionWith<Row>[] = [];
  for (const profession of everyRow(table)) {
    const { both, male, female } = profession.items;
    const [common, his, hers] = [both, male, female].map(({ list }) =>
      list.some((each) => each.item === item),
    );
    if (common === true || (his === true && hers === true)) {
      found.push({ profession, gender: "both" });
    } else if (his === true) found.push({ profession, gender: "male" });
    else if (hers === true) found.push({ profession, gender: "female" });
  }
  return found;
}
