import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly member: string;
  readonly strength: number;
  /** The member that it replaces, and its strength. */
  readonly plain: string;
  readonly usual: number;
}

export const code: ContentCode<Data> = {
  severity: "note",
  spec: "2.7",
  theme: "tiles",
  meaning: "A strength for a blocked or supported object is below the usual one.",
  message: ({ member, strength, plain, usual }) =>
    `"bash.${member}" is ${String(strength)} and "bash.${plain}" is ${String(usual)} – expected the first to be at least the second.`,
  help: ({ member, plain }) =>
    choose(
      [`raise "${member}"`, "being held makes it stronger"],
      [`keep it below "${plain}"`, "it then really breaks more easily"],
    ),
};

export const reason: Reason = {
  why: "Something that is blocked from behind or supported from below usually takes a harder blow. With a lower strength it breaks more easily while it is held, which is rarely meant: often a digit is missing, or the two numbers are swapped.",
  remedy: "Correct the number that is wrong, or keep it if the object is meant to be weaker.",
};
