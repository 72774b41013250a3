import { printJson } from "../../json/print-json.ts";
import type { Repair } from "../../schema/repair/repair.ts";
import type { ContentCode, FixableCode, NoData, Noting } from "../code-definition.ts";
import { definitionNotes, noneHasId, type DefinitionNotes, type Unknown } from "../missing-ids.ts";
import { capitalOneOf, choose, nounOf, oneOf, suchAs } from "../sentence.ts";

export interface ReferenceCodes {
  "migrated-reference": FixableCode<{
    kind: string;
    id: string;
    to: string | undefined;
    /** Set if the id is the name of a definition of this kind, of which another has the name already. */
    taken?: string;
  }>;
  /** `used` is the id under which others refer to it. */
  "misspelt-definition": ContentCode<{ kind: string; id: string; used: string; uses: number }> &
    Noting<{
      use: { readonly used: string };
      more: { readonly uses: number };
    }>;
  /** `id` is used in `count` places, `near` in `uses`. */
  "near-id": ContentCode<{ kind: string; id: string; count: number; near: string; uses: number }>;
  "unchecked-references": ContentCode<{
    kind: string;
    /** How many references were not checked, each place counted once. */
    count: number;
    /** Set if only references to this id were not checked, because something that may have the id cannot be read. */
    id?: string;
  }> &
    Noting<{ readonly unread: NoData }>;
  "unknown-reference": FixableCode<
    Unknown & {
      kind: string;
      /** Set if the kind is one of the project. */
      ours?: true;
      id: string;
      /** The entry around it with "LIST" added, if the id then exists. */
      listed?: Repair | undefined;
      /** The pack that defines it and is not loaded. */
      unloaded?: string | undefined;
    }
  > &
    Noting<DefinitionNotes>;
}

export const references: ReferenceCodes = {
  "migrated-reference": {
    severity: "warning",
    spec: "2",
    tag: "deprecated",
    fix: { level: "suggestions", does: "use the id that the migration names" },
    message: ({ kind, id, to }) =>
      to === undefined
        ? `The ${kind} "${id}" was removed in a migration.`
        : `The ${kind} "${id}" was replaced by "${to}" in a migration.`,
    help: ({ to, taken }) => {
      if (to === undefined) return undefined;
      return taken === undefined
        ? `Write "${to}".`
        : `Keep one of the two: under that name, this would replace ${oneOf(taken)} that is there already.`;
    },
  },
  "misspelt-definition": {
    severity: "error",
    spec: "2",
    message: ({ kind, id, used, uses }) =>
      `${capitalOneOf(kind)} is defined as "${id}" but used as "${used}" – ${String(uses)} places use that spelling.`,
    help: ({ used }) =>
      choose(
        [`rename it to "${used}"`, "that is what is meant"],
        [`define "${used}"`, "it is another definition"],
      ),
    label: ({ id }) => `defined as "${id}" here`,
    notes: {
      use: ({ used }) => `used as "${used}" here`,
      more: ({ uses }) => `and in ${String(uses)} more place${uses > 1 ? "s" : ""}`,
    },
  },
  "near-id": {
    severity: "note",
    shown: true,
    spec: "2",
    message: ({ kind, id, count, near, uses }) =>
      `The ${nounOf(kind)} "${id}", used ${count === 1 ? "once" : "twice"}, is almost "${near}", used ${String(uses)} times – it may be misspelt.`,
    help: ({ near }) => `Did you mean "${near}"?`,
  },
  "unchecked-references": {
    severity: "note",
    shown: true,
    spec: "2",
    message: ({ kind, count, id }) => {
      const what = nounOf(kind);
      const were = count === 1 ? "was" : "were";
      return id === undefined
        ? `${String(count)} ${count === 1 ? "reference" : "references"} to ids of the kind "${what}" ${were} not checked – no id of this kind is known.`
        : `${String(count)} ${count === 1 ? "use" : "uses"} of the ${what} "${id}" ${were} not checked – something that has an error may have this id.`;
    },
    help: ({ id }) =>
      id === undefined
        ? choose(
            [
              'list the ids of these kinds under "known" in the configuration',
              "your game defines them",
            ],
            ["add a pack that defines them", "there is one"],
          )
        : "Correct that first.",
    notes: { unread: () => "this may have the id" },
  },
  "unknown-reference": {
    severity: "error",
    spec: "2",
    absence: true,
    fix: {
      level: "suggestions",
      does: "use the intended id",
    },
    message: ({ kind, id, reason }) =>
      `No ${nounOf(kind)} "${id}" is known${reason === undefined ? "" : ` – ${reason}`}.`,
    help: ({ kind, ours, suggestion, reason, builtIn, near, unloaded, listed }) => {
      if (listed !== undefined) return `Add "LIST": write ${printJson(listed.instead[0].value)}.`;
      if (suggestion !== undefined) return `Did you mean "${suggestion}"?`;
      if (builtIn !== undefined) return `Write "${builtIn}" if you mean "nothing".`;
      const another = `another${suchAs(near)}`;
      if (unloaded !== undefined)
        return choose(
          [`load the pack "${unloaded}"`, "its content is wanted"],
          [`name ${another}`, "it is not"],
        );
      // The id exists as something else, so it is neither missing nor defined elsewhere.
      if (reason !== undefined) {
        const all = ours ? ` "defwright list --kind ${kind}" prints all.` : "";
        return `Name ${oneOf(kind)}${suchAs(near)}.${all}`;
      }
      return ours
        ? choose(
            ["define it in one of the packs", "it does not exist yet"],
            [`name ${another}`, "it is misspelt"],
          )
        : choose(
            [`name ${another}`, "it is misspelt"],
            ['list it under "known" in the configuration', "it is defined elsewhere"],
          );
    },
    label: noneHasId,
    notes: definitionNotes,
  },
};
