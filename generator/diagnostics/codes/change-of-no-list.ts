import type { ContentCode, Reason } from "../code-definition.ts";
import { quotedList } from "../sentence.ts";

/** `changes` apply to lists, and `member` is not one. */
interface Data {
  readonly member: string;
  readonly changes: readonly string[];
  /** `member` is a list, and what would be added is not. */
  readonly found?: "list";
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "2.1",
  theme: "definitions",
  meaning: "An object adds entries to a member that is not a list, or removes entries from it.",
  message: ({ member, changes, found }) =>
    found
      ? `${quotedList(changes, "and")} is not a list – "${member}" of the definition is one.`
      : `${quotedList(changes, "and")} ${changes.length > 1 ? "change" : "changes"} a list – "${member}" of the definition is not a list.`,
  help: ({ member, found }) =>
    found ? "Write it as a list, too." : `Write "${member}" itself instead, with its new value.`,
};

export const reason: Reason = {
  why: 'Entries can be added only to a list, and removed only from a list. Here the member has another value, such as "autolearn": true, so the change cannot be applied.',
  remedy: "Write the member itself, with its new value.",
};
