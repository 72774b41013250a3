import { oneOf, suchAs } from "../sentence.ts";
import type { FixableCode, NoData, Noting, Reason } from "../code-definition.ts";
import { definitionNotes, type DefinitionNotes } from "../definition-notes.ts";

interface Data {
  readonly kind: string;
  readonly parent: string;
  readonly suggestion?: string | undefined;
  readonly tied?: true | undefined;
  readonly reason?: string | undefined;
  /** Ids of the kind to choose from, where none is suggested. */
  readonly near?: readonly string[] | undefined;
  /** The suggestion is what a migration names. */
  readonly migrated?: true | undefined;
}

export const code: FixableCode<Data> & Noting<DefinitionNotes & { later: NoData }> = {
  severity: "error",
  theme: "definitions",
  losesContent: true,
  absence: true,
  fix: { level: "suggestions", reveals: true, does: "the parent that was meant" },
  meaning: `"copy-from" names neither a definition nor a template.`,
  message: ({ kind, parent, reason }) =>
    `No ${kind} "${parent}" is there to copy from${reason === undefined ? "" : ` – ${reason}`}.`,
  help: ({ kind, suggestion, near }) =>
    suggestion === undefined
      ? `Name ${oneOf(kind)} of this pack or an earlier one${suchAs(near)}.`
      : `Did you mean "${suggestion}"?`,
  label: ({ kind }) => `no ${kind.replaceAll("_", " ")} of this id is there`,
  notes: { ...definitionNotes, later: () => "defined here, in a pack that loads later" },
};

export const reason: Reason = {
  why: "Everything that the object does not say itself was to come from its parent. Without it the definition is a torso, so it is left out, and references to it stay silent.",
  remedy:
    'Correct the id. A parent is of the same kind and stands in this pack or an earlier one; a template is named by its "abstract".',
};
