import type { ContentCode, Reason } from "../code-definition.ts";
import { quotedList } from "../sentence.ts";

/** `suggested` are the kinds whose members it has. */
interface Data {
  readonly found: string;
  readonly suggested: readonly string[];
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "1",
  theme: "files",
  meaning: "An object has the members of a definition, and a type that is not known.",
  message: ({ found, suggested }) =>
    `Unknown type "${found}" – the members are those of ${quotedList(suggested, "or")}, and would be skipped.`,
  help: ({ suggested }) => `Write "type": ${quotedList(suggested, "or")}.`,
};

export const reason: Reason = {
  why: 'Objects of other types are none of our business and are passed over, since a game has many of them. This one has a type that no known game has, and every member is one of a definition of ours, with all that is mandatory: most likely the type is wrong, such as "furn", and a whole definition would be missing without a word. References to its id stay silent.',
  remedy:
    "Write the type that the message names. If your game has such a type of its own, lower the severity of the code: then the object is passed over.",
};
