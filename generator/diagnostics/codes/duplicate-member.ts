import type { FixableCode, NoData, Noting, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly name: string;
}

export const code: FixableCode<Data> & Noting<{ first: NoData }> = {
  severity: "error",
  spec: "1",
  theme: "files",
  losesContent: true,
  fix: { level: "safe", does: "remove a repetition that has the same value" },
  meaning: "An object contains the same member twice, so one of the two values would be lost.",
  message: ({ name }) => `The member "${name}" was found twice in one object – expected it once.`,
  help: () =>
    choose(
      ["remove one of the two", "only one value is meant"],
      ["write both values in one member", "both are"],
    ),
  label: () => "repeated here",
  notes: { first: () => "first one here" },
};

export const reason: Reason = {
  why: "Most JSON parsers keep one of the two values and silently drop the other; which one differs from program to program. The author wrote both, so something they wrote would be lost.",
  remedy: "Keep the intended value, or merge the two lists into one. The frame shows both places.",
};
