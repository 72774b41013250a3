import type { ContentCode, Reason } from "../code-definition.ts";

/** `suggested` is the id without what nobody sees in it; `spaces`: these are plain spaces at its ends. */
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
  meaning: "An id begins or ends with a space, or has characters that nobody can see.",
  message: ({ member, id, spaces }) =>
    `"${member}" is "${id}" – an id without ${
      spaces ? "spaces at its ends" : "invisible characters"
    } was expected.`,
  help: ({ suggested }) => (suggested === "" ? undefined : `Write "${suggested}".`),
};

export const reason: Reason = {
  why: "Whoever refers to the id types what is seen: without the space at its end, without the zero-width space that came with it from a web page. That is another id, and so nothing would ever find the definition. The message shows such characters as JSON escapes them. References to the id as it was meant, and as it stands, stay silent.",
  remedy:
    "Type the id anew; the help shows it as it was probably meant. A recipe's id is its result and its suffix, so there the two are looked at.",
};
