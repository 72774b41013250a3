import type { FixableCode, Reason } from "../code-definition.ts";

interface Data {
  readonly moves: number;
  readonly instead: string;
}

export const code: FixableCode<Data> = {
  severity: "note",
  spec: "2.10",
  tag: "deprecated",
  theme: "recipes",
  fix: { level: "safe", does: "a number of moves becomes a time string; whole seconds only" },
  meaning: "A recipe gives its time as a number of moves, the legacy form.",
  message: ({ moves }) =>
    `"time" is ${String(moves)} moves, the legacy form – a time with units was expected.`,
  help: ({ moves, instead }) => (moves === 0 ? 'Write "0 s".' : `Write "${instead}".`),
};

export const reason: Reason = {
  why: "A number counts moves, of which there are a hundred in a second. It is read as that, but the specification announces that it will no longer be.",
  remedy: "Write the text that the message suggests; it is the same time.",
};
