import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly member: "tools" | "components";
}

export const code: ContentCode<Data> = {
  severity: { spec: "error", "bright-nights": "note" },
  spec: "2.10",
  theme: "recipes",
  meaning: "A group of tools or components has no alternatives.",
  message: ({ member }) =>
    `A group of ${member} is empty – expected at least one alternative; an empty group requires nothing.`,
  help: () => "Remove it, or add an alternative.",
};

export const reason: Reason = {
  why: 'Any one alternative of a group is enough, and an empty group has none. The real game ignores such a group, and so does the dialect "bright-nights". Usually the group is a leftover: its last alternative was deleted.',
  remedy: "Remove the group, or add its alternatives.",
};
