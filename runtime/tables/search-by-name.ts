/** Definitions by what players call them (§2.1, §2.3). */
import { rangeError } from "../numbers/numbers.ts";
import { everyRow } from "./rows.ts";

/** What is read of a row: one name, or one for each gender. */
interface NamedRow {
  readonly name: string | Readonly<Record<"male" | "female", string>>;
}

/** What is asked of a table. */
interface NamedRows<Row> {
  readonly size: number;
  at(index: number): Row | undefined;
}

export interface NameSearchOptions {
  /** How many at most, a whole number from 1; 20 where absent. */
  readonly limit?: number;
}

/** How well a name answers: the whole of it, its beginning, that of one of its words, or any part. */
const ranks = 4;

/**
 * Definitions whose names (§2.1, §2.3) hold a text: those first that are called so, then names that begin with it, then
 * those of which a word does, then the others, each in the table's order. Upper and lower case, accents and spaces
 * around the text do not matter; of a profession both names are searched. Names are those of the content, not
 * translations.
 *
 * Searches every name each time, some thousands a millisecond; nothing is prepared or kept.
 *
 * @returns A new array, empty where nothing answers and for a text without a letter.
 * @throws RangeError where `limit` is no whole number from 1.
 *
 * @example
 * ```ts
 * import { searchByName } from "defwright/runtime";
 * import { profession, terrain } from "./generated/index.js";
 *
 * searchByName(terrain, "closed door").map(({ id }) => id); // => ["t_door_c"]
 * searchByName(profession, "THIEF", { limit: 1 }).map(({ id }) => id); // => ["letter_thief"]
 * ```
 */
export function searchByName<Row extends NamedRow>(
  table: NamedRows<Row>,
  text: string,
  { limit = 20 }: NameSearchOptions = {},
): Row[] {
  if (!Number.isSafeInteger(limit) || limit < 1) {
    throw rangeError("limit", "a whole number from 1", limit);
  }
  const wanted = plain(text).trim();
  if (wanted === "") return [];
  const found: Row[][] = Array.from({ length: ranks }, () => []);
  for (const row of everyRow(table)) {
    const { name } = row;
    const names = typeof name === "string" ? [name] : [name.male, name.female];
    const rank = Math.min(...names.map((each) => rankOf(plain(each), wanted)));
    found[rank]?.push(row);
  }
  return found.flat().slice(0, limit);
}

/** Without case and accents. */
function plain(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

function rankOf(name: string, text: string): number {
  if (name === text) return 0;
  let at = name.indexOf(text);
  if (at === 0) return 1;
  if (at < 0) return ranks;
  for (; at >= 0; at = name.indexOf(text, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(name[at - 1] ?? " ")) return 2;
  }
  return 3;
}
