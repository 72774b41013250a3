import type { ContentCode, Reason } from "../code-definition.ts";

/** The condition asks for a trait and its absence at once. */
interface Data {
  readonly trait: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.2",
  tag: "unused",
  theme: "professions",
  meaning: "A condition asks for a trait and for its absence.",
  message: ({ trait }) =>
    `"${trait}" stands in "present" and in "absent" – no character has and lacks one trait.`,
  help: ({ trait }) => `Take "${trait}" out of one of the two.`,
};

export const reason: Reason = {
  why: "No character has a trait and lacks it. The entry can never hold, so the replacement it describes never happens.",
  remedy: "Remove the trait from one of the two lists.",
};
