import type { ContentCode, Reason } from "../code-definition.ts";

/** The condition requires a trait and its absence at once. */
interface Data {
  readonly trait: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.2",
  tag: "unused",
  theme: "professions",
  meaning: "A condition requires both a trait and its absence.",
  message: ({ trait }) =>
    `"${trait}" is in both "present" and "absent" – no character can have and lack the same trait.`,
  help: ({ trait }) => `Remove "${trait}" from one of the two.`,
};

export const reason: Reason = {
  why: "No character can both have and lack a trait. The condition is never met, so the replacement never happens.",
  remedy: "Remove the trait from one of the two lists.",
};
