import type { FixableCode, Reason } from "../code-definition.ts";
import { quotedList } from "../sentence.ts";

/** `member` is one that the kind `found` does not have. */
interface Data {
  readonly found: string;
  readonly suggested: readonly string[];
  readonly member: string;
}

export const code: FixableCode<Data> = {
  severity: "error",
  spec: "1",
  theme: "files",
  losesContent: true,
  fix: { level: "suggestions", reveals: true, does: "the type of the kind that has these members" },
  meaning: "An object has the type of one kind and the members of another.",
  message: ({ found, suggested, member }) =>
    `Type "${found}" was found – the members, such as "${member}", are those of ${quotedList(suggested, "or")}.`,
  help: ({ suggested }) => `Write "type": ${quotedList(suggested, "or")}.`,
};

export const reason: Reason = {
  why: 'The "type" alone decides how an object is read. With that of another kind nearly every member would be unknown and nearly every mandatory one missing, which says a lot about one word. So where an object lacks what its own kind demands, or has nothing of it but an id, and by the names of its members is a whole definition of another kind, that is all that is said of it. Objects that copy from others or change them are never judged so, for what they lack may stand elsewhere.',
  remedy:
    "Correct the type; what the members say is checked then. If the type is right, the members are the mistake: a definition of that kind needs others.",
};
