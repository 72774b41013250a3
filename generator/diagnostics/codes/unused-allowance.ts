import type { ContentCode, Reason } from "../code-definition.ts";

type Data =
  | { readonly problem: "form"; readonly code?: undefined }
  | {
      readonly problem: "unused" | "unknown" | "loses";
      readonly code: string;
      readonly suggestion?: string;
    };

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "1",
  theme: "definitions",
  meaning: 'A comment "//defwright" that allows a finding has no effect.',
  message: (data) => {
    if (data.problem === "form")
      return 'This comment cannot be read – expected "allow <codes>: <reason>".';
    const found = {
      unused: `"${data.code}" is allowed, but not found here – expected a finding that the comment allows.`,
      unknown: `"${data.code}" is not a code – expected the code of a finding.`,
      loses: `"${data.code}" cannot be allowed – content would be lost without an error.`,
    };
    return found[data.problem];
  },
  help: (data) => {
    if (data.problem === "form") return 'Write, for example, "allow craft-gain: intended".';
    if (data.problem === "unknown" && data.suggestion !== undefined)
      return `Did you mean "${data.suggestion}"?`;
    return data.problem === "unused"
      ? `Remove "${data.code}"; if no other code is allowed, remove the comment.`
      : `Remove "${data.code}", and correct what it is about.`;
  },
};

export const reason: Reason = {
  why: 'An object allows findings with a comment: "//defwright": "allow near-word: both flags exist". It names one or more codes, separated by commas, and gives a reason. Findings of these codes in the lines of that object are then not reported. An allowance that allows nothing is left over from a mistake that was corrected, or names another code than the one that is reported; it would hide the next mistake. Findings about content that is left out of the build cannot be allowed, nor can those outside of a definition.',
  remedy:
    "Remove the allowance, or name the code that is printed in brackets with the finding, at the object to which the finding points.",
};
