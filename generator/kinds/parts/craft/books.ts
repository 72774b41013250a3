import type {
  AuthoredListBookLearn,
  AuthoredRecipeBook,
} from "../../../compiled/authored-types.ts";
import { isList } from "../../../json/containers.ts";
import type { JsonPath } from "../../../model/json.ts";
import { readText } from "../translated-text/read-text.ts";
import type { AuthoredCraft } from "./craft.ts";
import { isRemark } from "../../../json/remark.ts";

/** A book that teaches the recipe. */
export interface BookLearn {
  readonly book: string;
  readonly level: number;
  /** Name in the book's description; absent if it is that of the result. */
  readonly name?: string;
  /** The book's description leaves the recipe out (§2.10: an empty name). */
  readonly hidden?: true;
}

/** The books in the order written, each as it is first; an absent level is the recipe's difficulty. */
export function booksOf(craft: AuthoredCraft): BookLearn[] {
  const { book_learn = [], difficulty = 0 } = craft;
  if (isList(book_learn)) {
    const repeated = repeatedBooks(craft);
    return book_learn.flatMap((entry, index) => {
      const [book, level, name] = elementsOf(entry);
      return repeated.has(index) ? [] : bookLearn(book, level ?? difficulty, name, name === "");
    });
  }
  return booksByName(book_learn).map(([book, { skill_level, recipe_name, hidden }]) => {
    const name = recipe_name === undefined ? undefined : readText(recipe_name);
    return bookLearn(book, skill_level ?? difficulty, name, hidden === true || name === "");
  });
}

/** The entries of the list form whose book an earlier entry names, by their index: only the first has an effect. */
export function repeatedBooks({ book_learn = [] }: AuthoredCraft): ReadonlyMap<number, Repetition> {
  const repeated = new Map<number, Repetition>();
  if (!isList(book_learn) || book_learn.length < 2) return repeated;
  const first = new Map<string, AuthoredListBookLearn[number]>();
  book_learn.forEach((entry, index) => {
    const [book] = entry;
    const earlier = first.get(book);
    if (earlier) repeated.set(index, { book, same: isEqual(earlier, entry) });
    else first.set(book, entry);
  });
  return repeated;
}

interface Repetition {
  readonly book: string;
  /** Whether the earlier entry is written alike. */
  readonly same: boolean;
}

function isEqual(
  one: AuthoredListBookLearn[number],
  other: AuthoredListBookLearn[number],
): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The levels as written, with their paths. */
export function bookLevels({ book_learn = [] }: AuthoredCraft): {
  readonly book: string;
  readonly level: number | undefined;
  readonly path: JsonPath;
}[] {
  if (isList(book_learn)) {
    return book_learn.map((entry, index) => {
      const [book, level] = elementsOf(entry);
      return { book, level, path: ["book_learn", index, 1] };
    });
  }
  return booksByName(book_learn).map(([book, { skill_level: level }]) => ({
    book,
    level,
    path: ["book_learn", book, "skill_level"],
  }));
}

/** Unites the types of entries of different lengths in the list form. */
function elementsOf(
  entry: AuthoredListBookLearn[number],
): readonly [book: string, level?: number, name?: string] {
  return entry;
}

/** The object form (extension), without its comments. */
function booksByName(
  books: Readonly<Record<string, AuthoredRecipeBook>>,
): (readonly [book: string, how: AuthoredRecipeBook])[] {
  return Object.entries(books).filter(([book]) => !isRemark(book));
}

function bookLearn(
  book: string,
  level: number,
  name: string | undefined,
  hidden: boolean,
): BookLearn {
  return {
    book,
    level,
    ...(name === undefined || name === "" ? {} : { name }),
    ...(hidden ? { hidden } : {}),
  };
}
