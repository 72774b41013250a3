import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

/** `member` is an `add:` or `remove:` member of an object that modifies nothing. */
interface Data {
  readonly kind: string;
  readonly member: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.1",
  theme: "definitions",
  meaning: 'An "add:" or "remove:" member is in an object that modifies nothing.',
  message: ({ member }) =>
    `"${member}" has no effect here – it only changes a definition that already exists.`,
  help: ({ kind }) =>
    choose(
      ['add "edit-mode": "modify"', `it changes the ${kind} that has this id`],
      ["write the whole list", `it is a new ${kind}`],
    ),
};

export const reason: Reason = {
  why: '"add:" and "remove:" members change the list of a definition that already exists. In an object that defines something itself they are ignored, so their entries would be missing without any message.',
  remedy:
    'Add "edit-mode": "modify" to change another definition; otherwise put the entries into the list itself. In an object with "copy-from", use "extend" and "delete" instead.',
};
