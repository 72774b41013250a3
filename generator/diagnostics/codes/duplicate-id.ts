import type { ContentCode, NoData, Noting, Reason } from "../code-definition.ts";
import { capitalOneOf } from "../sentence.ts";

interface Data {
  readonly kind: string;
  readonly id: string;
  /** Its id may have a suffix. */
  readonly suffixed: boolean;
}

export const code: ContentCode<Data> & Noting<{ first: NoData }> = {
  severity: "error",
  spec: "7",
  theme: "definitions",
  losesContent: true,
  meaning: "Two objects define the same id.",
  message: ({ kind, id }) =>
    `${capitalOneOf(kind)} "${id}" is defined a second time – ids are unique.`,
  help: ({ kind, suffixed }) =>
    suffixed
      ? `Set "override": true to replace the first, or give this one another "id_suffix".`
      : kind === "uncraft"
        ? `Set "override": true to replace the first, or remove one of the two.`
        : `Rename one, or say what it does to the first: "edit-mode": "modify" or "override". The setting "rules": { "duplicate_ids": "replace" } lets the later one win everywhere.`,
  label: () => "defined again here",
  notes: { first: () => "first defined here" },
};

export const reason: Reason = {
  why: 'An id names one definition, and two objects claim it. Whichever won, the other would be lost, and which one that is would hang on the order of files. For recipes the specification says outright that loading fails. In the dialect "bright-nights" the later one wins instead, with a note.',
  remedy:
    'If both are meant, give one another id (a recipe: another "id_suffix"). If the second is to change the first, say so: "edit-mode": "modify" changes members, "override" replaces the whole. Both places are shown.',
};
