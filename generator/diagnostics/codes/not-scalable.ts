import type { FixableCode, Reason } from "../code-definition.ts";

interface Data {
  readonly editor: string;
  readonly member: string;
  /** What has to be written to change the inherited value; absent if nothing can. */
  readonly expected?: "number" | "quantity";
  /** The number that a text states, and the text. */
  readonly meant?: { readonly found: string; readonly instead: number };
  /** A number that the parent has. */
  readonly suggestion?: string | undefined;
}

export const code: FixableCode<Data> = {
  severity: "error",
  theme: "definitions",
  meaning: `"relative" or "proportional" names a member that is not an inherited number.`,
  message: ({ editor, member, expected }) =>
    expected === undefined
      ? `"${editor}" names "${member}" – the parent has no such number.`
      : `"${editor}.${member}" cannot change what the parent has – expected ${
          expected === "number" ? "a number" : "a text with units, as in the parent"
        }.`,
  fix: { level: "safe", reveals: true, does: "write a number that is in quotes without them" },
  help: ({ suggestion, expected, meant }) =>
    expected !== undefined
      ? meant && `Write ${String(meant.instead)}.`
      : suggestion === undefined
        ? `Write the member itself instead.`
        : `Did you mean "${suggestion}"?`,
};

export const reason: Reason = {
  why: '"relative" adds to a number of the parent, and "proportional" multiplies one. If the parent has no such member, or its value is not a number, there is nothing to start from.',
  remedy: "Write the member itself, with its new value.",
};
