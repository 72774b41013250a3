import type { FixableCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

/** `amounts` are those of the earlier and of this alternative; `same` if both are written alike. */
interface Data {
  readonly member: "tools" | "components";
  readonly id: string;
  readonly amounts: readonly [earlier: number, here: number];
  readonly same: boolean;
}

export const code: FixableCode<Data> = {
  severity: "warning",
  spec: "2.10",
  theme: "recipes",
  fix: { level: "suggestions", does: "remove an alternative that is written twice alike" },
  meaning: "A group of tools or components has the same alternative twice.",
  message: ({ member, id, amounts: [earlier, here] }) =>
    earlier === here
      ? `"${id}" is twice among the alternatives of this group of ${member} – expected each once.`
      : `"${id}" is twice among the alternatives of this group of ${member}, with ${String(earlier)} and with ${String(here)} – expected each once.`,
  help: ({ same }) =>
    same
      ? "Remove one of the two."
      : choose(
          ["remove the one with the wrong number", "both mean the same thing"],
          ["write the other id", "another one is meant"],
        ),
};

export const reason: Reason = {
  why: "Any one alternative of a group is enough, so the second of the same id adds nothing: only the smaller of two numbers is ever needed. Often another item was intended, or two groups were.",
  remedy:
    "Remove the repetition, write the item that was intended, or move it to a group of its own if both are needed.",
};
