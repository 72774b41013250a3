import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly member: string;
  readonly found: string;
  readonly expected: string;
  /** As it is typed. */
  readonly instead?: string | undefined;
}

export const code: ContentCode<Data> = {
  severity: "error",
  theme: "packs",
  meaning:
    "A member of MOD_INFO that decides the order or the place of a pack is missing or unreadable.",
  message: ({ member, found, expected }) => `"${member}" is ${found} – expected ${expected}.`,
  help: ({ member, instead }) =>
    instead !== undefined
      ? `Write ${instead}.`
      : member === "id"
        ? `Add "id", the name by which other packs depend on this one.`
        : undefined,
};

export const reason: Reason = {
  why: '"id", "dependencies" and "path" decide which pack this is, when it loads and where its content lies. If one of them cannot be read, the packs might load in the wrong order or without part of their content.',
  remedy: "Write the member in the form that the message asks for.",
};
