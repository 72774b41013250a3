import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly member: string;
  readonly found: string;
  readonly expected: string;
  /** The right text, as it is typed. */
  readonly instead?: string | undefined;
}

export const code: ContentCode<Data> = {
  severity: "error",
  theme: "packs",
  meaning:
    "A member of MOD_INFO that determines the order or the location of a pack is missing or cannot be read.",
  message: ({ member, found, expected }) => `"${member}" is ${found} – expected ${expected}.`,
  help: ({ member, instead }) =>
    instead !== undefined
      ? `Write ${instead}.`
      : member === "id"
        ? `Add "id", the name that other packs use to depend on this one.`
        : undefined,
};

export const reason: Reason = {
  why: '"id", "dependencies" and "path" determine which pack this is, when it loads and where its content is. If one of them cannot be read, packs might load in the wrong order or without part of their content.',
  remedy: "Write the member in the form that the message describes.",
};
