import type { ContentCode, Reason } from "../code-definition.ts";
import { list } from "../sentence.ts";

/** `script` is the script of most letters of the id; `strangers` are the letters of others. */
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
  meaning: "An id mixes letters of several scripts, which may look alike.",
  message: ({ member, id, script, strangers }) =>
    `"${member}" is "${id}", which mixes ${script} letters with ${list(
      strangers.map(
        ({ letter, script: other }) => `the ${other} "${letter}" (${codePoint(letter)})`,
      ),
      "and",
    )} – expected letters of one script.`,
  help: ({ script }) => `Type the id again with ${script} letters, here and wherever it is used.`,
};

export const reason: Reason = {
  why: 'Some letters of the Cyrillic and Greek scripts look just like Latin ones, and can come from an input method or from pasted text. "t_wall" with a Cyrillic "а" is a different id than "t_wall", and a reference that is typed with Latin letters does not find it. An id written in a single script, whichever it is, is fine, and so is a word of another script after a prefix.',
  remedy:
    "Type the letters that the message lists again, here and wherever the id is used. If the mixture is intended, lower the severity of the code.",
};

/** Prints a code point, such as `U+0430`. */
function codePoint(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
