import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly requirement: string;
  readonly member: "tools" | "components";
}

export const code: ContentCode<Data> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2.10",
  theme: "recipes",
  meaning: "LIST names a requirement that has no group to stand in its place.",
  message: ({ requirement, member }) =>
    `The requirement "${requirement}" has no ${member} – a requirement with a group of ${member} was expected, for "LIST" stands for its first one.`,
  help: ({ member }) => `Add "${member}" to it, or name another requirement.`,
};

export const reason: Reason = {
  why: 'An entry marked "LIST" stands for the alternatives that a requirement lists. This requirement lists none of that sort, so there is nothing to choose from and the group can never be met by it.',
  remedy:
    'Name a requirement that has such a group. Requirements of tools go into "tools", those of components into "components".',
};
