import type { FixableCode, Reason } from "../code-definition.ts";
import { choose, quotedList } from "../sentence.ts";

/** `member` is one that the kind `found` does not have. */
interface Data {
  readonly found: string;
  readonly suggested: readonly string[];
  readonly member: string;
  /** The prefix of the id, if it is that of the kind `found`. */
  readonly prefix?: string | undefined;
}

export const code: FixableCode<Data> = {
  severity: "error",
  spec: "1",
  theme: "files",
  losesContent: true,
  fix: {
    level: "suggestions",
    reveals: true,
    does: "use the type of the kind that has these members",
  },
  meaning: "An object has the type of one kind and the members of another.",
  message: ({ found, suggested, member }) =>
    `The type is "${found}" – the members, such as "${member}", are those of ${quotedList(suggested, "or")}.`,
  help: ({ found, suggested, prefix }) =>
    prefix === undefined
      ? `Write "type": ${quotedList(suggested, "or")}.`
      : choose(
          ...suggested.map((kind) => [`"type": "${kind}"`, "the members are right"] as const),
          [
            `the members of "${found}"`,
            `the type and the id are right, which begins with "${prefix}"`,
          ],
        ),
};

export const reason: Reason = {
  why: 'The "type" alone determines how an object is read. With the type of another kind, nearly every member would be reported as unknown and nearly every mandatory one as missing, because of one wrong word. So only the type is reported if an object lacks what its own kind requires, or has nothing of it but an id, and its members make up a complete definition of another kind. If the id has the prefix of its own kind, that weighs as much as one member, and both explanations are shown. Objects that copy from others or change them are not judged this way, since what they lack may be elsewhere.',
  remedy:
    "Correct the type; the members are then checked against it. If the type is right, the members are wrong: a definition of that kind needs others.",
};
