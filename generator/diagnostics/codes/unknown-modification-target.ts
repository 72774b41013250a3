import { oneOf, suchAs } from "../sentence.ts";
import type { FixableCode, NoData, Noting, Reason } from "../code-definition.ts";
import { definitionNotes, type DefinitionNotes } from "../definition-notes.ts";

interface Data {
  readonly kind: string;
  readonly id: string;
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
  spec: "2.1",
  theme: "definitions",
  losesContent: true,
  absence: true,
  fix: { level: "suggestions", reveals: true, does: "use the intended id" },
  meaning: `"edit-mode": "modify" names an id that nothing defines.`,
  message: ({ kind, id, reason }) =>
    `There is no ${kind} "${id}" to modify${reason === undefined ? "" : ` – ${reason}`}.`,
  help: ({ kind, suggestion, near }) =>
    suggestion === undefined
      ? `Name ${oneOf(kind)} of this pack or an earlier one${suchAs(near)}.`
      : `Did you mean "${suggestion}"?`,
  label: ({ kind }) => `no ${kind.replaceAll("_", " ")} has this id`,
  notes: { ...definitionNotes, later: () => "defined here, in a pack that loads later" },
};

export const reason: Reason = {
  why: "The object changes a definition that does not exist, so none of its changes would reach the game. A pack can change what it defines itself and what earlier packs define, but not what later packs define. The message states whether the id exists in a later pack or as another kind.",
  remedy:
    'Correct the id, or load the pack with the target before this one. If the object should define something new, remove "edit-mode".',
};
