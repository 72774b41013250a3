import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly limit: number;
}

export const code: ContentCode<Data> = {
  severity: "error",
  theme: "files",
  losesContent: true,
  meaning: "Objects and arrays are nested deeper than any definition needs.",
  message: ({ limit }) =>
    `Objects and arrays are nested deeper than ${limit} levels – definitions need far fewer.`,
};

export const reason: Reason = {
  why: "No definition needs more than a handful of levels. A file nested this deep is damaged, or was written by a faulty program, and would crash programs that read it without a limit.",
  remedy: "Look for a bracket that is opened again and again and never closed.",
};
