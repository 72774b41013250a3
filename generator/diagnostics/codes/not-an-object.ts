import type { ContentCode, Reason } from "../code-definition.ts";

/** `found` are one or several entries in a row; `all`: the file holds nothing else. */
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
        ? `If the file holds no definitions, keep it outside the packs.`
        : undefined,
};

export const reason: Reason = {
  why: "A definition file holds one object, or a list of objects. Text, a number or a list between them defines nothing; most often it is what remains of an object whose brackets were lost.",
  remedy:
    'Remove the entry, or put it back into the object that it belongs to. A remark can stand in an object, in a member whose name begins with "//".',
};
