import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly kind: string;
  readonly id: string;
  /** Entries that may be written. */
  readonly most: number;
}

export const code: ContentCode<Data> = {
  severity: "error",
  theme: "definitions",
  losesContent: true,
  meaning:
    "Definitions built on each other write the same lists anew more often than the bound allows.",
  message: ({ kind, id, most }) =>
    `Here the lists of ${kind} "${id}" and of all that it builds on have been written anew for more than ${most.toLocaleString("en")} entries – expected no more than that.`,
  help: () =>
    "Change the list in one object instead of many, or let fewer definitions build on each other.",
};

export const reason: Reason = {
  why: "Each copy that extends a list, and each modification that takes an entry out, makes a new list with all entries that stay. A long line of them takes time and memory that grow with the square of their number, so there is a bound; real content stays a thousand times below it.",
  remedy:
    "Put the additions and removals of many modifications into one, or write the list out in the definitions in which it is another.",
};
