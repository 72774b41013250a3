import type { ContentCode, Reason } from "../code-definition.ts";

/** `suggested` is the id without its invisible characters; `spaces`: these are plain spaces at its ends. */
interface Data {
  readonly member: string;
  readonly id: string;
  readonly suggested: string;
  readonly spaces: boolean;
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "2",
  theme: "definitions",
  losesContent: true,
  meaning: "An id begins or ends with a space, or contains invisible characters.",
  message: ({ member, id, spaces }) =>
    `"${member}" is "${id}" – expected an id without ${
      spaces ? "leading or trailing spaces" : "invisible characters"
    }.`,
  help: ({ suggested }) => (suggested === "" ? undefined : `Write "${suggested}".`),
};

export const reason: Reason = {
  why: "Authors who refer to the id type what they see: without the trailing space, or without the zero-width space that was copied from a web page. That is a different id, so no reference would find the definition. The message shows such characters as JSON escapes. References to the id are not reported, neither in the intended spelling nor as it is written here.",
  remedy:
    "Type the id again; the help shows what was probably intended. A recipe's id is its result and its suffix, so for a recipe those two members are checked.",
};
