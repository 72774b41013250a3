/** Finds definitions by the names that players know (§2.1, §2.3). */
import { rangeError } from "../numbers/numbers.ts";
import { everyRow } from "./rows.ts";

/** The members of a row that are read: one name, or one for each gender. */
interface NamedRow {
  readonly name: string | Readonly<Record<"male" | "female", string>>;
}

/** The members of a table that are used. */
interface NamedRows<Row> {
  readonly size: number;
  at(index: number): Row | undefined;
}

export interface NameSearchOptions {
  /** Maximum number of results, a whole number from 1; 20 if absent. */
  readonly limit?: number;
}

/** The number of ranks: the whole name matches, its beginning, the beginning of one of its words, or any part. */
const ranks = 4;

/**
 * Finds definitions whose names (§2.1, §2.3) contain a text. Exact matches come first, then names that begin with the
 * text, then names in which a word begins with it, then the others, each in the table's order. Case, accents and spaces
 * around the text are ignored; for professions both names are searched. Names are those of the content, not
 * translations.
 *
 * Searches every name on each call, some thousands per millisecond; nothing is prepared or kept.
 *
 * @returns A new array; empty if nothing matches, or if the text is empty or blank.
 * @throws RangeError if `limit` is not a whole number from 1.
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

/** Removes case and accents. */
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
