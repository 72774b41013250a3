import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly requirement: string;
  readonly member: "tools" | "components";
}

export const code: ContentCode<Data> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2.10",
  theme: "recipes",
  meaning: "LIST names a requirement that has no group to insert.",
  message: ({ requirement, member }) =>
    `The requirement "${requirement}" has no ${member} – expected a requirement with a group of ${member}, since "LIST" inserts its first one.`,
  help: ({ member }) =>
    choose(
      [`add "${member}" to it`, "it lacks them"],
      ["name another requirement", "another is meant"],
    ),
};

export const reason: Reason = {
  why: 'An entry marked "LIST" stands for the alternatives that a requirement lists. This requirement lists none of that sort, so there is nothing to choose from, and the entry can never satisfy the group.',
  remedy:
    'Name a requirement that has such a group. Put lists of tools into "tools", and lists of components into "components".',
};
