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
    `A group of ${member} is empty – at least one alternative was expected; an empty group asks for nothing.`,
  help: () => "Remove it, or write what it is to ask for.",
};

export const reason: Reason = {
  why: 'Any one alternative of a group is enough, and a group without alternatives has none that could be. The real game leaves such a group out, and so does the dialect "bright-nights"; mostly it is what is left when the last alternative was deleted.',
  remedy: "Remove the group, or write its alternatives.",
};
