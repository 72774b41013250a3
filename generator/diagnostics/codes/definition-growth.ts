import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly kind: string;
  readonly id: string;
  /** Maximum number of members and entries that may be written. */
  readonly most: number;
}

export const code: ContentCode<Data> = {
  severity: "error",
  theme: "definitions",
  losesContent: true,
  meaning: "Definitions that build on each other copy too many members and list entries.",
  message: ({ kind, id, most }) =>
    `The ${kind} "${id}" and everything it builds on need more than ${most.toLocaleString("en")} copied members and list entries – expected no more than that.`,
  help: () =>
    choose(
      ["let fewer definitions build on each other", "they form a long chain"],
      ["change a list in one object", "many objects change it"],
    ),
};

export const reason: Reason = {
  why: "Each copy repeats the members of its parent. Each copy that extends a list, and each modification that removes an entry, makes a new list with all remaining entries. The time and memory for a long chain of them grow with the square of its length, so there is a limit; real content stays a thousand times below it.",
  remedy:
    "Where a copy of a copy adds nothing new, copy from the first definition of the chain instead. Combine the additions and removals of many modifications into one, or write the whole list in the definitions whose list differs.",
};
