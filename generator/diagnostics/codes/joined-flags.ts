import type { FixableCode, Reason } from "../code-definition.ts";
import { quotedList } from "../sentence.ts";

interface Data {
  readonly flag: string;
  /** The flags that it consists of. */
  readonly flags: readonly string[];
  /** What to write in its place; `undefined` if each of them stands beside it. */
  readonly instead: string | undefined;
}

export const code: FixableCode<Data> = {
  severity: "warning",
  spec: "2.3",
  theme: "members",
  fix: { level: "suggestions", does: "write flags that share one text each by itself" },
  meaning: "Several flags, or a flag and a comma, are in one text.",
  message: ({ flag, flags }) =>
    `"${flag}" is one flag, of a name that nothing looks up – expected ${quotedList(flags, "and")}.`,
  help: ({ instead }) => (instead === undefined ? "Remove it." : `Write ${instead}.`),
};

export const reason: Reason = {
  why: "Each flag is a text of its own. A text with several of them is one flag with a long name, which game code never looks up: the definition has none of the flags.",
  remedy: "Write each flag by itself, in quotation marks, with commas between them.",
};
