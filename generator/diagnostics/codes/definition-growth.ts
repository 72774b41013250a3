import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly kind: string;
  readonly id: string;
  /** Members and entries that may be written. */
  readonly most: number;
}

export const code: ContentCode<Data> = {
  severity: "error",
  theme: "definitions",
  losesContent: true,
  meaning:
    "Definitions that build on each other have more members and entries of lists written anew than the bound allows.",
  message: ({ kind, id, most }) =>
    `For ${kind} "${id}" and all that it builds on, more than ${most.toLocaleString("en")} members and entries of lists have been written anew – expected no more than that.`,
  help: () =>
    "Let fewer definitions build on each other, or change a list in one object instead of many.",
};

export const reason: Reason = {
  why: "Each copy has the members of its parent written anew, each copy that extends a list and each modification that takes an entry out a new list with all entries that stay. A long line of them takes time and memory that grow with the square of their number, so there is a bound; real content stays a thousand times below it.",
  remedy:
    "Copy from the first of the line where a copy of a copy says nothing else, put the additions and removals of many modifications into one, or write the list out in the definitions in which it is another.",
};
