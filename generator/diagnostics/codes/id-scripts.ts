import type { ContentCode, Reason } from "../code-definition.ts";
import { list } from "../sentence.ts";

/** `script` is that of most letters of the id, `strangers` are the others. */
interface Data {
  readonly member: string;
  readonly id: string;
  readonly script: string;
  readonly strangers: readonly { readonly letter: string; readonly script: string }[];
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2",
  theme: "definitions",
  meaning: "An id mixes letters of several scripts that look alike.",
  message: ({ member, id, script, strangers }) =>
    `"${member}" is "${id}", which mixes ${script} letters with ${list(
      strangers.map(
        ({ letter, script: other }) => `the ${other} "${letter}" (${codePoint(letter)})`,
      ),
      "and",
    )} – letters of one script were expected.`,
  help: ({ script }) => `Type the id anew with ${script} letters, here and where it is used.`,
};

export const reason: Reason = {
  why: 'Some letters of the Cyrillic and Greek scripts look just like Latin ones, and an input method or a text that was pasted brings them in. "t_wall" with a Cyrillic "а" is another id than "t_wall", and who refers to it with the letters of their own keyboard finds nothing. An id of one script throughout, whichever it is, is fine, and so is a word of another script beside a prefix.',
  remedy:
    "Type the letters that the message lists anew, here and wherever the id is used. If the mixture is meant, lower the severity of the code.",
};

/** `U+0430`. */
function codePoint(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
