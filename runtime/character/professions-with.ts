/** Which professions bring an item along (§2.1). */
import type { Gender } from "./starting-items.ts";
import { everyRow } from "../tables/rows.ts";

/** What is read of a list of starting items. */
interface ItemList {
  readonly list: readonly { readonly item: string }[];
}

/** What is read of a profession. */
interface ProfessionRow {
  readonly items: Readonly<Record<"both" | Gender, ItemList>>;
}

/** What is asked of the table of professions. */
interface Professions<Row> {
  readonly size: number;
  at(index: number): Row | undefined;
}

/** The item of a list of a row. */
type ItemOf<Row extends ProfessionRow> = Row["items"]["both"]["list"][number]["item"];

export interface ProfessionWith<Row> {
  readonly profession: Row;
  /** Whose it is: of whichever gender, or only of that one. Where each has it in a list of its own, it is of both. */
  readonly gender: "both" | Gender;
}

/**
 * The professions that start with an item (§2.1), in the table's order. Items that a group may give or a substitution
 * (§2.2) puts in their place are not looked for.
 *
 * Examines every profession each time; nothing is prepared or kept.
 *
 * @param item An item's id.
 * @returns A new array, empty where nobody starts with it.
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
