import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly written: boolean;
  /** The member of the file's only object in which its definitions stand. */
  readonly list?: string | undefined;
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "1",
  theme: "files",
  losesContent: true,
  meaning: `An object has no "type", or one that is not a string.`,
  message: ({ written, list }) =>
    list !== undefined
      ? `The definitions stand in "${list}" of an object – expected their list alone.`
      : written
        ? `"type" is not a string – it names the kind of definition.`
        : `An object without "type" was found – "type" names the kind of definition.`,
  help: ({ list }) =>
    list !== undefined
      ? `Remove { ${JSON.stringify(list)}: at the beginning of the file and } at its end.`
      : `Add "type", such as "terrain" or "recipe".`,
};

export const reason: Reason = {
  why: 'The "type" decides which kind of definition an object is, and with it every other rule. Without it the object cannot be read, and would be missing from the game.',
  remedy:
    'Add "type" as a string: one of the six kinds of the specification, "requirement", or the type of another kind of object, which defwright leaves alone.',
};
