import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly member: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.9",
  theme: "tiles",
  meaning: "A pry object lacks a message that would be shown.",
  message: ({ member }) =>
    `"pry" has no "${member}" – expected a text; without it, nothing is shown.`,
  help: ({ member }) => `Add "${member}".`,
};

export const reason: Reason = {
  why: "The message tells the player how the attempt went. Without it, it is hard to see whether anything happened at all.",
  remedy: "Add the message.",
};
