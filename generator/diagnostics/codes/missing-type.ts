import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly written: boolean;
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "1",
  theme: "files",
  losesContent: true,
  meaning: `An object has no "type", or one that is not a string.`,
  message: ({ written }) =>
    written
      ? `"type" is not a string – it names the kind of definition.`
      : `An object without "type" was found – "type" names the kind of definition.`,
  help: () => `Add "type", such as "terrain" or "recipe".`,
};

export const reason: Reason = {
  why: 'The "type" decides which kind of definition an object is, and with it every other rule. Without it the object cannot be read, and would be missing from the game.',
  remedy:
    'Add "type" as a string: one of the six kinds of the specification, "requirement", or the type of another kind of object, which defwright leaves alone.',
};
