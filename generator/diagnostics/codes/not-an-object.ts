import type { ContentCode, Reason } from "../code-definition.ts";

/** `found` describes one or several consecutive entries; `all`: the file contains nothing else. */
interface Data {
  readonly found: string;
  readonly all: boolean;
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "1",
  theme: "files",
  losesContent: true,
  meaning: "An entry of a file's list is not an object.",
  message: ({ found }) =>
    /^\d/u.test(found)
      ? `${found} were found – expected objects with a "type".`
      : `${found} was found – expected an object with a "type".`,
  help: ({ found, all }) =>
    found === "A list inside the list" && all
      ? `Remove one "[" at the beginning and one "]" at the end.`
      : all
        ? `If the file contains no definitions, keep it outside the packs.`
        : undefined,
};

export const reason: Reason = {
  why: "A definition file contains one object, or a list of objects. Text, a number or a list between them defines nothing; most often it is what remains of an object whose brackets were lost.",
  remedy:
    'Remove the entry, or put it back into the object that it belongs to. You can write a comment inside an object, as a member whose name begins with "//".',
};
