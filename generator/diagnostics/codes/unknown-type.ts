import type { ContentCode, Reason } from "../code-definition.ts";
import { quotedList } from "../sentence.ts";

/** `suggested` are the kinds whose members it has; `id` is set if others use its id as one of such a kind. */
interface Data {
  readonly found: string;
  readonly suggested: readonly string[];
  readonly id?: string;
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "1",
  theme: "files",
  meaning: "An object has the members of a definition, but an unknown or another type.",
  message: ({ found, suggested, id }) =>
    id !== undefined
      ? `The type is "${found}" – the members are those of ${quotedList(suggested, "or")}, and "${id}" is used as such.`
      : `Unknown type "${found}" – the members are those of ${quotedList(suggested, "or")}, and the object would be skipped.`,
  help: ({ suggested }) => `Write "type": ${quotedList(suggested, "or")}.`,
};

export const reason: Reason = {
  why: 'A game has objects of many types that defwright does not read, so they are skipped. This one has a type that no known game has, and its members are those of a definition that defwright reads, with all mandatory ones. Most likely the type is wrong, such as "furn", and a whole definition would be missing unnoticed. References to its id are not reported. The type may also be one that a game has for other objects, such as "trap", if the members are those of a definition and others use its id as one: then these uses are reported together with it, not one by one.',
  remedy:
    'Write the type that the message names. If your game really has such a type, list it under "other_types" in the configuration; the object is then skipped.',
};
