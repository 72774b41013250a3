import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly written: boolean;
  /** The member of the file's only object that contains its definitions. */
  readonly list?: string | undefined;
  /** It only has members that are objects, which are the definitions. */
  readonly isMap?: boolean | undefined;
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "1",
  theme: "files",
  losesContent: true,
  meaning: `An object has no "type", or one that is not a string.`,
  message: ({ written, list }) =>
    list !== undefined
      ? `The definitions are in "${list}" of an object – expected only their list.`
      : written
        ? `"type" is not a string – it names the kind of definition.`
        : `An object has no "type" – "type" names the kind of definition.`,
  help: ({ list, isMap }) =>
    isMap
      ? `Remove the names around the objects: a file is an object, or a list of objects, each with "type".`
      : list !== undefined
        ? `Remove { ${JSON.stringify(list)}: at the beginning of the file and } at its end.`
        : `Add "type", such as "terrain" or "recipe".`,
};

export const reason: Reason = {
  why: 'The "type" determines what kind of definition an object is, and so every other rule. Without it, the object cannot be read and would be missing from the game.',
  remedy:
    'Add "type" as a string: one of the six kinds of the specification, "requirement", or the type of an object that defwright does not read.',
};
