import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly limit: number;
}

export const code: ContentCode<Data> = {
  severity: "error",
  theme: "files",
  losesContent: true,
  meaning: "Objects and arrays stand inside each other deeper than any definition does.",
  message: ({ limit }) =>
    `Objects and arrays were found nested deeper than ${limit} levels – definitions need far fewer.`,
};

export const reason: Reason = {
  why: "No definition needs more than a handful of levels. A file nested this deep is broken, or made by a program that went wrong, and would bring down programs that read it without a limit.",
  remedy: "Look for a bracket that is opened again and again and never closed.",
};
