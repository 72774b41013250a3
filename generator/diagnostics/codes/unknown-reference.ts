import type { FixableCode, Noting, Reason } from "../code-definition.ts";
import { definitionNotes, type DefinitionNotes } from "../definition-notes.ts";
import { printJson } from "../../json/print-json.ts";
import type { Repair } from "../../schema/repair/repair.ts";
import { choose, oneOf, suchAs } from "../sentence.ts";
import { kindNames } from "../../model/kind-names.ts";

interface Data {
  readonly kind: string;
  readonly id: string;
  readonly suggestion?: string | undefined;
  readonly tied?: true | undefined;
  readonly reason?: string | undefined;
  /** The built-in id that differs only in case. */
  readonly builtIn?: string | undefined;
  /** Ids of the kind to choose from, if none is suggested. */
  readonly near?: readonly string[] | undefined;
  /** The entry around it with "LIST" added, if the id then exists. */
  readonly listed?: Repair | undefined;
  /** The pack that defines it and is not loaded. */
  readonly unloaded?: string | undefined;
}

export const code: FixableCode<Data> & Noting<DefinitionNotes> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2",
  theme: "references",
  absence: true,
  fix: {
    level: "suggestions",
    does: "use the intended id",
  },
  meaning: "An id is used that nothing defines.",
  message: ({ kind, id, reason }) =>
    `No ${kind.replaceAll("_", " ")} "${id}" is known${
      reason === undefined ? "" : ` – ${reason}`
    }.`,
  help: ({ kind, suggestion, reason, builtIn, near, unloaded, listed }) => {
    if (listed !== undefined) return `Add "LIST": write ${printJson(listed.instead[0].value)}.`;
    if (suggestion !== undefined) return `Did you mean "${suggestion}"?`;
    if (builtIn !== undefined) return `Write "${builtIn}" if you mean "nothing".`;
    const another = `another${suchAs(near)}`;
    if (unloaded !== undefined)
      return choose(
        [`load the pack "${unloaded}"`, "its content is wanted"],
        [`name ${another}`, "it is not"],
      );
    const isOurs = (kindNames as readonly string[]).includes(kind);
    // The id exists as something else, so it is neither missing nor defined elsewhere.
    if (reason !== undefined) {
      const all = isOurs ? ` "defwright list --kind ${kind}" prints all.` : "";
      return `Name ${oneOf(kind)}${suchAs(near)}.${all}`;
    }
    return isOurs
      ? choose(
          ["define it in one of the packs", "it does not exist yet"],
          [`name ${another}`, "it is misspelt"],
        )
      : choose(
          [`name ${another}`, "it is misspelt"],
          ['list it under "known" in the configuration', "it is defined elsewhere"],
        );
  },
  label: ({ kind }) => `no ${kind.replaceAll("_", " ")} has this id`,
  notes: definitionNotes,
};

export const reason: Reason = {
  why: 'A definition refers to another one that does not exist. In the game, this is a door that opens into nothing, or a recipe that requires an item nobody can have. If the reason is known, the message states it: the id exists as another kind, in a pack that loads later or is not loaded, or in another spelling. Ids of items, skills and other kinds that the format does not define are checked as soon as any id of their kind is known, from objects in the packs or from "known" in the configuration. The dialect "bright-nights" only warns, since real data has such ids.',
  remedy:
    'Correct the id, define it, load the pack that has it, or list it under "known" if it is defined outside the packs. If the definition that it names has an error of its own, that error is reported instead of this one.',
};
