import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly member: "open" | "close";
  /** The member that leads back. */
  readonly back: "open" | "close";
  readonly id: string;
  readonly other: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.3",
  theme: "tiles",
  meaning: "Two definitions both open, or both close, into each other.",
  message: ({ member, back, id, other }) =>
    `"${id}" and "${other}" both ${member} into each other – expected one of them to ${back} into the other.`,
  help: ({ member, back, id, other }) =>
    choose(
      [`write "${back}" for "${member}" in "${id}"`, `that one is ${states[member]}`],
      [`write "${back}" for "${member}" in "${other}"`, `that one is ${states[member]}`],
    ),
};

/** What a thing already is that should not do this. */
const states = { open: "open", close: "closed" } as const;

export const reason: Reason = {
  why: "What is closed can be opened, and what is open can be closed. If both of a pair close into each other, a player who tries to open either of them cannot, and closing what is closed makes no sense. Usually the member was copied with the rest of the definition.",
  remedy: 'Give the closed one "open" and the open one "close".',
};
