import type { ContentCode, Reason } from "../code-definition.ts";
import { choose, quotedList } from "../sentence.ts";

/** `changes` have no effect beside `member`. */
interface Data {
  readonly member: string;
  readonly changes: readonly string[];
  /** Present for a number instead of a list: whether `member` states it or multiplies it. */
  readonly number?: "stated" | "multiplied";
}

const wins: Readonly<Record<"list" | "stated" | "multiplied", string>> = {
  list: "replaces the whole list",
  stated: "states the number",
  multiplied: "changes the number, too, and comes first",
};

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.1",
  theme: "definitions",
  meaning:
    "An object contains changes to a member that have no effect, because it also states the whole member.",
  message: ({ member, changes, number }) =>
    `${quotedList(changes, "and")} ${changes.length > 1 ? "have" : "has"} no effect – "${member}" in the same object ${wins[number ?? "list"]}.`,
  help: ({ member, changes }) =>
    choose(
      [`keep "${member}" alone`, "it is the whole new value"],
      [`keep ${quotedList(changes, "and")} alone`, "the rest is to stay as it is"],
    ),
};

export const reason: Reason = {
  why: 'The object contains both the whole member and changes to the old one. The whole takes effect, and the changes are lost. Of two changes to one number, only "proportional" takes effect.',
  remedy:
    "Keep one of the two: the whole to replace the old one, or the changes to leave the rest of it as it is.",
};
