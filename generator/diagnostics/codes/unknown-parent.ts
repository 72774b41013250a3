import { oneOf, suchAs } from "../sentence.ts";
import type { FixableCode, NoData, Noting, Reason } from "../code-definition.ts";
import { definitionNotes, type DefinitionNotes } from "../definition-notes.ts";

interface Data {
  readonly kind: string;
  readonly parent: string;
  readonly suggestion?: string | undefined;
  readonly tied?: true | undefined;
  readonly reason?: string | undefined;
  /** Ids of the kind to choose from, if none is suggested. */
  readonly near?: readonly string[] | undefined;
  /** The suggestion comes from a migration. */
  readonly migrated?: true | undefined;
}

export const code: FixableCode<Data> & Noting<DefinitionNotes & { later: NoData }> = {
  severity: "error",
  theme: "definitions",
  losesContent: true,
  absence: true,
  fix: { level: "suggestions", reveals: true, does: "use the intended parent" },
  meaning: `"copy-from" names neither a definition nor a template.`,
  message: ({ kind, parent, reason }) =>
    `There is no ${kind} "${parent}" to copy from${reason === undefined ? "" : ` – ${reason}`}.`,
  help: ({ kind, suggestion, near }) =>
    suggestion === undefined
      ? `Name ${oneOf(kind)} of this pack or an earlier one${suchAs(near)}.`
      : `Did you mean "${suggestion}"?`,
  label: ({ kind }) => `no ${kind.replaceAll("_", " ")} has this id`,
  notes: { ...definitionNotes, later: () => "defined here, in a pack that loads later" },
};

export const reason: Reason = {
  why: "Everything that the object does not contain itself should come from its parent. Without the parent, the definition is incomplete, so it is left out, and references to it are not reported.",
  remedy:
    'Correct the id. A parent has the same kind and is in this pack or an earlier one; a template is named by its "abstract".',
};
