import type { ContentCode, Reason } from "../code-definition.ts";

/** `member` is an `add:` or `remove:` member of an object that modifies nothing. */
interface Data {
  readonly kind: string;
  readonly member: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.1",
  theme: "definitions",
  meaning: 'An "add:" or "remove:" member stands in an object that modifies nothing.',
  message: ({ member }) =>
    `"${member}" has no effect here – it changes a definition that is there already.`,
  help: ({ kind }) =>
    `Add "edit-mode": "modify" to change the ${kind} of this id, or write the whole list.`,
};

export const reason: Reason = {
  why: '"add:" and "remove:" members change the list of a definition that is there already. In an object that defines something itself they are not read, so their entries would silently be missing.',
  remedy:
    'Add "edit-mode": "modify" if another definition is to be changed; otherwise put the entries into the list itself. For children of "copy-from" the words are "extend" and "delete".',
};
