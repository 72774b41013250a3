import { printJson } from "../../json/print-json.ts";
import { kindNames } from "../../model/kind-names.ts";
import type { Repair } from "../../schema/repair/repair.ts";
import type { ContentCode, FixableCode, NoData, Noting } from "../code-definition.ts";
import { definitionNotes, type DefinitionNotes } from "../definition-notes.ts";
import { capitalOneOf, choose, oneOf, suchAs } from "../sentence.ts";

interface MigratedReference {
  readonly kind: string;
  readonly id: string;
  readonly to: string | undefined;
}

const migratedReference: FixableCode<MigratedReference> = {
  severity: "warning",
  spec: "2",
  tag: "deprecated",
  fix: { level: "suggestions", does: "use the id that the migration names" },
  meaning: "An id is used that a migration has replaced.",
  why: "A MIGRATION object states that this id was renamed or removed. It translates saved games, but not definitions: in content, the old id no longer names anything.",
  remedy: "Write the new id. If there is none, choose another object or remove what refers to it.",
  message: ({ kind, id, to }) =>
    to === undefined
      ? `The ${kind} "${id}" was removed in a migration.`
      : `The ${kind} "${id}" was replaced by "${to}" in a migration.`,
  help: ({ to }) => (to === undefined ? undefined : `Write "${to}".`),
};

/** `used` is the id under which others refer to it. */
interface MisspeltDefinition {
  readonly kind: string;
  readonly id: string;
  readonly used: string;
  readonly uses: number;
}

const misspeltDefinition: ContentCode<MisspeltDefinition> &
  Noting<{
    use: { readonly used: string };
    more: { readonly uses: number };
  }> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2",
  meaning:
    "A definition's id is misspelt: several places use another spelling, and few or none use this one.",
  why: "Several places use one spelling of an id, and the only definition with a similar id has another spelling, which few or no places use. So the definition is misspelt, and the places that use it are right: they are reported together with it, not one by one.",
  remedy:
    "Correct the id of the definition. If the two are different things, the id that is used has no definition: add one.",
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
};

/** `id` is used in `count` places, `near` in `uses`. */
interface NearId {
  readonly kind: string;
  readonly id: string;
  readonly count: number;
  readonly near: string;
  readonly uses: number;
}

const nearId: ContentCode<NearId> = {
  severity: "note",
  shown: true,
  spec: "2",
  meaning:
    "An id of a kind of which nothing is known differs by one letter from one that is used often.",
  why: "As long as no id of a kind is known, any word is accepted as a reference to it, so a misspelt one leads to nothing and nobody notices. This one is used once or twice and is almost the same as another that is used often. It is only a note, since both may exist.",
  remedy:
    'Correct the id. If both exist, list the ids of the kind under "known" in the configuration: then every reference is checked, and this code is no longer needed.',
  message: ({ kind, id, count, near, uses }) =>
    `The ${kind.replaceAll("_", " ")} "${id}", used ${count === 1 ? "once" : "twice"}, is almost "${near}", used ${String(uses)} times – it may be misspelt.`,
  help: ({ near }) => `Did you mean "${near}"?`,
};

interface UncheckedReferences {
  readonly kind: string;
  /** How many references were not checked, each place counted once. */
  readonly count: number;
  /** Set if only references to this id were not checked, because something that may have the id cannot be read. */
  readonly id?: string;
}

const uncheckedReferences: ContentCode<UncheckedReferences> & Noting<{ readonly unread: NoData }> =
  {
    severity: "note",
    shown: true,
    spec: "2",
    meaning: "References were not checked, because too little is known of what they refer to.",
    why: 'A reference can only be checked if it is known which ids exist. defwright learns the ids of items, skills and other kinds that the format does not define from objects in the packs and from "known" in the configuration; as long as no id of such a kind is known, every word is accepted. A reference is not checked either if an object that may have its id cannot be read. This note says what the run did not look at, so that "content is valid" is not taken for more than it is. It does not fail a build, not even with --strict.',
    remedy:
      'List the ids that your game defines in code under "known", either one by one or as the path of a .json file that holds a list of ids; one id is enough to have all references to the kind checked. Raise the severity of the code to "warning" or "error" to make sure that everything is checked.',
    message: ({ kind, count, id }) => {
      const what = kind.replaceAll("_", " ");
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
  };

interface UnknownReference {
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

const unknownReference: FixableCode<UnknownReference> & Noting<DefinitionNotes> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2",
  absence: true,
  fix: {
    level: "suggestions",
    does: "use the intended id",
  },
  meaning: "An id is used that nothing defines.",
  why: 'A definition refers to another one that does not exist. In the game, this is a door that opens into nothing, or a recipe that requires an item nobody can have. If the reason is known, the message states it: the id exists as another kind, in a pack that loads later or is not loaded, or in another spelling. Ids of items, skills and other kinds that the format does not define are checked as soon as any id of their kind is known, from objects in the packs or from "known" in the configuration. The dialect "bright-nights" only warns, since real data has such ids.',
  remedy:
    'Correct the id, define it, load the pack that has it, or list it under "known" if it is defined outside the packs. If the definition that it names has an error of its own, that error is reported instead of this one.',
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

export {
  migratedReference as "migrated-reference",
  misspeltDefinition as "misspelt-definition",
  nearId as "near-id",
  uncheckedReferences as "unchecked-references",
  unknownReference as "unknown-reference",
};
