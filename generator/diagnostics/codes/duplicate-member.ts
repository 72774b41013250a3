import type { FixableCode, NoData, Noting, Reason } from "../code-definition.ts";

interface Data {
  readonly name: string;
}

export const code: FixableCode<Data> & Noting<{ first: NoData }> = {
  severity: "error",
  spec: "1",
  theme: "files",
  losesContent: true,
  fix: { level: "safe", does: "a repetition with the same value goes" },
  meaning: "An object names the same member twice, so that one of the two values would be lost.",
  message: ({ name }) => `The member "${name}" was found twice in one object – once was expected.`,
  help: () => "Remove one of the two, or join their values.",
  label: () => "given again here",
  notes: { first: () => "first given here" },
};

export const reason: Reason = {
  why: "Most readers of JSON keep one of the two values and drop the other without a word; which one differs from program to program. The author wrote both, so one of them would silently be lost.",
  remedy:
    "Keep the value that is meant, or join the two lists into one. The frame shows both places.",
};
