import type { ContentCode, Reason } from "../code-definition.ts";
import { quotedList } from "../sentence.ts";

/** `changes` are for lists, and `member` is none. */
interface Data {
  readonly member: string;
  readonly changes: readonly string[];
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "2.1",
  theme: "definitions",
  meaning: "An entry is to be added to or removed from a member that is no list.",
  message: ({ member, changes }) =>
    `${quotedList(changes, "and")} ${changes.length > 1 ? "change" : "changes"} a list – "${member}" of the definition is none.`,
  help: ({ member }) => `State "${member}" itself instead.`,
};

export const reason: Reason = {
  why: 'Entries can be added to a list and removed from one. The member is something else at that moment, such as "autolearn": true, so there is nothing to add to.',
  remedy: "State the member itself, with its new value.",
};
