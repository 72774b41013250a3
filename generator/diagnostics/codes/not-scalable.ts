import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly editor: string;
  readonly member: string;
  /** A number that the parent has. */
  readonly suggestion?: string | undefined;
}

export const code: ContentCode<Data> = {
  severity: "error",
  theme: "definitions",
  meaning: `"relative" or "proportional" names a member that is no inherited number.`,
  message: ({ editor, member }) => `"${editor}" names "${member}" – the parent has no such number.`,
  help: ({ suggestion }) =>
    suggestion === undefined ? `State the member itself instead.` : `Did you mean "${suggestion}"?`,
};

export const reason: Reason = {
  why: '"relative" adds to a number and "proportional" multiplies one, and both mean the number that the parent has. Where the parent has none, or text, there is nothing to count from.',
  remedy: "State the member itself, with the value it is to have.",
};
