import type { ContentCode, Reason } from "../code-definition.ts";
import { quotedList } from "../sentence.ts";

/** `changes` have no effect beside `member`. */
interface Data {
  readonly member: string;
  readonly changes: readonly string[];
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.1",
  theme: "definitions",
  meaning: "An object gives a member whole and says what to change in it.",
  message: ({ member, changes }) =>
    `${quotedList(changes, "and")} ${changes.length > 1 ? "have" : "has"} no effect – "${member}" beside ${
      changes.length > 1 ? "them" : "it"
    } replaces the whole.`,
  help: ({ member, changes }) =>
    `Keep either "${member}" or ${changes.length > 1 ? "the changes" : "the change"}.`,
};

export const reason: Reason = {
  why: "The object says both what the whole list is and what changes in the old one. The whole list wins, and the changes are lost.",
  remedy: "Keep one of the two: the list to replace it, or the changes to leave the rest as it is.",
};
