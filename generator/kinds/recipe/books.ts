import { readText } from "../parts/translated-text/read-text.ts";
import type { WrittenBook, WrittenBookObject, WrittenBooks, WrittenRecipe } from "./written.ts";

/** A book that teaches the recipe. */
export interface BookLearn {
  readonly book: string;
  readonly level: number;
  /** Name in the book's description; absent where it is the result's. */
  readonly name?: string;
  /** The book's description leaves the recipe out (§2.10: an empty name). */
  readonly hidden?: true;
}

/** Books in the order written; a level that is not given is the recipe's difficulty. */
export function booksOf(recipe: WrittenRecipe): BookLearn[] {
  const { book_learn = [], difficulty = 0 } = recipe;
  if (isBookList(book_learn)) {
    return book_learn.map(([book, level, name]) =>
      bookLearn(book, level ?? difficulty, name, name === ""),
    );
  }
  return booksByName(book_learn).map(([book, { skill_level, recipe_name, hidden }]) => {
    const name = recipe_name === undefined ? undefined : readText(recipe_name);
    return bookLearn(book, skill_level ?? difficulty, name, hidden === true || name === "");
  });
}

export function isBookList(books: WrittenBooks): books is readonly WrittenBook[] {
  return Array.isArray(books);
}

/** The object form (extension), without its comments. */
export function booksByName(
  books: Exclude<WrittenBooks, readonly WrittenBook[]>,
): (readonly [book: string, how: WrittenBookObject])[] {
  return Object.entries(books).filter(([book]) => !book.startsWith("//"));
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
