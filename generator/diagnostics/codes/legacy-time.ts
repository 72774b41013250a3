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
  fix: { level: "safe", does: "write a number of moves as a time string, if it is whole seconds" },
  meaning: "A recipe gives its time as a number of moves, the legacy form.",
  message: ({ moves }) =>
    `"time" is ${String(moves)} moves, the legacy form – expected a time with units.`,
  help: ({ moves, instead }) => (moves === 0 ? 'Write "0 s".' : `Write "${instead}".`),
};

export const reason: Reason = {
  why: "A number counts moves, a hundred per second. It is still read that way, but the specification announces that this support will end.",
  remedy: "Write the text that the message suggests; it is the same time.",
};
