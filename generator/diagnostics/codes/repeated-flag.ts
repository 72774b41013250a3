import type { FixableCode, Reason } from "../code-definition.ts";

interface Data {
  readonly flag: string;
}

export const code: FixableCode<Data> = {
  severity: "warning",
  spec: "2.3",
  theme: "members",
  fix: { level: "safe", does: "remove the repetition of a flag" },
  meaning: "A definition has the same flag twice.",
  message: ({ flag }) => `The flag "${flag}" is here twice – expected each flag once.`,
  help: () => "Remove one of the two.",
};

export const reason: Reason = {
  why: "A flag is present or not: the second time has no effect. Often another flag was intended, and its name was never changed after copying.",
  remedy: "Remove the repetition, or write the flag that was intended.",
};
